import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { readAmount } from '#platform/contract/amount.ts'
import { areWords, charactersOver } from '#platform/contract/bilingual-schemas.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import { EMAIL, EMAIL_MAX } from '#platform/contract/email-pattern.ts'
import { normalizePhone, phoneIsCut } from '#platform/contract/phone.ts'
import { FILES_MAX } from '../files.ts'
import type { Answer, Fault, Read, FormInput } from './answers.ts'
import type { Field } from './field.ts'
import { readDay } from './read-day.ts'

export const WORDS_MAX = { short: 300, long: 5000, signature: 120 } as const
export const SKILLS_MAX = 15
export const SKILL_MAX = 60

/** Reads the answer of one field from its controls; undefined when they are empty, which is no fault by itself. */
export function readAnswer(field: Field, input: FormInput): Read {
  const all = (input[field.id] ?? []).map((text) => cleanText(text).trim()).filter(Boolean)
  switch (field.kind) {
    case 'section':
    case 'page':
    case 'calculated':
      return undefined
    case 'hidden':
      return field.value === '' ? undefined : { answer: field.value }
    case 'matrix':
      return readMatrix(field, input)
    case 'ranking':
      return readRanking(field, input)
    case 'choices':
      return readChoices(field, all)
    case 'skills':
      return readSkills(all)
    case 'file':
    case 'photo':
      return all.length === 0
        ? undefined
        : bounded(all, { max: Math.min(field.max ?? 1, FILES_MAX), least: 'fewest', most: 'most' })
    default: {
      const [text = ''] = all
      return text === '' ? undefined : readText(field, text)
    }
  }
}

function readText(field: Field, text: string): Read {
  switch (field.kind) {
    case 'email':
      if (text.length > EMAIL_MAX || !EMAIL.test(text)) return wrong('email')
      return { answer: text.toLowerCase() }
    case 'phone':
      return readPhone(text)
    case 'number':
    case 'scale':
      return within(field, readFigure(text), 'number')
    case 'amount':
      return within(field, readAmount(text), 'amount')
    case 'date':
      return readDate(field, text)
    case 'choice':
    case 'dropdown':
      return field.options.some(({ id }) => id === text) ? { answer: text } : wrong('option')
    case 'yesno':
      return text === 'yes' || text === 'no' ? { answer: text === 'yes' } : wrong('option')
    case 'consent':
      // A box that is not ticked says nothing.
      return text === 'yes' ? { answer: true } : wrong('consent')
    case 'municipality':
      return findMunicipality(text) ? { answer: text } : wrong('option')
    default:
      return readWords(field, text)
  }
}

function readWords({ kind, min, max }: Field, text: string): Read {
  const limit =
    kind === 'long' ? WORDS_MAX.long : kind === 'signature' ? WORDS_MAX.signature : WORDS_MAX.short
  const most = Math.min(max ?? limit, limit)
  if (charactersOver(text, most) > 0) return wrong('tooLong', most)
  if (!areWords(text, most)) return wrong('signs')
  if (min !== null && charactersOver(text, min - 1) === 0) return wrong('tooShort', min)
  return { answer: kind === 'long' ? text : text.replaceAll('\n', ' ') }
}

function readPhone(text: string): Read {
  if (phoneIsCut(text)) return wrong('phoneLong')
  const number = normalizePhone(text)
  return /^\+\d{8,15}$/.test(number) && !/[^\d\s+()/.-]/.test(text) ? { answer: number } : wrong('phone')
}

/** A figure as people here write it, with a comma or a point before its decimals. */
function readFigure(text: string): number | undefined {
  if (!/^[-−]?\d{1,12}([.,]\d{1,6})?$/.test(text)) return undefined
  const figure = Number(text.replace('−', '-').replace(',', '.'))
  return figure === 0 ? 0 : figure
}

function within({ kind, min, max }: Field, figure: number | undefined, code: 'number' | 'amount'): Read {
  if (figure === undefined || (kind === 'scale' && !Number.isInteger(figure))) return wrong(code)
  if (min !== null && figure < min) return wrong('least', min)
  if (max !== null && figure > max) return wrong('greatest', max)
  return { answer: figure }
}

function readDate({ from, until }: Field, text: string): Read {
  const day = readDay(text)
  if (day === undefined) return wrong('date')
  if (from !== null && day < from) return wrong('early', from)
  if (until !== null && day > until) return wrong('late', until)
  return { answer: day }
}

function readChoices(field: Field, all: readonly string[]): Read {
  if (all.length === 0) return undefined
  if (all.some((one) => field.options.every(({ id }) => id !== one))) return wrong('option')
  const selected = field.options.map(({ id }) => id).filter((id) => all.includes(id))
  const { min, max } = field
  return bounded(selected, {
    ...(min !== null && { min }),
    max: max ?? selected.length,
    least: 'fewest',
    most: 'most',
  })
}

function readSkills(all: readonly string[]): Read {
  const skills = [...new Set(all.flatMap((text) => text.split(/[,;\n]/)).map((one) => one.trim()))].filter(
    Boolean,
  )
  if (skills.length === 0) return undefined
  const long = skills.some((one) => charactersOver(one, SKILL_MAX) > 0)
  if (long) return wrong('tooLong', SKILL_MAX)
  if (skills.some((one) => !areWords(one, SKILL_MAX))) return wrong('signs')
  return bounded(skills, { max: SKILLS_MAX, least: 'fewest', most: 'most' })
}

/** Reads a ranking: each option needs a place of its own, and a missing place leaves the answer unfinished. */
function readRanking({ id, options }: Field, input: FormInput): Read {
  const places = options.map((option) => ({
    option: option.id,
    place: input[`${id}.${option.id}`]?.[0] ?? '',
  }))
  if (places.every(({ place }) => place === '')) return undefined
  const order = options.map((_, at) => places.filter(({ place }) => place === String(at + 1)))
  if (order.some((atPlace) => atPlace.length !== 1)) return wrong('places', options.length)
  return { answer: order.map(([first]) => first!.option) }
}

function readMatrix({ id, rows, options }: Field, input: FormInput): Read {
  const choices = rows.flatMap((row) => {
    const text = input[`${id}.${row.id}`]?.[0] ?? ''
    return text === '' ? [] : [[row.id, text] as const]
  })
  if (choices.length === 0) return undefined
  if (choices.some(([, text]) => options.every((option) => option.id !== text))) return wrong('option')
  return { answer: Object.fromEntries(choices) }
}

type Bounds = { min?: number; max: number; least: Fault['code']; most: Fault['code'] }

function bounded(list: readonly string[], { min = 0, max, least, most }: Bounds): Read {
  if (list.length < min) return wrong(least, min)
  if (list.length > max) return wrong(most, max)
  return { answer: list }
}

function wrong(code: Fault['code'], bound?: string | number): { fault: Fault } {
  return { fault: bound === undefined ? { code } : { code, bound } }
}

/** Whether a matrix has a choice in every row. */
export function isWhole({ kind, rows }: Field, answer: Answer): boolean {
  return kind !== 'matrix' || rows.every(({ id }) => (answer as Record<string, string>)[id] !== undefined)
}
