import { interestMask, NO_PLACE, placeCode } from '../rank/codes.ts'
import { Growing } from '../rank/growing.ts'
import { Numbers } from '../rank/vocabulary.ts'
import type { PersonFacts } from './person-facts.ts'

const words = (length: number) => new Uint32Array(length)

/** People in columns of numbers; `post…` lists who has a skill. */
export type PeopleTable = {
  ids: readonly string[]
  slots: ReadonlyMap<string, number>
  gone: Uint8Array
  interests: Uint16Array
  place: Uint8Array
  skillFrom: Uint32Array
  skill: Uint32Array
  postFrom: Uint32Array
  post: Uint32Array
}

/** Adds people one by one, so that they are never all in memory as objects. */
export class PeopleTableBuilder {
  readonly #numbers: Numbers
  readonly #ids: string[] = []
  readonly #slots = new Map<string, number>()
  readonly #interests = new Growing((length) => new Uint16Array(length))
  readonly #place = new Growing((length) => new Uint8Array(length))
  readonly #from = new Growing(words)
  readonly #skill = new Growing(words)

  constructor(numbers: Numbers) {
    this.#numbers = numbers
  }

  add({ id, skills, interests, municipality }: PersonFacts): void {
    if (this.#slots.has(id)) return
    this.#slots.set(id, this.#ids.length)
    this.#ids.push(id)
    this.#interests.push(interestMask(interests))
    this.#place.push(municipality === null ? NO_PLACE : placeCode(municipality))
    this.#from.push(this.#skill.length)
    for (const skill of skills) this.#skill.push(this.#numbers.of(skill))
  }

  done(): PeopleTable {
    this.#from.push(this.#skill.length)
    const [skillFrom, skill] = [this.#from.done(), this.#skill.done()]
    return {
      ids: this.#ids,
      slots: this.#slots,
      gone: new Uint8Array(this.#ids.length),
      interests: this.#interests.done(),
      place: this.#place.done(),
      skillFrom,
      skill,
      ...postings({ skillFrom, skill, skills: this.#numbers.size }),
    }
  }
}

function postings(input: { skillFrom: Uint32Array; skill: Uint32Array; skills: number }) {
  const { skillFrom, skill, skills } = input
  const postFrom = words(skills + 1)
  for (const one of skill) postFrom[one + 1]! += 1
  for (let one = 0; one < skills; one += 1) postFrom[one + 1]! += postFrom[one]!
  const next = postFrom.slice()
  const post = words(skill.length)
  for (let slot = 0; slot + 1 < skillFrom.length; slot += 1)
    for (let n = skillFrom[slot]!; n < skillFrom[slot + 1]!; n += 1) post[next[skill[n]!]!++] = slot
  return { postFrom, post }
}
