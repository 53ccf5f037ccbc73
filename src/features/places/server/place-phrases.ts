import { fold } from '#platform/contract/fold.ts'
import { type Area, AREAS, municipalities, type MunicipalityId } from '../contract/municipalities.ts'
import { areaNames } from '../contract/areas.ts'
import { formsOf } from './declension.ts'

/** A place that a phrase names; `isWord` where the phrase means something else just as well. */
export type PhrasePlace = { place: MunicipalityId | Area; isWord: boolean }

/** Other names of places; Sarajevo is no municipality but all of its canton. */
const ALSO: readonly (readonly [MunicipalityId | Area, string])[] = [
  ['KS', 'Sarajevo'],
  ['TUZ', 'Tuzlanski kanton'],
  ['brcko-distrikt', 'Brčko'],
  ['banja-luka', 'Banjaluka'],
  ['prozor-rama', 'Prozor'],
  ['gornji-vakuf-uskoplje', 'Gornji Vakuf'],
  ['stari-grad-sarajevo', 'Stari Grad'],
  ['gradiska', 'Bosanska Gradiška'],
  ['kozarska-dubica', 'Bosanska Dubica'],
  ['kostajnica', 'Bosanska Kostajnica'],
  ['novi-grad', 'Bosanski Novi'],
  ['brod', 'Bosanski Brod'],
  ['samac', 'Bosanski Šamac'],
  ['tomislavgrad', 'Duvno'],
]
/** Forms that no rule of declension makes. */
const IRREGULAR: readonly (readonly [MunicipalityId, string])[] = [
  ['stolac', 'stoca stocu stocem'],
  ['sokolac', 'sokoca sokocu sokocem'],
  ['srbac', 'srpca srpcu srpcem'],
]
/** Several places have these names, and nobody knows which one is meant. */
const SHARED = new Set(['novi grad', 'petrovac', 'trnovo', 'kupres'])
/** Names that are plain words too: high, key, lead, ship, lake, Milica. */
const WORDS = new Set(
  'visoko kljuc jezero brod pale breza olovo vitez rudo ravno milici petrovo stanari drvar ribnik osmaci prozor stari-grad'.split(
    ' ',
  ),
)

export const PHRASE_WORDS_MAX = 4
const phrases = collect()

/** Returns the place that folded words name in any of their cases; undefined for none, or for several of one name. */
export function placeOfPhrase(phrase: string): PhrasePlace | undefined {
  return phrases.get(phrase)
}

function collect(): ReadonlyMap<string, PhrasePlace> {
  const all = new Map<string, PhrasePlace>()
  const add = (place: PhrasePlace['place'], name: string) => {
    if (SHARED.has(fold(name))) return
    const isWord = WORDS.has(fold(name).replaceAll(' ', '-'))
    for (const form of caseForms(name)) if (!all.has(form)) all.set(form, { place, isWord })
  }
  for (const { id, latin } of municipalities) add(id, latin)
  for (const area of AREAS) for (const name of Object.values(areaNames[area])) add(area, name)
  for (const [place, name] of ALSO) add(place, name)
  for (const [place, forms] of IRREGULAR)
    for (const form of forms.split(' ')) all.set(form, { place, isWord: false })
  return all
}

/** Returns the name in all cases; its words decline together. */
function caseForms(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[ -]/)
    .map((word) => (word.length < 3 ? [fold(word)] : formsOf(word)))
    .reduce<string[]>(
      (starts, forms) =>
        starts.length === 0 ? forms : starts.flatMap((start) => forms.map((form) => `${start} ${form}`)),
      [],
    )
}
