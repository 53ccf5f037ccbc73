/** The audiences of a post: everybody, all members, or the author's connections. */
export const AUDIENCES = ['public', 'members', 'connections'] as const
export type Audience = (typeof AUDIENCES)[number]
