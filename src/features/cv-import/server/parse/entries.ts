import type { Line } from '../layout/line.ts'
import { isLocation, placeScore, workKind } from './cues.ts'
import { educationKind } from '#features/profiles/contract/education-kind.ts'
import { labelled } from './labelled.ts'
import { paragraphs } from './notes.ts'
import { saysLength } from './posts.ts'
import { datedEntries, formEntries, type Raw } from './raws.ts'
import { withoutBrackets, withoutKind } from './stated-kind.ts'
import { cut, type Named, nameParts } from './split-title.ts'

export type EntryKind =
  | ReturnType<typeof workKind>
  | ReturnType<typeof educationKind>
  | 'project'
  | 'certificate'
export type EntryMatch = {
  kind: EntryKind
  title: string
  place: string
  note: string
  from: string | null
  to: string | null
  url: string | null
  confidence: Record<string, number>
  /** The source words. */
  source: string
}
export type Options = { section: 'work' | 'education'; kind?: ReturnType<typeof workKind> }

/** Reads work or education: every period begins an entry, with as many lines above it as the first entry has. */
export function readEntries(lines: readonly Line[], options: Options): EntryMatch[] {
  const raws = lines.some((line) => labelled(line)?.field === 'period')
    ? formEntries(lines)
    : datedEntries(lines)
  const texts = raws.map((raw) => ({ raw, parts: partsOfHead(raw, options) }))
  const votes = texts.map(({ parts }) => {
    const [first, second] = parts.filter((text) => !isLocation(text))
    return first && second ? placeScore(second, options.section) - placeScore(first, options.section) : 0
  })
  const placeFirst = votes.reduce((sum, vote) => sum + vote, 0) < 0 || lines.some(saysLength)
  const entries = texts.map(({ raw, parts }) =>
    entryOf(raw, { ...options, named: namedOf(raw, parts, { ...options, placeFirst }) }),
  )
  return options.section === 'work' ? withEmployers(entries) : entries
}

/** Adds an employer with the period of all posts to the posts below that have none. */
function withEmployers(entries: readonly EntryMatch[]): EntryMatch[] {
  const entryMatches: EntryMatch[] = []
  let above: EntryMatch | undefined
  for (const entry of entries) {
    const isWithin =
      above && entry.place === '' && entry.title !== '' && (entry.from ?? '') >= (above.from ?? '')
    if (above && isWithin) {
      if (entryMatches.at(-1) === above) entryMatches.pop()
      entryMatches.push({ ...entry, place: above.place, confidence: { ...entry.confidence, place: 0.7 } })
      continue
    }
    above =
      entry.title === '' && entry.place !== '' && entry.note === '' && entry.from !== null ? entry : undefined
    entryMatches.push(entry)
  }
  return entryMatches
}

function namedOf(raw: Raw, parts: string[], options: Options & { placeFirst: boolean }): Named {
  if (raw.title === undefined && raw.place === undefined) return nameParts(parts, options)
  return { title: raw.title ?? '', place: raw.place ?? '', confidence: 0.95 }
}

function entryOf(raw: Raw, { section, kind: partKind, named }: Options & { named: Named }): EntryMatch {
  const { confidence } = named
  const { title, kind: bracketed } =
    section === 'work' ? withoutBrackets(named.title) : { title: named.title }
  const { place, kind: stated = bracketed } = withoutKind(named.place, section)
  const { period } = raw
  const isSingle = period !== undefined && !period.isRange
  // A single year beside a school is the year of its end.
  const from = section === 'education' && isSingle ? null : (period?.from ?? null)
  const kind =
    stated ?? (section === 'work' ? (partKind ?? workKind(title, place)) : educationKind(`${place} ${title}`))
  // A primary school gives no title, and a babysitter has no company.
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

/** Splits the head of an entry: lines as they are, or a single line with both, cut in two. */
function partsOfHead({ heads }: Raw, { section }: Options): string[] {
  const named = heads.filter((text) => !isLocation(text))
  const towns = heads.filter((text) => isLocation(text))
  if (named.length === 1) return [...cut(named[0] ?? ''), ...towns]
  const [first = '', second = ''] = named
  // “Konobar, Kafić Most” above another line has both already.
  const both = cut(first)
  const says =
    both.length > 1 && both.some((part) => placeScore(part, section) > 0) && placeScore(second, section) <= 0
  return says ? [...both, ...towns] : [...named, ...towns]
}
