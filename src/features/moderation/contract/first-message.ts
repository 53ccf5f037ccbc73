import { fraudSigns } from './fraud-signs.ts'
import { linksIn } from './links.ts'
import type { Sign } from './signs.ts'
import type { WordLists } from './words/matching.ts'
import { fold } from '#platform/contract/fold.ts'

/** Links in a first message from which it is flagged. */
export const FLAGGED_LINKS = 3
/** Recipients of the same first message within a day from which it is flagged. */
export const FLAGGED_REPEATS = 5

const PHONE = /(?:\+|\b)\d(?:[\s/().-]{0,2}\d){7,13}\b/
const MONEY =
  /\b(?:novac|novca|novcem|pare|para|uplat\w*|isplat\w*|kartic\w*|iban|paypal|revolut|\d+ ?(?:km|bam|eur|evra|eura)|money|cash|bank transfer|gift card)\b/
/** Returns the signs in a first message, by the rules that /pravila states; `countedSigns` finds repeated texts. */
export function firstMessageSigns(
  { text, toMinor }: { text: string; toMinor: boolean },
  lists: WordLists,
): Sign[] {
  const folded = ` ${fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return [
    ...(toMinor && (PHONE.test(text) || MONEY.test(folded)) ? (['minor'] as const) : []),
    ...(lists.threat(text) ? (['threat'] as const) : []),
    ...(lists.slur(text) ? (['slur'] as const) : []),
    ...(lists.fraud(text) || fraudSigns(text).length > 0 ? (['fraud'] as const) : []),
    ...(linksIn(text) >= FLAGGED_LINKS ? (['links'] as const) : []),
  ]
}
