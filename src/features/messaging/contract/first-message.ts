import type { Sign } from '#features/moderation/contract/signs.ts'
import { fold } from '#platform/contract/fold.ts'
import { fraudSigns } from './fraud-signs.ts'

/** So many links in a first message are looked at. */
export const FLAGGED_LINKS = 3
/** The same first message to so many people within a day is looked at. */
export const FLAGGED_REPEATS = 5

const LINK = /\b(?:https?:\/\/|www\.)\S/gi
const PHONE = /(?:\+|\b)\d(?:[\s/().-]{0,2}\d){7,13}\b/
const MONEY =
  /\b(?:novac|novca|novcem|pare|para|uplat\w*|isplat\w*|kartic\w*|iban|paypal|revolut|\d+ ?(?:km|bam|eur|evra|eura)|money|cash|bank transfer|gift card)\b/
/** Threats alone, as they are written: no names of peoples, which are also surnames and school lessons. */
const THREATS = [
  'ubicu te',
  'ubit cu te',
  'zaklacu te',
  'zaklat cu te',
  'prebicu te',
  'prebit cu te',
  'ubij se',
  'noz zica srebrenica',
  'i will kill you',
  'kill yourself',
]

/** What a program sees in a first message, by the rules that /pravila states; whether it repeats another is counted elsewhere. */
export function firstMessageSigns({ text, toMinor }: { text: string; toMinor: boolean }): Sign[] {
  const folded = ` ${fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  return [
    ...(toMinor && (PHONE.test(text) || MONEY.test(folded)) ? (['minor'] as const) : []),
    ...(THREATS.some((threat) => folded.includes(` ${threat} `)) ? (['threat'] as const) : []),
    ...(fraudSigns(text).length > 0 ? (['fraud'] as const) : []),
    ...((text.match(LINK)?.length ?? 0) >= FLAGGED_LINKS ? (['links'] as const) : []),
  ]
}
