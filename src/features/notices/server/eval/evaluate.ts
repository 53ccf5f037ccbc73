import { parseNotice } from '../parse-notice.ts'
import { agrees, FIELDS } from './agreement.ts'
import { DAMAGES } from './damage.ts'
import { type Labelled, type NoticeSet, readLabelled } from './labelled.ts'

export type Table = { title: string; rows: { method: string; values: Record<string, number> }[] }

/** The day on which the notices of the set count as read. */
export const TODAY = new Date('2026-11-24T09:00:00Z')

/** Returns the share of notices in which each field was read as intended. */
export function evaluateNotices(): Table[] {
  const sets = Map.groupBy(readLabelled(), ({ set }) => set)
  const ours = sets.get('ours') ?? []
  const test = ours.filter(({ isTest }) => isTest)
  const damaged = DAMAGES.map(({ name, damage }) => ({ method: name, values: sharesOf(test, damage) }))
  return [
    halves('notices', ours),
    { title: 'The unseen notices as they may arrive', rows: damaged },
    halves('notices in the shapes of published ones', sets.get('shapes') ?? []),
    holdout(sets.get('holdout') ?? []),
    faults('for the rules', sets.get('faults') ?? []),
    faults('kept back', sets.get('holdoutFaults') ?? []),
    pages(sets),
  ]
}

const FAULTS = [
  'calls that looked like news',
  'titles in sentences',
  'bare ranks and sections',
  'organisations',
  'numbers that are no posts',
  'deadlines among other days',
  'amounts',
  'places',
  'kinds',
]

/** Returns how many of each kind of fault are read correctly; texts that are no notices must be rejected. */
function faults(name: string, all: readonly Labelled[]): Table {
  const rows = FAULTS.map((fault, at) => {
    const own = all.filter((one) => one.fault === at + 1)
    return {
      method: fault,
      values: { notices: own.length, whole: own.filter(isRight).length / Math.max(1, own.length) },
    }
  })
  const whole = all.filter(isRight).length / Math.max(1, all.length)
  return {
    title: `Kinds of faults, ${name}`,
    rows: [...rows, { method: 'all', values: { notices: all.length, whole } }],
  }
}

/** Returns whether nothing is read wrongly; for texts that are no notices only the verdict counts. */
export function isRight({ text, meant }: Labelled): boolean {
  const { facts, noNotice } = parseNotice(text, { now: TODAY })
  if (meant.kind === null) return noNotice !== null
  return noNotice === null && FIELDS.every((field) => agrees(field, facts, meant))
}

/** Measures notices that were written before the rules and are never used to make them. */
function holdout(notices: readonly Labelled[]): Table {
  const shares = sharesOf(notices)
  const whole = notices.filter(({ text, meant }) => {
    const { facts } = parseNotice(text, { now: TODAY })
    return FIELDS.every((field) => agrees(field, facts, meant))
  })
  return {
    title: `Facts in ${notices.length} notices that are kept back`,
    rows: [
      ...FIELDS.map((field) => ({ method: field, values: { share: shares[field] ?? 0 } })),
      { method: 'all fields of a notice', values: { share: whole.length / Math.max(1, notices.length) } },
    ],
  }
}

/** Returns how many pages that are no notices are rejected, and how many notices wrongly. */
function pages(sets: ReadonlyMap<NoticeSet, readonly Labelled[]>): Table {
  const refused = (name: NoticeSet) => {
    const all = sets.get(name) ?? []
    return (
      all.filter(({ text }) => parseNotice(text, { now: TODAY }).noNotice !== null).length /
      Math.max(1, all.length)
    )
  }
  return {
    title: 'What is refused as no notice',
    rows: [
      { method: 'pages for the rules', values: { refused: refused('pages') } },
      { method: 'pages kept back', values: { refused: refused('holdoutPages') } },
      { method: 'our own notices', values: { refused: refused('ours') } },
      { method: 'notices in the shapes of published ones', values: { refused: refused('shapes') } },
      { method: 'notices kept back', values: { refused: refused('holdout') } },
    ],
  }
}

function halves(name: string, all: readonly Labelled[]): Table {
  const test = all.filter(({ isTest }) => isTest)
  const rest = all.filter(({ isTest }) => !isTest)
  const unseen = sharesOf(test)
  const trainingShares = sharesOf(rest)
  return {
    title: `Facts in ${test.length} unseen and ${rest.length} seen ${name}`,
    rows: FIELDS.map((field) => ({
      method: field,
      values: { unseen: unseen[field] ?? 0, seen: trainingShares[field] ?? 0 },
    })),
  }
}

function sharesOf(notices: readonly Labelled[], damage = (text: string) => text): Record<string, number> {
  const read = notices.map(({ text, meant }) => ({
    facts: parseNotice(damage(text), { now: TODAY }).facts,
    meant,
  }))
  return Object.fromEntries(
    FIELDS.map((field) => [
      field,
      read.filter(({ facts, meant }) => agrees(field, facts, meant)).length / Math.max(1, read.length),
    ]),
  )
}
