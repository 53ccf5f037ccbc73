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
  return [
    ...(toMinor && leadsElsewhere(text) ? (['minor'] as const) : []),
    ...(lists.threat(text) ? (['threat'] as const) : []),
    ...(lists.slur(text) ? (['slur'] as const) : []),
    ...(lists.fraud(text) || fraudSigns(text).length > 0 ? (['fraud'] as const) : []),
    ...(linksIn(text) >= FLAGGED_LINKS ? (['links'] as const) : []),
  ]
}

/** Returns whether a text has a phone number or mentions money, which strangers must not send to anyone under 18. */
export function leadsElsewhere(text: string): boolean {
  return PHONE.test(text) || MONEY.test(` ${fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `)
}
