import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { CallContent, CallPhase } from './call.ts'
import { LATER_DATES } from './planned-dates.ts'
import type { Rule } from './rules.ts'

export const FROZEN = [
  'opensAt',
  'deadline',
  'laterDates',
  'project',
  'fund',
  'hourValue',
  'grace',
  'rule',
  'box',
  'criteria',
  'blind',
  'vote',
  'instalments',
  'everything',
] as const

/** Something of a published call that may not become what was written; `name` says which rule or box. */
export type FrozenChange = { what: (typeof FROZEN)[number]; name?: Bilingual }

/** Phases of which words alone may change, and dates to later ones: applications are in. */
const APPLICATIONS_ARE_IN: readonly CallPhase[] = ['review', 'voting', 'deciding']

type Change = { before: CallContent; after: CallContent; phase: CallPhase }

/**
 * What a published call promised and a change would take back. Teams write by its rules, so these only become milder, and
 * none changes any more once applications are in; the deadline moves by prolonging alone, which tells everybody.
 */
export function frozenChanges({ before, after, phase }: Change): FrozenChange[] {
  if (phase === 'draft') return []
  if (phase === 'finished' || phase === 'cancelled') return [{ what: 'everything' }]
  const changed = (what: FrozenChange['what'], isTaken: boolean): FrozenChange[] =>
    isTaken ? [{ what }] : []
  const isIn = APPLICATIONS_ARE_IN.includes(phase)
  return [
    ...changed('opensAt', before.dates.opensAt !== after.dates.opensAt),
    ...changed('deadline', before.dates.deadline !== after.dates.deadline),
    ...changed('laterDates', !areLater({ before, after, phase })),
    ...changed('project', !isWithin(after, before)),
    ...changed('fund', after.fund < before.fund),
    ...changed('hourValue', isIn ? after.hourValue !== before.hourValue : after.hourValue < before.hourValue),
    ...changed(
      'grace',
      isIn ? after.graceMinutes !== before.graceMinutes : after.graceMinutes < before.graceMinutes,
    ),
    ...rulesOf({ before, after, isIn }),
    ...boxesOf({ before, after, isIn }),
    ...changed('criteria', !isSame(weightsOf(before), weightsOf(after))),
    ...changed('blind', before.review.blind && !after.review.blind),
    ...changed('vote', (before.vote === null) !== (after.vote === null) || votes(after) > votes(before)),
    ...changed('instalments', !isSame(before.instalments, after.instalments)),
  ]
}

/** Whether whoever keeps the one rule keeps the other too: it asks for no more. */
export function isMilder(rule: Rule, than: Rule): boolean {
  switch (rule.kind) {
    case 'team-size':
    case 'amount':
      return than.kind === rule.kind && rule.min <= than.min && rule.max >= than.max
    case 'ages':
      return than.kind === 'ages' && rule.on === than.on && rule.min <= than.min && rule.max >= than.max
    case 'municipality':
      return than.kind === 'municipality' && than.among.every((place) => rule.among.includes(place))
    case 'contribution':
      return than.kind === 'contribution' && rule.min <= than.min && atMost(rule) >= atMost(than)
    case 'category':
      return than.kind === 'category' && rule.category === than.category && rule.max >= than.max
    case 'length':
      return than.kind === 'length' && rule.box === than.box && rule.min <= than.min && rule.max >= than.max
    case 'timeline':
      return (
        than.kind === 'timeline' &&
        rule.least <= than.least &&
        rule.from <= than.from &&
        rule.until >= than.until
      )
    case 'document':
      return than.kind === 'document' && rule.slot === than.slot
    default:
      return than.kind === rule.kind
  }
}

type Both = { before: CallContent; after: CallContent; isIn: boolean }

/** Musts that no must of before has asked for already; once applications are in, every one that is not as it was. */
function rulesOf({ before, after, isIn }: Both): FrozenChange[] {
  const unsaid = ({ text: _text, ...rule }: Rule) => rule
  if (isIn) {
    const isTouched = !isSame(before.rules.map(unsaid), after.rules.map(unsaid))
    return isTouched ? [{ what: 'rule' }] : []
  }
  const promised = before.rules.filter(({ severity }) => severity === 'must')
  return after.rules
    .filter((rule) => rule.severity === 'must' && !promised.some((old) => isMilder(rule, old)))
    .map(({ text }) => ({ what: 'rule', name: text }))
}

/** Boxes into which teams have written: they stay, take as much as before and count as before. */
function boxesOf({ before, after, isIn }: Both): FrozenChange[] {
  const kept = after.template.boxes
  const taken = before.template.boxes.filter((box) => {
    const now = kept.find(({ id }) => id === box.id)
    if (box.kind === 'text')
      return (
        now?.kind !== 'text' ||
        now.counts !== box.counts ||
        (isIn ? now.limit !== box.limit : now.limit < box.limit)
      )
    if (box.kind === 'documents')
      return (
        now?.kind !== 'documents' || !box.slots.every((slot) => now.slots.some(({ id }) => id === slot.id))
      )
    return now?.kind !== box.kind
  })
  const added = isIn ? kept.filter(({ id }) => !before.template.boxes.some((box) => box.id === id)) : []
  return [...taken, ...added].map(({ title }) => ({ what: 'box', name: title }))
}

/** What has come to pass stays; what lies ahead comes no sooner. */
function areLater({ before: { dates: before }, after: { dates: after }, phase }: Change): boolean {
  const hasBegun = phase === 'voting' || phase === 'deciding'
  return LATER_DATES.every((name) => {
    const [old, now] = [before[name], after[name]]
    if (name === 'voteFrom' ? hasBegun : name === 'voteUntil' && phase === 'deciding') return old === now
    return old === null || (now !== null && Date.parse(now) >= Date.parse(old))
  })
}

function isWithin(after: CallContent, before: CallContent): boolean {
  const { projectFrom: from, projectUntil: until } = before
  const begins = from === null || (after.projectFrom !== null && after.projectFrom <= from)
  return begins && (until === null || (after.projectUntil !== null && after.projectUntil >= until))
}

const weightsOf = ({ review }: CallContent) => review.criteria.map(({ id, weight }) => ({ id, weight }))
const votes = ({ vote }: CallContent) => vote?.minVotes ?? 0
const atMost = ({ max }: { max: number | null }) => max ?? Number.POSITIVE_INFINITY

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
