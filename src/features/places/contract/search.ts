import { fold } from '#platform/contract/fold.ts'
import { municipalities, type Municipality } from './municipalities.ts'

/** Names that people still type. */
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

/** Municipalities whose name, or a word of it, or postal code begins so; in whatever script and case it is typed. */
export function searchMunicipalities(typed: string, limit = 8): Municipality[] {
  const wanted = fold(typed)
  if (wanted === '') return []
  return SEARCHED.filter(({ words }) => words.some((word) => word.startsWith(wanted)))
    .toSorted((one, other) => rank(one.name, wanted) - rank(other.name, wanted))
    .slice(0, limit)
    .map(({ place }) => place)
}

/** The one place of this name, where only one has it; of two that share one, the name with its entity says which. */
export function municipalityCalled(typed: string): Municipality | undefined {
  const wanted = fold(typed)
  const named = SEARCHED.filter(({ place, name }) => name === wanted || fold(place.name) === wanted)
  return named.length === 1 ? named[0]?.place : undefined
}

function rank(name: string, wanted: string): number {
  if (name === wanted) return 0
  return name.startsWith(wanted) ? 1 : 2
}
