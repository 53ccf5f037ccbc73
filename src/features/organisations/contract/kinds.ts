export const KINDS = ['employer', 'ngo', 'public', 'school', 'foundation', 'youth-bank'] as const
export type Kind = (typeof KINDS)[number]

/** An owner decides about people, an editor writes and publishes, a reviewer reads applications. */
export const ROLES = ['owner', 'editor', 'reviewer'] as const
export type Role = (typeof ROLES)[number]

export const VERIFICATIONS = ['none', 'waiting', 'verified', 'refused'] as const
export type Verification = (typeof VERIFICATIONS)[number]

/** Why staff say no, or take an organisation off; each has a text in both languages. */
export const REASONS = ['proof', 'register', 'name', 'impostor', 'complaints', 'other'] as const
export type Reason = (typeof REASONS)[number]
