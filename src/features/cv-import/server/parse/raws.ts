import type { Line } from '../layout/line.ts'
import { isLocation, placeScore } from './cues.ts'
import { type Field, labelled } from './labelled.ts'
import { mended } from './mended.ts'
import { findPeriod, type Period } from './periods.ts'
import { type Posts, postsOf } from './posts.ts'
import { cut } from './split-title.ts'

/** The lines of one entry before its title is known. */
export type Raw = {
  heads: string[]
  period: Period | undefined
  notes: Line[]
  place?: string
  title?: string
  lines: Line[]
}

const HEAD_MAX = 110
const PROSE_MAX = 150

/** Reads entries of a form with a label on every row, each beginning with its period. */
export function formEntries(lines: readonly Line[]): Raw[] {
  const raws: Raw[] = []
  const others: Line[] = []
  let field: Field | undefined
  for (const line of lines) {
    const label = labelled(line)
    // Rows without labels below a form are entries of their own.
    if (!label && (others.length > 0 || raws.length === 0 || anchorOf(line))) {
      others.push(line)
      continue
    }
    if (label?.field === 'period') {
      raws.push(...datedEntries(others.splice(0)))
      raws.push({ heads: [], period: findPeriod(label.text), notes: [], lines: [] })
    }
    const raw = raws.at(-1)
    if (!raw) continue
    raw.lines.push(line)
    field = label?.field ?? field
    const text = label?.text ?? line.text
    if (field === 'title') raw.title = raw.title ? `${raw.title} ${text}` : text
    if (field === 'place') raw.place = raw.place ? `${raw.place} ${text}` : text
    if (field === 'town') raw.place = [raw.place, text].filter(Boolean).join(', ')
    if (field === 'note' || field === 'period') {
      const isFirst = label !== undefined
      if (field === 'note' || !isFirst) raw.notes.push({ ...line, cells: [text], text, isApart: isFirst })
    }
  }
  return [...raws, ...(others.length > 0 ? datedEntries(others) : [])]
}

export function datedEntries(pageLines: readonly Line[]): Raw[] {
  const { lines, employers } = postsOf(mended(pageLines))
  const anchors = lines.flatMap((line, at) => (anchorOf(line) ? [at] : []))
  const [first] = anchors
  if (first === undefined) return undatedEntries(lines)
  const above = employers.size > 0 ? 2 : Math.min(first, 3)
  const starts = anchors.map((anchor, at) => {
    const limit = at === 0 ? 0 : (anchors[at - 1] ?? 0) + 1
    let start = anchor
    while (start > limit && anchor - start < above && isHeadAbove(lines, start - 1, { limit, employers })) {
      start -= 1
    }
    return at === 0 ? Math.max(0, Math.min(start, first - above)) : start
  })
  const raws = anchors.map((anchor, at) => {
    const start = starts[at] ?? anchor
    return rawOf(lines.slice(start, starts[at + 1] ?? lines.length), anchor - start)
  })
  return employers.size > 0 ? withTheirEmployer(raws, employers) : raws
}

type Above = { limit: number; employers: Posts['employers'] }

/** Returns true if a line belongs to the head of the entry below and not to the one above. */
function isHeadAbove(lines: readonly Line[], at: number, { limit, employers }: Above): boolean {
  const [line, below] = [lines[at], lines[at + 1]]
  if (!line || !below || !isHead(line) || below.startsBlock || employers.has(below)) return false
  // A town below a period belongs to that period.
  if (limit > 0 && at === limit && isLocation(line.text)) return false
  return employers.size === 0 || line.size > below.size - 0.02
}

/** Adds the employer above to posts that only have a title. */
function withTheirEmployer(raws: readonly Raw[], employers: Posts['employers']): Raw[] {
  let employer: string | undefined
  return raws.map((raw) => {
    const [first] = raw.lines
    employer = (first && employers.get(first)) ?? employer
    const named = raw.heads.filter((text) => !isLocation(text))
    if (named.length !== 1) employer = undefined
    if (employer === undefined) return raw
    const towns = raw.heads.filter((text) => isLocation(text))
    return { ...raw, title: named[0] ?? '', place: [employer, ...towns].join(', ') }
  })
}

function rawOf(lines: readonly Line[], anchor: number): Raw {
  const line = lines[anchor]
  const period = line && findPeriod(line.text)
  const heads = [
    ...lines.slice(0, anchor).flatMap(headTexts),
    ...(line && period ? besidePeriod(line, period) : []),
  ]
  let after = anchor + 1
  // After a period or a single name, the next line is the missing name.
  while (wantsMore(heads, lines[after]) && isHead(lines[after], heads.length > 0) && after - anchor < 3) {
    heads.push(...(lines[after] ? headTexts(lines[after] as Line) : []))
    after += 1
  }
  const next = lines[after]
  if (next && heads.length > 0 && isLocation(next.text)) {
    heads.push(next.text)
    after += 1
  }
  return { heads, period, notes: lines.slice(after), lines: [...lines] }
}

function wantsMore(heads: readonly string[], next: Line | undefined): boolean {
  const named = heads.filter((text) => !isLocation(text))
  if (named.length === 0) return true
  if (named.length > 1) return false
  const parts = cut(named[0] ?? '')
  if (parts.length === 1) return true
  if (!/, /.test(named[0] ?? '') || parts.some(saysPlace)) return false
  // “Vozač, Brza pošta” has both title and place, unless the next line is the place.
  return !parts.some(saysTitle) || (next !== undefined && saysPlace(next.text))
}

function saysPlace(text: string): boolean {
  return placeScore(text, 'work') > 0 || placeScore(text, 'education') > 0
}

function saysTitle(text: string): boolean {
  return placeScore(text, 'work') < 0 || placeScore(text, 'education') < 0
}

const headTexts = ({ cells }: Line): string[] => [...cells]

/** Durations and brackets around a period mean nothing without it. */
const BRACKETS = /\(([\p{L}\d\s.,]{1,80})\)/gu
const UNIT_OF_TIME = /^(?:god|mj|year|yr|month|mo)/iu
const LEFTOVER =
  /^[\s(),;:|·–—-]+|[\s(,;:|·–—-]+$|·\s*\d+\s*(?:god|year|yr|mj|mo)\S*(?:\s*\d+\s*(?:mj|mo)\S*)?|\(\s*\)/giu

function besidePeriod({ cells }: Line, period: Period): string[] {
  const dated = cells.findIndex((cell) => {
    const other = findPeriod(cell)
    return other?.from === period.from && other.to === period.to
  })
  return cells.flatMap((cell, at) => {
    const cellPeriod = at === dated ? findPeriod(cell) : undefined
    const rest = cellPeriod ? `${cell.slice(0, cellPeriod.start)} ${cell.slice(cellPeriod.end)}` : cell
    const clean = withoutLength(rest).replace(LEFTOVER, '').replace(LEFTOVER, '').trim()
    return clean === '' ? [] : [clean]
  })
}

/** Removes brackets that only contain a duration: `(2 god. 3 mj.)`. */
function withoutLength(text: string): string {
  return text.replace(BRACKETS, (whole, inside: string) => {
    const words = inside.split(/[\d\s.,]+/).filter(Boolean)
    const isLength =
      words.length > 0 && /[\p{L}.]$/u.test(inside) && words.every((word) => UNIT_OF_TIME.test(word))
    return isLength ? '' : whole
  })
}

/** Returns the period at the edge of a line, or that fills it; a sentence about a year has none. */
function anchorOf(line: Line): Period | undefined {
  if (line.text.length > PROSE_MAX) return undefined
  const period = findPeriod(line.text)
  if (!period) return undefined
  const rest = `${line.text.slice(0, period.start)}${line.text.slice(period.end)}`.trim()
  const atEdge =
    line.text.slice(0, period.start).trim().length < 3 ||
    line.text.slice(period.end).replace(/[\s).,;]+/g, '').length < 3
  const isAlone = line.cells.some((cell) => cell.length < 32 && findPeriod(cell) !== undefined)
  if (line.isBullet && !(period.isRange && atEdge)) return undefined
  if (/[.!]$/.test(rest) && rest.length > 60) return undefined
  return period.isRange || atEdge || isAlone || /\(\D*\d{4}\D*\)/.test(line.text) ? period : undefined
}

function isHead(line: Line | undefined, isSecond = false): boolean {
  if (!line || line.isBullet || line.text.length > HEAD_MAX || anchorOf(line)) return false
  if (/[.;!?]$/.test(line.text) && !/\b(?:d\.o\.o|d\.d|s\.p|inc|ltd|co)\.$/i.test(line.text)) return false
  const words = line.text.split(/\s+/).length
  return /^[\p{Lu}\d„“"']/u.test(line.text) && (isSecond ? words <= 9 && !line.isApart : words <= 14)
}

/** Reads entries without periods: a separate or larger line begins the next. */
function undatedEntries(lines: readonly Line[]): Raw[] {
  const raws: Raw[] = []
  for (const line of lines) {
    const begins = raws.length === 0 || line.isApart || line.isHeading || line.size > 1.08
    if (begins && !(line.isBullet && raws.length > 0))
      raws.push({ heads: [...line.cells], period: undefined, notes: [], lines: [line] })
    else {
      const raw = raws.at(-1)
      raw?.lines.push(line)
      if (raw && wantsMore(raw.heads, line) && isHead(line, true)) raw.heads.push(...line.cells)
      else raw?.notes.push(line)
    }
  }
  return raws
}
