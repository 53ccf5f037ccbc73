import type { Locale } from '#platform/contract/locale.ts'

export type Slot = 'name' | 'opportunity' | 'organisation'

/** What may stand in a message for what is known only when it is sent, as it is written in each language. */
export const SLOTS: Readonly<Record<Locale, Readonly<Record<Slot, string>>>> = {
  bhs: { name: '{ime}', opportunity: '{prilika}', organisation: '{organizacija}' },
  en: { name: '{name}', opportunity: '{opportunity}', organisation: '{organisation}' },
}

const MEANT: ReadonlyMap<string, Slot> = new Map(
  Object.values(SLOTS).flatMap((words) => Object.entries(words).map(([slot, word]) => [word, slot as Slot])),
)

/** A message with everything filled in; the words of either language count, and what is none of them stays. */
export function fillMessage(text: string, values: Readonly<Record<Slot, string>>): string {
  return text.replace(/\{[a-z]{1,20}\}/g, (word) => {
    const slot = MEANT.get(word)
    return slot === undefined ? word : values[slot]
  })
}
