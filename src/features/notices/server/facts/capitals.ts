import { fold } from '#platform/contract/fold.ts'
import { municipalities } from '#features/places/contract/municipalities.ts'

/** Words written in capitals in any text. */
const CAPITAL = new Set(
  'BIH FBIH RS EU UN UNDP UNICEF UNHCR IOM OSCE OEBS GIZ USAID JU JP JKP KJKP JZU NVO IT ICT STEM OŠ SŠ MUP PR HR CV MSP VSS SSS KV NK BHRT RTV NATO PIO TV MB LGBT SOS UG KUD EUFOR WHO UNFPA NGO BSC AI ID'.split(
    ' ',
  ),
)
const SPECIAL: Readonly<Record<string, string>> = {
  bih: 'BiH',
  fbih: 'FBiH',
  'd.o.o.': 'd.o.o.',
  doo: 'd.o.o.',
}
const NAMES = new Map(
  municipalities.flatMap(({ latin }) => latin.split(/[ -]/).map((word) => [fold(word), word] as const)),
)
const PLAIN = new Set([
  'grad',
  'most',
  'novi',
  'stari',
  'novo',
  'istok',
  'jug',
  'na',
  'centar',
  'distrikt',
  'brod',
  'luka',
  'olovo',
  'pale',
  'rudo',
  'visoko',
  'ravno',
  'kljuc',
])
const KNOWN = new Map(
  'bosna:Bosna bosne:Bosne bosni:Bosni hercegovina:Hercegovina hercegovine:Hercegovine hercegovini:Hercegovini federacija:Federacija federacije:Federacije federaciji:Federaciji republika:Republika republike:Republike srpska:Srpska srpske:Srpske srpskoj:Srpskoj sarajevo:Sarajevo sarajeva:Sarajeva evropske:Evropske'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** Whether a line is written in capitals. */
export function isInCapitals(text: string): boolean {
  const large = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  return large >= 4 && large > small * 2
}

/**
 * Lowers capitals except at the start of sentences and names; `names` are words that the rest of the notice capitalises.
 */
export function lowerCapitals(text: string, names: ReadonlyMap<string, string> = new Map()): string {
  let first = true
  return text.replace(/[\p{L}\p{M}]+(?:\.[\p{L}]\.(?:[\p{L}]\.)?)?/gu, (word, at: number) => {
    const isFirst = first
    first = false
    if (!/^\p{Lu}{2}|^\p{Lu}$/u.test(word) || /\p{Ll}/u.test(word)) return word
    const small = word.toLowerCase()
    const special = SPECIAL[small]
    if (special) return special
    if (CAPITAL.has(word)) return word
    const name =
      names.get(fold(word)) ??
      KNOWN.get(fold(word)) ??
      (PLAIN.has(fold(word)) ? undefined : NAMES.get(fold(word)))
    const isQuoted = /["“„”«»]/.test(text.charAt(at - 1))
    if (name) return name
    return isFirst || isQuoted ? small.charAt(0).toUpperCase() + small.slice(1) : small
  })
}

/** Returns capitalised words within sentences, which are names. */
export function properNamesIn(text: string): Map<string, string> {
  const names = new Map<string, string>()
  const small = new Set<string>()
  for (const match of text.matchAll(/(?<=[\p{Ll},:]\s)\p{L}{2,30}/gu)) {
    const [word] = match
    if (/^\p{Lu}\p{Ll}+$/u.test(word)) names.set(fold(word), word)
    else if (/^\p{Ll}+$/u.test(word)) small.add(fold(word))
  }
  for (const word of small) names.delete(word)
  return names
}
