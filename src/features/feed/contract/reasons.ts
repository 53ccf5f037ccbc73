/** Why a post is shown to a member, the strongest reason alone. */
export const REASONS = ['connected', 'followed', 'tag', 'skill', 'place', 'supported', 'recent'] as const
export type Reason = (typeof REASONS)[number]
