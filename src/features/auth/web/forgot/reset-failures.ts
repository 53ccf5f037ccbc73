import { ApiError, errorText, NoAnswerError } from '#platform/web/api/api-error.ts'

export type FailureTexts = { expired: string; wrong: string; general: string }

/** Explains why a reset code was rejected. */
export function codeFailure(error: unknown, texts: FailureTexts): string {
  if (error instanceof NoAnswerError) return texts.general
  return says(error, EXPIRED) ? texts.expired : texts.wrong
}

/** Explains why a new password with a code was rejected. */
export function passwordFailure(error: unknown, texts: FailureTexts): string {
  if (says(error, EXPIRED)) return texts.expired
  return says(error, USED) ? texts.wrong : errorText(error, texts.general)
}

const EXPIRED = /expired|istekao/i
const USED = /used|korišten/i

function says(error: unknown, word: RegExp): boolean {
  return error instanceof ApiError && word.test(error.text ?? error.message)
}
