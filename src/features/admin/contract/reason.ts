import { visibleWords } from '#platform/contract/bilingual-schemas.ts'

export const REASON_LIMIT = 500

/** The reason of staff, which the person reads in the email; it stays in the audit log. */
export const reason = visibleWords(REASON_LIMIT)
