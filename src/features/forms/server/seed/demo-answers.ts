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
  const pick = (at: number) => options[at % Math.max(1, options.length)]?.id ?? ''
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
      return one(TOWNS[(turn * 5) % TOWNS.length]!)
    case 'yesno':
      return one(turn % 3 === 0 ? 'no' : 'yes')
    case 'consent':
      return one('yes')
    case 'scale':
      return one(String(1 + ((turn * 7) % 5)))
    case 'number':
      return one(
        String((field.min ?? 0) + ((turn * 11) % Math.min(20, (field.max ?? 20) - (field.min ?? 0) + 1))),
      )
    case 'amount':
      return one(String(100 + ((turn * 130) % 700)))
    case 'date':
      return one(new Date(now.getTime() + (10 + (turn % 20)) * DAY_MS).toISOString().slice(0, 10))
    case 'choice':
    case 'dropdown':
      return one(pick(turn * 5 + (turn >> 1)))
    case 'choices':
      return [[id, options.filter((_, at) => (turn + at) % 3 !== 0).map((option) => option.id)]]
    case 'ranking':
      return options.map((option, at) => [`${id}.${option.id}`, [String(1 + ((at + turn) % options.length))]])
    case 'matrix':
      return rows.map((row, at) => [`${id}.${row.id}`, [pick(turn + at)]])
    default:
      return []
  }
}
