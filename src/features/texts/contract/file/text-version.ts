import type { Locale } from '#platform/contract/locale.ts'

/** Returns the version of a text in both languages: whoever found it right has read both. */
export function pairVersionOf({ bhs, en }: Record<Locale, string>): string {
  return versionOf(`${bhs}\n${en}`)
}

/**
 * Returns a short version of a text's words, which tells whether an exported text is still current, in a file edited
 * anywhere. It begins with a letter, so that no program takes it for a number.
 */
export function versionOf(text: string): string {
  let low = 0x811c9dc5
  let high = 0x41c6ce57
  for (const character of text) {
    const code = character.codePointAt(0)!
    low = Math.imul(low ^ code, 0x9e3779b1)
    high = Math.imul(high ^ code, 0x5f356495)
  }
  low = Math.imul(low ^ (high >>> 15), 0x735a2d97)
  high = Math.imul(high ^ (low >>> 13), 0xcaf649a9)
  return `v${((high >>> 0) * 0x100000 + ((low >>> 12) & 0xfffff)).toString(36)}`
}
