import { type Tone, TONES } from './document.ts'

/** The paragraph style of a call-out in a Word document; neighbours of one tone have them by turns, so that they stay two. */
type CalloutStyle = { tone: Tone; isOther: boolean; name: string }

/** Call-outs are known by these when a document is read in again. */
export const CALLOUT_STYLES: readonly CalloutStyle[] = TONES.flatMap((tone) =>
  [false, true].map((isOther) => ({ tone, isOther, name: `Zamah ${tone}${isOther ? ' 2' : ''}` })),
)

export function calloutStyle(tone: Tone, isOther: boolean): string {
  return CALLOUT_STYLES.find((style) => style.tone === tone && style.isOther === isOther)!.name
}
