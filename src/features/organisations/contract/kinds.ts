export const KINDS = ['employer', 'ngo', 'public', 'school', 'foundation', 'youth-bank'] as const
export type Kind = (typeof KINDS)[number]

/** Owners manage people, editors write and publish, reviewers read applications. */
export const ROLES = ['owner', 'editor', 'reviewer'] as const
export type Role = (typeof ROLES)[number]

export const VERIFICATIONS = ['none', 'waiting', 'verified', 'refused'] as const
export type Verification = (typeof VERIFICATIONS)[number]

/** Reasons for which staff refuse or suspend an organisation; each has a text in both languages. */
export const REASONS = ['proof', 'register', 'name', 'impostor', 'complaints', 'other'] as const
export type Reason = (typeof REASONS)[number]
