import { fold } from '#platform/contract/fold.ts'
import { municipalities, type Municipality } from './municipalities.ts'

/** Former names that people still type. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  brod: 'Bosanski Brod',
  gradiska: 'Bosanska Gradiška',
  'novi-grad': 'Bosanski Novi',
  'kozarska-dubica': 'Bosanska Dubica',
  kostajnica: 'Bosanska Kostajnica',
  samac: 'Bosanski Šamac',
  knezevo: 'Skender Vakuf',
  tomislavgrad: 'Duvno',
}

const SEARCHED = municipalities.map((place) => {
  const name = fold(place.latin)
  const more = [fold(ALSO_CALLED[place.id] ?? ''), place.postalCode ?? ''].filter(Boolean)
  return { place, name, words: [name, ...name.split(' ').slice(1), ...more] }
})

/** Finds municipalities whose name, a word of it or postal code begins with the typed text, in any script and case. */
export function searchMunicipalities(text: string, limit = 8): Municipality[] {
  const prefix = fold(text)
  if (prefix === '') return []
  return SEARCHED.filter(({ words }) => words.some((word) => word.startsWith(prefix)))
    .toSorted((one, other) => rank(one.name, prefix) - rank(other.name, prefix))
    .slice(0, limit)
    .map(({ place }) => place)
}

const PLACES_BY_NAME = new Map<string, Municipality[]>()
for (const place of municipalities)
  for (const name of new Set([fold(place.latin), fold(place.name)]))
    PLACES_BY_NAME.set(name, [...(PLACES_BY_NAME.get(name) ?? []), place])

/** Returns every place of this name: none, one, or the two that share it unless their entity is named. */
export function placesCalled(text: string): readonly Municipality[] {
  return PLACES_BY_NAME.get(fold(text)) ?? []
}

/** Returns the only place of this name; `undefined` if two share it. */
export function municipalityCalled(text: string): Municipality | undefined {
  const [place, another] = placesCalled(text)
  return another ? undefined : place
}

function rank(name: string, prefix: string): number {
  if (name === prefix) return 0
  return name.startsWith(prefix) ? 1 : 2
}
