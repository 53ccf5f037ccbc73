import { fold } from '#platform/contract/fold.ts'
import { findPeriod } from '../../parse/periods.ts'

/** Both ends as in JSON Resume; `unread` has unreadable ones as they are. */
export type Times = { startDate?: string; endDate?: string; unread: string[] }

const DAY = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d\d(?:T.*)?)?)?$/
const LASTS =
  /^(?:present|current|currently|now|today|ongoing|to date|danas|do danas|sada|trenutno|trenutacno|u toku|null|-|–)$/

export function timesOf(start: unknown, end: unknown): Times {
  const [from, to] = [readTime(start), readTime(end)]
  const unread = [from, to].flatMap((read) => (read && 'unread' in read ? [read.unread] : []))
  const begin = from && 'from' in from ? from : undefined
  const finish = to && 'from' in to ? to : undefined
  // “2019 - 2021” in one field is both.
  const ends = finish ? (finish.to ?? undefined) : begin?.isRange ? (begin.to ?? undefined) : undefined
  return { ...(begin && { startDate: begin.from }), ...(ends && { endDate: ends }), unread }
}

type Time = { from: string; to: string | null; isRange: boolean } | { unread: string } | undefined

function readTime(value: unknown): Time {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (text === '' || LASTS.test(fold(text)) || /^[-–—]$/.test(text)) return undefined
  if (DAY.test(text)) return { from: text.slice(0, 7), to: text.slice(0, 7), isRange: false }
  const period = text.length > 80 ? undefined : findPeriod(text)
  if (!period?.from) return { unread: text }
  const years = text.match(/\d{4}/g) ?? []
  // A season is a guess of months; for a field of its own, the year alone is more exact.
  if (years.length === 1 && period.isRange && !period.isOngoing)
    return { from: period.from.slice(0, 4), to: period.from.slice(0, 4), isRange: false }
  return { from: period.from, to: period.to, isRange: period.isRange }
}
