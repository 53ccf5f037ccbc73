/** What a key of a partner may be allowed to read; each call says in its contract to which it belongs. */
export const PARTNER_SCOPES = ['opportunities', 'grants'] as const
export type PartnerScope = (typeof PARTNER_SCOPES)[number]

/** Begins every key, so that one that lies around is recognised. */
export const PARTNER_KEY_BEGIN = 'zk_'
