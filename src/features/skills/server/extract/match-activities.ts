import { type Activity, keyOfStem, keysOfWord } from './activities.ts'
import type { Token } from './read-text.ts'

/** An activity that somebody states, with the positions of its words. */
export type Deed = { skill: number; places: number[]; isPlain: boolean }

type Row = Pick<Activity, 'objects' | 'isPlace'> & { skill: number }

/** Distance of the object from its verb, in meaningful words. */
const REACH = 6
const SPAN = 2
/** Prepositions before the place or the role in which somebody works. */
const AT = new Set('u na kod po kao ko k iza s sa pri kroz'.split(' '))
/** Small words whose stems look like objects. */
const PRONOUNS = new Set('im ih mi ti me te ga mu joj nam vam sam smo si mene tebe sebi ja on ona'.split(' '))
const BEING = new Set('sam smo bio bila bili biti'.split(' '))
/** Endings of finite verbs in the first person and the past, which are no things. */
const FINITE = /(?:[aei]m|[aeiu]mo|(?:[aeiou]|[kgsz])l[aie]|[aeiou]o)$/

/** All activities of one language, found by verb. */
export class ActivityTable {
  readonly #byVerb = new Map<string, Row[]>()
  readonly #language: 'bhs' | 'en'

  constructor(
    activities: readonly Activity[],
    language: 'bhs' | 'en',
    placeOf: (key: string) => number | undefined,
  ) {
    this.#language = language
    for (const activity of activities) {
      const skill = placeOf(activity.skill)
      if (skill === undefined || activity.language !== language) continue
      const { objects, isPlace } = activity
      for (const verb of activity.verbs) {
        const rows = this.#byVerb.get(verb)
        if (rows) rows.push({ skill, objects, isPlace })
        else this.#byVerb.set(verb, [{ skill, objects, isPlace }])
      }
    }
  }

  /** Returns all activities in a sentence. */
  find(tokens: readonly Token[]): Deed[] {
    const stems = tokens.map((token) => token[this.#language])
    const placesOf = new Map<string, number[]>()
    stems.forEach((stem, place) => {
      if (this.#language === 'en' || this.#isThing(tokens[place]!))
        placesOf.set(stem, [...(placesOf.get(stem) ?? []), place])
    })
    const governs = this.#language === 'en' ? () => true : this.#governors(tokens)
    const best = new Map<number, Deed>()
    const keep = (deed: Deed) => {
      const existing = best.get(deed.skill)
      if (!existing || existing.places.length < deed.places.length) best.set(deed.skill, deed)
    }
    tokens.forEach(({ word }, place) => {
      const stem = stems[place] ?? ''
      const keys = this.#language === 'bhs' ? keysOfWord(word, stem) : [keyOfStem(stem)]
      for (const key of keys)
        for (const { skill, objects, isPlace } of this.#byVerb.get(key) ?? []) {
          if (objects.length === 0) keep({ skill, places: [place], isPlain: true })
          for (const object of objects) {
            const objectPlaces = placesNear(object, place, placesOf)
            if (objectPlaces?.some((thing) => !governs(place, thing))) continue
            if (objectPlaces && (!isPlace || isAt(tokens[Math.min(...objectPlaces)]!)))
              keep({ skill, places: [place, ...objectPlaces], isPlain: false })
          }
        }
    })
    return [...best.values()]
  }

  /**
   * Returns whether a verb governs a thing: the verb before it does, verbs side by side both do, else the next one; with a
   * pronoun any verb does.
   */
  #governors(tokens: readonly Token[]): (verb: number, thing: number) => boolean {
    const isVerb = tokens.map((token) => !isOfBeing(token) && this.#isVerb(token))
    const runOf = new Map<number, number>()
    isVerb.forEach((is, place) => is && runOf.set(place, isVerb[place - 1] ? runOf.get(place - 1)! : place))
    const before = tokens.map((_, place) => isVerb.lastIndexOf(true, place - 1))
    return (verb, thing) => {
      if (isOfBeing(tokens[verb]!) || PRONOUNS.has(tokens[verb + 1]?.word ?? '')) return true
      const nearest = thing === 0 ? -1 : before[thing]!
      const governor = nearest >= 0 ? nearest : isVerb.indexOf(true, thing + 1)
      return runOf.get(governor) === runOf.get(verb)
    }
  }

  #isVerb({ word, bhs }: Token): boolean {
    return keysOfWord(word, bhs).some((key) => key !== keyOfStem(bhs) && this.#byVerb.has(key))
  }

  #isThing(token: Token): boolean {
    const { word } = token
    return !PRONOUNS.has(word) && !(FINITE.test(word) && this.#isVerb(token))
  }
}

function isOfBeing({ word }: Token): boolean {
  return BEING.has(word)
}

function isAt({ before, word }: Token): boolean {
  return AT.has(before) || (before === 'za' && /[oe]m$/.test(word))
}

/** Returns the positions of all words of an object near a verb, the nearest if there are several. */
function placesNear(
  object: readonly string[],
  verb: number,
  placesOf: ReadonlyMap<string, number[]>,
): number[] | undefined {
  const [head = '', ...others] = object
  let best: number[] | undefined
  for (const place of placesOf.get(head) ?? []) {
    const far = Math.abs(place - verb)
    if (place === verb || far > REACH || (best && far >= Math.abs((best[0] ?? 0) - verb))) continue
    const rest = others.map((stem) =>
      placesOf.get(stem)?.find((other) => other !== place && Math.abs(other - place) <= SPAN),
    )
    if (rest.every((other) => other !== undefined)) best = [place, ...rest]
  }
  return best
}
