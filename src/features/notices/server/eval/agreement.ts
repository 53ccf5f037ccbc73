import { foldedWords } from '#platform/contract/fold.ts'
import type { Facts } from '../parse-notice.ts'

export const FIELDS = [
  'kind',
  'title',
  'organisation',
  'place',
  'deadline',
  'amountMin',
  'amountMax',
  'currency',
  'vacancies',
] as const
export type MeasuredField = (typeof FIELDS)[number]

const NEARLY: Readonly<Partial<Record<MeasuredField, number>>> = { title: 0.7, organisation: 0.6, place: 0.6 }

type Labels = { [Field in MeasuredField]?: Facts[Field] | null }

/** Returns whether a field was read as intended; names must share most of their words, other fields are exact. */
export function agrees(field: MeasuredField, read: Partial<Facts>, labels: Labels): boolean {
  const value = read[field] ?? null
  const label = labels[field] ?? null
  const least = NEARLY[field]
  if (value === null || label === null || least === undefined) return value === label
  return likeness(String(value), String(label)) >= least
}

/** Returns twice the shared words over all words. */
function likeness(one: string, two: string): number {
  const first = new Set(foldedWords(one))
  const second = new Set(foldedWords(two))
  const shared = [...first].filter((word) => second.has(word)).length
  return first.size + second.size === 0 ? 1 : (2 * shared) / (first.size + second.size)
}
