import type { Bilingual } from '#platform/contract/bilingual.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { placeholderList, unknownPlaceholders } from '../../contract/placeholders.ts'
import { problems } from '../../contract/problems.ts'

/** Rejects a message with placeholders that cannot be filled in. */
export function refuseUnknownPlaceholders(message: Bilingual): void {
  const unknown = unknownPlaceholders(message.bhs, message.en)
  if (unknown.length === 0) return
  const placeholders = LOCALES.map(placeholderList).join(', ')
  throw new Problem(problems.unknownPlaceholder, {
    values: { unknown: unknown.join(', '), known: placeholders },
  })
}
