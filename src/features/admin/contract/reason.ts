import * as z from 'zod/mini'

export const REASON_LIMIT = 500

/** Why staff do it; the person reads it in the mail, and it stays in the audit log. */
export const reason = z
  .string()
  .check(
    z.maxLength(REASON_LIMIT),
    z.regex(
      /^[^\u0000-\u0009\u000b-\u001f\u007f\ud800-\udfff]*\S[^\u0000-\u0009\u000b-\u001f\u007f\ud800-\udfff]*$/u,
    ),
  )
