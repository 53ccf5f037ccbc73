import * as z from 'zod/mini'
import { FILE_SORTS } from './files.ts'
import type { FieldKind } from './rules/kinds.ts'

/**
 * How the answers to a question of some kind narrow the list: by words in them, one option, yes or no, bounds, the option in a
 * row of a matrix or at a place of a ranking, or the sort of their files.
 */
export type FilterWay = 'words' | 'option' | 'yesno' | 'figure' | 'day' | 'row' | 'place' | 'file'

const WAYS: Partial<Record<FieldKind, FilterWay>> = {
  short: 'words',
  long: 'words',
  email: 'words',
  phone: 'words',
  signature: 'words',
  hidden: 'words',
  skills: 'words',
  choice: 'option',
  choices: 'option',
  dropdown: 'option',
  municipality: 'option',
  yesno: 'yesno',
  consent: 'yesno',
  number: 'figure',
  amount: 'figure',
  scale: 'figure',
  calculated: 'figure',
  date: 'day',
  matrix: 'row',
  ranking: 'place',
  file: 'file',
  photo: 'file',
}

export const filterWayOf = (kind: FieldKind): FilterWay | undefined => WAYS[kind]

export const FILTER_MAX = 100

/** `question:value`; between bounds `question:least..most`, of which one may be missing; of a part `question:part.option`. */
export const answerInput = z.string().check(z.maxLength(FILTER_MAX + 13), z.regex(/^[a-z][a-z0-9]{2,11}:/))

export function splitAnswer(answer: string): { field: string; value: string } {
  const at = answer.indexOf(':')
  return at < 0 ? { field: '', value: '' } : { field: answer.slice(0, at), value: answer.slice(at + 1) }
}

export type Bounds = { least: string; most: string }

export function splitBounds(value: string): Bounds {
  const [least = '', most = ''] = value.split('..')
  return { least, most }
}

export const joinBounds = ({ least, most }: Bounds): string =>
  least === '' && most === '' ? '' : `${least}..${most}`

export type Pair = { part: string; option: string }

/** The row of a matrix or the place of a ranking, and the option there. */
export function splitPair(value: string): Pair {
  const [part = '', option = ''] = value.split('.')
  return { part, option }
}

export const joinPair = ({ part, option }: Pair): string =>
  part === '' && option === '' ? '' : `${part}.${option}`

/** A condition on files: one is attached, one of some sort is, or none is. */
export const FILE_FILTERS = ['any', 'none', ...FILE_SORTS] as const

const PAIRS = {
  row: /^[a-z][a-z0-9]{2,11}\.[a-z][a-z0-9]{2,11}$/,
  place: /^[1-9]\d{0,2}\.[a-z][a-z0-9]{2,11}$/,
}
const FIGURE = /^-?\d{1,12}([.,]\d{1,6})?$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Whether a bound says something; an empty one does not bound. */
export const isBound = (way: 'figure' | 'day', text: string): boolean =>
  text === '' || (way === 'figure' ? FIGURE : DAY).test(text)

/** The figure of a bound as JSON has it. */
export const figureOf = (text: string): string => String(Number(text.replace(',', '.')))

/** Whether a value narrows the list at all. */
export function narrows(way: FilterWay | undefined, value: string): boolean {
  if (way === undefined || value.trim() === '' || value.length > FILTER_MAX) return false
  if (way === 'yesno') return value === 'yes' || value === 'no'
  if (way === 'row' || way === 'place') return PAIRS[way].test(value)
  if (way === 'file') return FILE_FILTERS.some((one) => one === value)
  if (way !== 'figure' && way !== 'day') return true
  const { least, most } = splitBounds(value)
  return (least !== '' || most !== '') && isBound(way, least) && isBound(way, most)
}
