import { readAmount } from '#platform/contract/amount.ts'
import { fold } from '#platform/contract/fold.ts'
import { clockNear, isoOf } from '../facts/clock.ts'
import { findDates } from '../facts/dates.ts'
import { countOf } from '../facts/numbers.ts'
import { noticeOf } from '../text/notice-text.ts'
import { type Currency, currencyIn, withoutCurrency } from './currency.ts'

/** Longest cell with a single value. */
const VALUE_MAX = 80
const AMOUNT_MAX = 99_999_999
const NOTHING = /^(?:|n a|nema|nije naveden\w|not stated|tbd)$/
const NO_AMOUNT = /^(?:(?:po|prema|u) dogovoru|dogovor|negotiable|by agreement)$/
const NO_DEADLINE =
  /^(?:do popune(?: \w+)?|(?:stalno )?otvoren\w*|bez roka|until filled|open|rolling|always open)$/

export type CellAmount = { min: number | null; max: number | null; currency?: Currency }

/** Reads an amount or a range from a cell; `undefined` for other contents. */
export function amountCell(cell: string): CellAmount | undefined {
  const folded = fold(cell)
  if (NOTHING.test(folded) || NO_AMOUNT.test(folded)) return { min: null, max: null }
  if (cell.length > VALUE_MAX) return undefined
  const currency = currencyIn(cell)
  const plain = withoutCurrency(withoutCurrency(cell))
    .toLowerCase()
    .replace(/(?<!\p{L})(?:neto|bruto|net|gross|mj?esečno|mj?esecno|monthly|per month)(?!\p{L})/gu, ' ')
    .trim()
  const match =
    /^(od|from|min\.?|do|to|up to|max\.?)?\s*([\d][\d.,' ]*?)(?:\s*(?:-|–|—|do|to)\s*([\d][\d.,' ]*))?$/u.exec(
      plain,
    )
  const [, sign = '', one = '', two] = match ?? []
  const first = wholeAmount(one)
  if (first === undefined) return undefined
  const stated = currency && { currency }
  if (two !== undefined) {
    const second = wholeAmount(two)
    const isRange = second !== undefined && second >= first && !/^(?:do|to|up to|max)/.test(sign)
    return isRange ? { min: first, max: second, ...stated } : undefined
  }
  if (/^(?:do|to|up to|max)/.test(sign)) return { min: null, max: first, ...stated }
  return { min: first, max: sign === '' ? first : null, ...stated }
}

function wholeAmount(text: string): number | undefined {
  const amount = readAmount(text)
  return amount === undefined || amount > AMOUNT_MAX ? undefined : Math.round(amount)
}

/** Reads a day, or a day and a time; `null` where a cell says that there is none, `undefined` for other contents. */
export function deadlineCell(cell: string): string | null | undefined {
  const folded = fold(cell)
  if (NOTHING.test(folded) || NO_DEADLINE.test(folded)) return null
  if (cell.length > VALUE_MAX) return undefined
  // A workbook gives a day and its time in one value.
  const notice = noticeOf(cell.trim().replace(/^(\d{4}-\d\d-\d\d)T(?=\d\d:\d\d)/, '$1 u '))
  const [date, another] = findDates(notice)
  if (!date || another || date.year === undefined) return undefined
  const clock = clockNear(notice, date)
  const { flat } = notice
  const rest = [...flat]
    .filter((_, at) => !isIn(at, date) && !(clock && isIn(at, clock.span)))
    .join('')
    .replace(/\b(?:do|u|god|godine|dana|najkasnije|zakljucno|by|until|at|sati|h|casova)\b/g, '')
  if (/[a-z\d]/.test(rest)) return undefined
  return isoOf({ year: date.year, month: date.month, day: date.day }, clock).slice(0, 16)
}

function isIn(at: number, { start, end }: { start: number; end: number }): boolean {
  return at >= start && at < end
}

/** Reads the number of wanted people. */
export function vacanciesCell(cell: string): number | null | undefined {
  const folded = fold(cell)
  if (NOTHING.test(folded)) return null
  const [, number = ''] =
    /^(\w{1,12})(?: izvrsi\w{2,6}| osob\w{1,2}| radnik\w{0,2}| mj?est\w{1,2})?$/.exec(folded) ?? []
  const count = countOf(number)
  return count !== undefined && count <= 9999 ? count : undefined
}
