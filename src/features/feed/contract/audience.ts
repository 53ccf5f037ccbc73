/** Who reads a post: everybody, all members, or the connections of its author. */
export const AUDIENCES = ['public', 'members', 'connections'] as const
export type Audience = (typeof AUDIENCES)[number]
