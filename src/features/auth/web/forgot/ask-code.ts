import { sendResetCode } from '#features/recovery/contract/recovery.endpoints.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { NoAnswerError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'

/** Has a code emailed. The flow goes on after any answer of the server; only a missing one is a failure. */
export async function askResetCode(email: string, language: Locale): Promise<void> {
  try {
    await call(sendResetCode, { body: { email, language } })
  } catch (error) {
    if (error instanceof NoAnswerError) throw error
  }
}
