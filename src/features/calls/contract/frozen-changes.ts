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

/** A change that a published call does not allow; `name` is that of the rule or box. */
export type FrozenChange = { what: (typeof FROZEN)[number]; name?: Bilingual }

/** Phases in which only words may change, because applications are in. */
const APPLICATIONS_ARE_IN: readonly CallPhase[] = ['review', 'voting', 'deciding']

/** `sent`: the number of applications that have arrived. */
type Change = { before: CallContent; after: CallContent; phase: CallPhase; sent: number }

/**
 * Lists the edits that a published call does not allow. Teams write by its rules, so these may only become milder, and
 * after the first application only words may change. Extending moves the deadline, and postponing moves the dates after it,
 * because both notify everybody; other changes need two signatures.
 */
export function frozenChanges({ before, after, phase, sent }: Change): FrozenChange[] {
  if (phase === 'draft') return []
  if (phase === 'finished' || phase === 'cancelled') return [{ what: 'everything' }]
  const changed = (what: FrozenChange['what'], isTaken: boolean): FrozenChange[] =>
    isTaken ? [{ what }] : []
  const isIn = sent > 0 || APPLICATIONS_ARE_IN.includes(phase)
  return [
    ...changed('opensAt', before.dates.opensAt !== after.dates.opensAt),
    ...changed('deadline', before.dates.deadline !== after.dates.deadline),
    ...changed('laterDates', isIn ? !isSame(before.dates, after.dates) : comesSooner({ before, after })),
    ...changed('project', isIn ? !isSame(daysOf(before), daysOf(after)) : !isWithin(after, before)),
    ...changed('fund', isIn ? after.fund !== before.fund : after.fund < before.fund),
    ...changed('hourValue', isIn ? after.hourValue !== before.hourValue : after.hourValue < before.hourValue),
    ...changed(
      'grace',
      isIn ? after.graceMinutes !== before.graceMinutes : after.graceMinutes < before.graceMinutes,
    ),
    ...rulesOf({ before, after, isIn }),
    ...boxesOf({ before, after, isIn }),
    ...changed('criteria', !isSame(weightsOf(before), weightsOf(after))),
    ...changed(
      'blind',
      isIn ? before.review.blind !== after.review.blind : before.review.blind && !after.review.blind,
    ),
    ...changed(
      'vote',
      isIn
        ? !isSame(before.vote, after.vote)
        : (before.vote === null) !== (after.vote === null) || votes(after) > votes(before),
    ),
    ...changed('instalments', !isSame(before.instalments, after.instalments)),
  ]
}

/** Returns true if every application that keeps the second rule keeps the first too. */
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

/** Lists musts that are new or stricter; once applications are in, any changed rule. */
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

/** Lists boxes that teams have written in and that would disappear, take less text or count otherwise. */
function boxesOf({ before, after, isIn }: Both): FrozenChange[] {
  const boxesAfter = after.template.boxes
  const changed = before.template.boxes.filter((box) => {
    const now = boxesAfter.find(({ id }) => id === box.id)
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
  const added = isIn ? boxesAfter.filter(({ id }) => !before.template.boxes.some((box) => box.id === id)) : []
  return [...changed, ...added].map(({ title }) => ({ what: 'box', name: title }))
}

/** Returns true if any date after the deadline would come sooner than announced. */
export function comesSooner({
  before: { dates: before },
  after: { dates: after },
}: Pick<Change, 'before' | 'after'>) {
  return LATER_DATES.some((name) => {
    const [old, now] = [before[name], after[name]]
    return old !== null && (now === null || Date.parse(now) < Date.parse(old))
  })
}

const daysOf = ({ projectFrom, projectUntil }: CallContent) => [projectFrom, projectUntil]

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
