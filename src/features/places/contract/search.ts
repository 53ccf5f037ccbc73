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
export function searchMunicipalities(typed: string, limit = 8): Municipality[] {
  const wanted = fold(typed)
  if (wanted === '') return []
  return SEARCHED.filter(({ words }) => words.some((word) => word.startsWith(wanted)))
    .toSorted((one, other) => rank(one.name, wanted) - rank(other.name, wanted))
    .slice(0, limit)
    .map(({ place }) => place)
}

/** Returns the place of this name; of two that share it, only the name with its entity matches. */
export function municipalityCalled(typed: string): Municipality | undefined {
  const wanted = fold(typed)
  const named = SEARCHED.filter(({ place, name }) => name === wanted || fold(place.name) === wanted)
  return named.length === 1 ? named[0]?.place : undefined
}

function rank(name: string, wanted: string): number {
  if (name === wanted) return 0
  return name.startsWith(wanted) ? 1 : 2
}
