import { isBlank } from '#platform/contract/bilingual.ts'
import { type CallContent, misplacedRules } from './call.ts'
import { DATE_ORDER } from './planned-dates.ts'
import type { Rule } from './rules.ts'

/** Lists the fields that keep a call from being published: `title.bhs`, `dates.deadline`, `rule.amount`. */
export function missingOf(content: CallContent, { now, isNew }: { now: Date; isNew: boolean }): string[] {
  const { title, summary, fund, projectFrom, projectUntil, review, instalments, explained } = content
  return [
    ...(['bhs', 'en'] as const).flatMap((language) => [
      ...(title[language].trim().length < 3 ? [`title.${language}`] : []),
      ...(summary[language].trim() === '' ? [`summary.${language}`] : []),
    ]),
    ...dateFaults(content, isNew ? now : null).map(({ name }) => `dates.${name}`),
    ...(projectFrom === null ? ['projectFrom'] : []),
    ...(projectUntil === null || (projectFrom !== null && projectUntil < projectFrom)
      ? ['projectUntil']
      : []),
    ...(fund === 0 ? ['fund'] : []),
    ...explained.flatMap(({ title: head, text }, at) =>
      isBlank(head) || isBlank(text) ? [`explained.${at}`] : [],
    ),
    ...wrongRules(content).map((id) => `rule.${id}`),
    ...(content.rules.length === 0 ? ['rules'] : []),
    ...content.template.boxes.filter((box) => isBlank(box.title)).map(({ id }) => `box.${id}`),
    ...(sum(review.criteria.map(({ weight }) => weight)) === 100 ? [] : ['criteria']),
    ...(instalments.length === 0 || sum(instalments.map(({ percent }) => percent)) === 100
      ? []
      : ['instalments']),
  ]
}

type DateName = (typeof DATE_ORDER)[number]
/** The fault of a date: missing, not later than another, in the past, or that of a vote that is off. */
export type DateFault = { name: DateName } & (
  | { why: 'missing' | 'past' | 'noVote' }
  | { why: 'early'; after: DateName }
)

/** Lists impossible dates, each with the rule that it breaks; a new deadline has to lie ahead. */
export function dateFaults(
  { dates, vote }: Pick<CallContent, 'dates' | 'vote'>,
  now: Date | null,
): DateFault[] {
  const faults: DateFault[] = []
  let last: { name: DateName; at: number } | undefined
  for (const name of DATE_ORDER) {
    const moment = dates[name]
    const isAsked = vote !== null || (name !== 'voteFrom' && name !== 'voteUntil')
    if (moment === null) {
      if (isAsked) faults.push({ name, why: 'missing' })
      continue
    }
    const at = Date.parse(moment)
    if (!isAsked) faults.push({ name, why: 'noVote' })
    else if (last && at <= last.at) faults.push({ name, why: 'early', after: last.name })
    else if (name === 'deadline' && now !== null && at <= now.getTime()) faults.push({ name, why: 'past' })
    if (!last || at > last.at) last = { name, at }
  }
  return faults
}

/** Lists the ids of rules that are impossible, have no words or name a missing box; a repeated id counts as wrong. */
function wrongRules({ rules, template }: CallContent): string[] {
  const ids = rules.map(({ id }) => id)
  const wrong = rules.filter(
    (rule, at) => isBlank(rule.text) || isImpossible(rule) || ids.indexOf(rule.id) !== at,
  )
  return [...new Set([...misplacedRules(rules, template), ...wrong.map(({ id }) => id)])]
}

function isImpossible(rule: Rule): boolean {
  if (rule.kind === 'timeline') return rule.from > rule.until
  return 'min' in rule && rule.max !== null && rule.min > rule.max
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
