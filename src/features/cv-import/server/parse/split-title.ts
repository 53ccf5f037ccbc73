import { fold } from '#platform/contract/fold.ts'
import { isLocation, placeScore } from './cues.ts'

export type Named = { title: string; place: string; confidence: number }

/** Signs and words between a title and its place, the clearest first. */
const STRONG = /\s+(?:[–—|·•/]|-)\s+|\s*\|\s*|\s+@\s+|\s{2,}/
const WORDS = /\s+(?:at|kod|код)\s+/i
const WEAK = /\s*,\s+/
const IN_PLACE = /\s+(?:u|in|у)\s+(?=\p{Lu})/u

/** Words that only label the next ones. */
const FIELD = /^(?:smjer|zvanje|odsjek|pozicija|radno mjesto|field|major|смјер|звање)\s*:\s*/iu

const PLACES = ['work', 'education'] as const

/** Splits a text at the clearest separator in it. */
export function cut(text: string): string[] {
  for (const sign of [STRONG, WORDS]) {
    const parts = text.split(sign).filter((part) => part.trim() !== '')
    if (parts.length > 1) return parts
  }
  const [first = '', ...others] = text.split(WEAK)
  if (others.length > 0 && !isLocation(others.join(', '))) return [first, others.join(', ')]
  const inPlace = text.split(IN_PLACE)
  return inPlace.length === 2 && PLACES.some((section) => placeScore(inPlace[1] ?? '', section) > 0)
    ? inPlace
    : [text]
}

/** Decides which text is the title and which the place; where words do not tell, by the order in other entries. */
export function nameParts(
  texts: readonly string[],
  options: { section: 'work' | 'education'; placeFirst: boolean },
): Named {
  const { section, placeFirst } = options
  const plain = texts
    .map((text) => text.replace(FIELD, '').replace(/^[\s,–—|·-]+|[\s,–—|·:-]+$/g, ''))
    .filter((text) => text !== '')
  const towns = plain.filter((text) => isLocation(text))
  const [first = '', second = '', ...more] = plain.filter((text) => !isLocation(text))
  const town = towns[0] ?? ''
  if (second === '') {
    const isPlace = placeScore(first, section) > 0
    return isPlace
      ? { title: '', place: withTown(first, town), confidence: 0.5 }
      : { title: first, place: town, confidence: first ? 0.7 : 0.1 }
  }
  const diff = placeScore(second, section) - placeScore(first, section)
  const swap = diff === 0 ? placeFirst : diff < 0
  const [title, place] = swap ? [second, first] : [first, second]
  const whole = [place, ...more].join(', ')
  return { title, place: withTown(whole, town), confidence: diff === 0 ? 0.65 : 0.95 }
}

function withTown(place: string, town: string): string {
  const [name = ''] = town.split(',')
  return town === '' || ` ${fold(place)} `.includes(` ${fold(name)} `) ? place : `${place}, ${town}`
}
