import { fraudSigns } from './fraud-signs.ts'
import { linksIn } from './links.ts'
import type { Sign } from './signs.ts'
import type { WordLists } from './words/matching.ts'

/** Links from which a text with little else is a flood. */
const FLOOD_FROM = 3
const TEXT_PER_LINK = 200

/** Places with the same text within a day from which it is flagged. */
export const FLAGGED_PLACES = 3
/** Public texts on the first day of an account from which they are flagged. */
export const FLAGGED_BURST = 8
/** Fewest folded letters of a text whose repetition counts. Many people write the same shorter ones: greetings, thanks. */
export const REPEATED_FROM = 40

/**
 * Returns the signs in a public text, by the rules that /pravila states. Many public calls ask for papers, so that is no
 * sign here; asking for money, a card or a code is.
 */
export function textSigns(text: string, lists: WordLists): Sign[] {
  const links = linksIn(text)
  return [
    ...(lists.threat(text) ? (['threat'] as const) : []),
    ...(lists.slur(text) ? (['slur'] as const) : []),
    ...(lists.fraud(text) || fraudSigns(text).some((sign) => sign !== 'document' && sign !== 'move')
      ? (['fraud'] as const)
      : []),
    ...(links >= FLOOD_FROM && text.length / links < TEXT_PER_LINK ? (['links'] as const) : []),
  ]
}
