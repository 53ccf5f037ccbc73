import { cast } from '#features/account/server/index.ts'
import { municipalities } from '#features/places/contract/municipalities.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import type { FormInput } from '../../contract/rules/answers.ts'
import type { Content } from '../../contract/rules/content.ts'
import type { Field } from '../../contract/rules/field.ts'

const PEOPLE = Object.values(cast)
const TOWNS = municipalities
  .filter(({ name }) => PEOPLE.some(({ town }) => town === name))
  .map(({ id }) => id)
const WORDS: Readonly<Record<string, readonly string[]>> = {
  category: ['B', 'B i C', 'A1, B'],
  language: ['Python', 'JavaScript', 'Scratch'],
  question: ['Kako procijeniti troškove unaprijed?', 'Šta ako cijene skoče?', 'Kako pravdati račune?'],
  skills: ['Excel, računovodstvo', 'pisanje projekata', 'engleski jezik, prezentacije'],
  idea: [
    'Tri klupe i česma na kraju igrališta.',
    'Drvored lipa uz školu.',
    'Sjena ispred gimnazije, pet ljuljački i nova rasvjeta.',
  ],
  offer: ['stolarska radionica iz ulice', 'rasadnik', 'dvije ponude su u dogovoru'],
  best: ['Neko me konačno pitao šta ja hoću.', 'Vježba razgovora za posao.', 'Povratna informacija na CV.'],
  school: ['Gimnazija', 'Srednja ekonomska škola', 'Mješovita srednja škola'],
}

/** Returns a demo person's input; the same turn gives the same input. */
export function demoInput({ fields }: Content, turn: number, now: Date): FormInput {
  const person = PEOPLE[turn % PEOPLE.length]!
  return Object.fromEntries(fields.flatMap((field) => inputOf(field, { turn, now, person })))
}

type Turn = { turn: number; now: Date; person: (typeof PEOPLE)[number] }

function inputOf(field: Field, { turn, now, person }: Turn): [string, string[]][] {
  const { id, kind, options, rows } = field
  const one = (text: string): [string, string[]][] => [[id, [text]]]
  const pick = (name: string) => options[Math.floor(options.length * share(turn, name) ** 1.7)]?.id ?? ''
  switch (kind) {
    case 'short':
    case 'long':
    case 'skills': {
      const pool = WORDS[id]
      return one(pool ? pool[turn % pool.length]! : `${person.firstName} ${person.lastName}`)
    }
    case 'signature':
      return one(`${PEOPLE[(turn + 1) % PEOPLE.length]!.firstName} ${person.lastName}`)
    case 'email':
      return one(person.email)
    case 'phone':
      return one(person.phoneNumber)
    case 'municipality':
      return one(TOWNS[Math.floor(TOWNS.length * share(turn, id) ** 1.7)]!)
    case 'yesno':
      return one(turn % 3 === 0 ? 'no' : 'yes')
    case 'consent':
      return one('yes')
    case 'scale':
      return one(String(1 + Math.floor(5 * share(turn, id) ** 0.6)))
    case 'number':
      return one(String((field.min ?? 0) + Math.floor(spanOf(field) * share(turn, id) ** 1.7)))
    case 'amount':
      return one(String(100 + 10 * Math.floor(70 * share(turn, id) ** 1.4)))
    case 'date':
      return one(new Date(now.getTime() + (10 + (turn % 20)) * DAY_MS).toISOString().slice(0, 10))
    case 'choice':
    case 'dropdown':
      return one(pick(id))
    case 'choices':
      return [[id, options.filter((_, at) => (turn + at) % 3 !== 0).map((option) => option.id)]]
    case 'ranking':
      return rankingOf(field, turn).map((option, at) => [`${id}.${option}`, [String(at + 1)]])
    case 'matrix':
      return rows.map((row) => [`${id}.${row.id}`, [pick(row.id)]])
    default:
      return []
  }
}

/** The same number from 0 to 1 for the same turn and name, so that the demo world is the same each time and yet uneven. */
function share(turn: number, name: string): number {
  let mix = turn * 7919 + 13
  for (const sign of name) mix = Math.imul(mix ^ sign.codePointAt(0)!, 16_777_619)
  mix = Math.imul(mix ^ (mix >>> 15), 2_246_822_519)
  return ((mix ^ (mix >>> 13)) >>> 0) / 2 ** 32
}

const spanOf = ({ min, max }: Field): number => Math.min(60, (max ?? 20) - (min ?? 0) + 1)

/** The options as one person ranks them: the first ones are liked more, but not by everybody. */
function rankingOf({ options }: Field, turn: number): string[] {
  return options
    .map(({ id }, at) => ({ id, place: at / 3 + share(turn, id) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ id }) => id)
}
