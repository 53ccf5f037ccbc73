import type { Line } from '../layout/line.ts'
import { isLocation, placeScore, workKind } from './cues.ts'
import { educationKind } from '#features/profiles/contract/education-kind.ts'
import { labelled } from './labelled.ts'
import { mended } from './mended.ts'
import { paragraphs } from './notes.ts'
import { findPeriod, type Period } from './periods.ts'
import { withoutBrackets, withoutKind } from './stated-kind.ts'
import { cut, type Named, nameParts } from './split-title.ts'

export type EntryKind =
  | ReturnType<typeof workKind>
  | ReturnType<typeof educationKind>
  | 'project'
  | 'certificate'
export type FoundEntry = {
  kind: EntryKind
  title: string
  place: string
  note: string
  from: string | null
  to: string | null
  url: string | null
  confidence: Record<string, number>
  /** The words that gave it. */
  source: string
}
export type Options = { section: 'work' | 'education'; kind?: ReturnType<typeof workKind> }

/** The lines of one entry, before it is known what is its title. */
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

/** Work or education: every period begins an entry, with the lines above it that its first entry has. */
export function readEntries(lines: readonly Line[], options: Options): FoundEntry[] {
  const raws = lines.some((line) => labelled(line)?.field === 'period')
    ? formEntries(lines)
    : datedEntries(lines)
  const texts = raws.map((raw) => ({ raw, parts: partsOfHead(raw, options) }))
  const votes = texts.map(({ parts }) => {
    const [first, second] = parts.filter((text) => !isLocation(text))
    return first && second ? placeScore(second, options.section) - placeScore(first, options.section) : 0
  })
  const placeFirst = votes.reduce((sum, vote) => sum + vote, 0) < 0
  return texts.map(({ raw, parts }) =>
    entryOf(raw, { ...options, named: namedOf(raw, parts, { ...options, placeFirst }) }),
  )
}

function namedOf(raw: Raw, parts: string[], options: Options & { placeFirst: boolean }): Named {
  if (raw.title === undefined && raw.place === undefined) return nameParts(parts, options)
  return { title: raw.title ?? '', place: raw.place ?? '', confidence: 0.95 }
}

function entryOf(raw: Raw, { section, kind: given, named }: Options & { named: Named }): FoundEntry {
  const { confidence } = named
  const { title, kind: bracketed } =
    section === 'work' ? withoutBrackets(named.title) : { title: named.title }
  const { place, kind: stated = bracketed } = withoutKind(named.place, section)
  const { period } = raw
  const isSingle = period !== undefined && !period.isRange
  // One year beside a school is the year in which it was finished.
  const from = section === 'education' && isSingle ? null : (period?.from ?? null)
  const kind =
    stated ?? (section === 'work' ? (given ?? workKind(title, place)) : educationKind(`${place} ${title}`))
  // A primary school gives no title, and who looks after children has no firm.
  const isWhole = kind === 'school' ? place !== '' : (kind === 'informal' || kind === 'own') && title !== ''
  return {
    kind,
    title,
    place,
    note: paragraphs(raw.notes),
    from,
    to: period?.to ?? null,
    url: null,
    confidence: {
      title: title === '' ? (isWhole ? 0.7 : 0.2) : Math.max(confidence, isWhole ? 0.65 : 0),
      place: place === '' ? (isWhole ? 0.7 : 0.4) : Math.max(confidence, isWhole ? 0.65 : 0),
      from: period ? (isSingle ? 0.6 : 0.95) : 0.2,
      to: period ? (isSingle ? 0.6 : 0.95) : 0.2,
    },
    source: raw.lines
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 1500),
  }
}

/** The head of an entry in parts: lines as they stand, one line cut where it says both. */
function partsOfHead({ heads }: Raw, { section }: Options): string[] {
  const named = heads.filter((text) => !isLocation(text))
  const towns = heads.filter((text) => isLocation(text))
  if (named.length === 1) return [...cut(named[0] ?? ''), ...towns]
  const [first = '', second = ''] = named
  // “Konobar, Kafić Most” above a line of something else says both already.
  const both = cut(first)
  const says =
    both.length > 1 && both.some((part) => placeScore(part, section) > 0) && placeScore(second, section) <= 0
  return says ? [...both, ...towns] : [...named, ...towns]
}

/** Entries of a form with a label on every row; its period comes first. */
function formEntries(lines: readonly Line[]): Raw[] {
  const raws: Raw[] = []
  let field: string | undefined
  for (const line of lines) {
    const told = labelled(line)
    if (told?.field === 'period')
      raws.push({ heads: [], period: findPeriod(told.text), notes: [], lines: [] })
    const raw = raws.at(-1)
    if (!raw) continue
    raw.lines.push(line)
    field = told?.field ?? field
    const text = told?.text ?? line.text
    if (field === 'title') raw.title = raw.title ? `${raw.title} ${text}` : text
    if (field === 'place') raw.place = raw.place ? `${raw.place} ${text}` : text
    if (field === 'note') raw.notes.push({ ...line, cells: [text], text, isApart: told !== undefined })
  }
  return raws
}

export function datedEntries(given: readonly Line[]): Raw[] {
  const lines = mended(given)
  const anchors = lines.flatMap((line, at) => (anchorOf(line) ? [at] : []))
  const [first] = anchors
  if (first === undefined) return undatedEntries(lines)
  const above = Math.min(first, 3)
  const starts = anchors.map((anchor, at) => {
    const limit = at === 0 ? 0 : (anchors[at - 1] ?? 0) + 1
    let start = anchor
    while (
      start > limit &&
      anchor - start < above &&
      isHead(lines[start - 1]) &&
      !lines[start]?.startsBlock
    ) {
      start -= 1
    }
    return at === 0 ? Math.max(0, Math.min(start, first - above)) : start
  })
  return anchors.map((anchor, at) => {
    const start = starts[at] ?? anchor
    return rawOf(lines.slice(start, starts[at + 1] ?? lines.length), anchor - start)
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
  // Where the period or only one name stood first, what follows it directly is the name that is missing.
  while (wantsMore(heads) && isHead(lines[after], heads.length > 0) && after - anchor < 3) {
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

function wantsMore(heads: readonly string[]): boolean {
  const named = heads.filter((text) => !isLocation(text))
  if (named.length === 0) return true
  if (named.length > 1) return false
  const parts = cut(named[0] ?? '')
  return parts.length === 1 || (/, /.test(named[0] ?? '') && parts.every((part) => !saysPlace(part)))
}

function saysPlace(text: string): boolean {
  return placeScore(text, 'work') > 0 || placeScore(text, 'education') > 0
}

const headTexts = ({ cells }: Line): string[] => [...cells]

/** Lengths of time and brackets that stood around a period say nothing without it. */
const LENGTH = /\((?:[\d\s.,]*(?:god|mj|year|yr|month|mo)[\p{L}.]*)+\)/giu
const LEFTOVER =
  /^[\s(),;:|·–—-]+|[\s(,;:|·–—-]+$|·\s*\d+\s*(?:god|year|yr|mj|mo)\S*(?:\s*\d+\s*(?:mj|mo)\S*)?|\(\s*\)/giu

function besidePeriod({ cells }: Line, period: Period): string[] {
  const dated = cells.findIndex((cell) => {
    const found = findPeriod(cell)
    return found?.from === period.from && found.to === period.to
  })
  return cells.flatMap((cell, at) => {
    const found = at === dated ? findPeriod(cell) : undefined
    const rest = found ? `${cell.slice(0, found.start)} ${cell.slice(found.end)}` : cell
    const clean = rest.replace(LENGTH, '').replace(LEFTOVER, '').replace(LEFTOVER, '').trim()
    return clean === '' ? [] : [clean]
  })
}

/** A line whose period stands at its edge or fills it, not a sentence that tells of a year. */
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

/** Without any period: what stands apart or larger begins the next. */
function undatedEntries(lines: readonly Line[]): Raw[] {
  const raws: Raw[] = []
  for (const line of lines) {
    const begins = raws.length === 0 || line.isApart || line.isHeading || line.size > 1.08
    if (begins && !(line.isBullet && raws.length > 0))
      raws.push({ heads: [...line.cells], period: undefined, notes: [], lines: [line] })
    else {
      const raw = raws.at(-1)
      raw?.lines.push(line)
      if (raw && wantsMore(raw.heads) && isHead(line, true)) raw.heads.push(...line.cells)
      else raw?.notes.push(line)
    }
  }
  return raws
}
