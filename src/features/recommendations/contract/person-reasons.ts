/** Reasons why somebody is not for a member: they know each other, the skills do not help, too far, or another one. */
export const PERSON_REASONS = ['known', 'skills', 'place', 'other'] as const
export type PersonReason = (typeof PERSON_REASONS)[number]
