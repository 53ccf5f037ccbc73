import { seenWords } from '#platform/contract/bilingual-schemas.ts'

export const REASON_LIMIT = 500

/** Why staff do it; the person reads it in the mail, and it stays in the audit log. */
export const reason = seenWords(REASON_LIMIT)
