/** Areas an admin may be given without being a global admin; the one list of them. */
export const ADMIN_SCOPES = ['users', 'content', 'opportunities', 'grants', 'moderation'] as const
export type AdminScope = (typeof ADMIN_SCOPES)[number]
