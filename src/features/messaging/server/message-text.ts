import { problems as platform } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../contract/problems.ts'
import { bodyOf, wrongWords } from '../contract/message-text.ts'

const REFUSALS = {
  empty: problems.empty,
  tooManyLinks: problems.tooManyLinks,
  tooLong: platform.invalid,
  signs: platform.signs,
} as const

/** Returns a message as it is stored, or throws why it is invalid; files need no text. */
export function checkedBody(text: string, hasFiles = false): string {
  const wrong = wrongWords(text, hasFiles)
  if (wrong) throw new Problem(REFUSALS[wrong])
  return bodyOf(text)
}
