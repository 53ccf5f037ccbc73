/** Why somebody is not for a member: they know each other, what they can do does not help, too far, or something else. */
export const PERSON_REASONS = ['known', 'skills', 'place', 'other'] as const
export type PersonReason = (typeof PERSON_REASONS)[number]
