/** What people call a live-editable text. */
export type BlockName = { readonly bhs: string; readonly en: string }

/** `$1` and `$2` of the words are what the id has there. */
type NameRule = readonly [id: string | RegExp, bhs: string, en: string]

/** Names texts by their ids; the first rule that fits a whole id counts. */
export function blockNames(rules: readonly NameRule[]): (id: string) => BlockName | undefined {
  return (id) => {
    for (const [rule, bhs, en] of rules) {
      const match = typeof rule === 'string' ? rule === id && [id] : rule.exec(id)
      if (!match) continue
      const filled = (words: string) =>
        words.replaceAll(/\$(\d)/g, (_whole, place: string) => match[Number(place)] ?? '')
      return { bhs: filled(bhs), en: filled(en) }
    }
    return undefined
  }
}
