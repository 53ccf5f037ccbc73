import { sendVerification } from '#features/account/contract/registration.endpoints.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { ask } from './ask.ts'

/** The address needs no code; the answer had no text for it. */
class AlreadyVerifiedError extends Error {}

/** Has a new code emailed; throws if the address is verified already. */
export async function resendCode(email: string): Promise<void> {
  const answer = await ask(sendVerification, { body: { email } })
  if (answer.alreadyVerified === true) throw new AlreadyVerifiedError('already verified')
}

export function resendErrorText(error: unknown, texts: { already: string; failed: string }): string {
  return error instanceof AlreadyVerifiedError ? texts.already : errorText(error, texts.failed)
}
