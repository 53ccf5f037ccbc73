import { isBlank } from '#platform/contract/bilingual.ts'
import { type CallContent, misplacedRules } from './call.ts'
import { DATE_ORDER } from './planned-dates.ts'
import type { Rule } from './rules.ts'

/** What keeps a call from being published, by the name of the field: `title.bhs`, `dates.deadline`, `rule.amount`. */
export function missingOf(content: CallContent, { now, isNew }: { now: Date; isNew: boolean }): string[] {
  const { title, summary, fund, projectFrom, projectUntil, review, instalments, explained } = content
  return [
    ...(['bhs', 'en'] as const).flatMap((language) => [
      ...(title[language].trim().length < 3 ? [`title.${language}`] : []),
      ...(summary[language].trim() === '' ? [`summary.${language}`] : []),
    ]),
    ...missingDates(content, isNew ? now : null),
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

/** Moments that are not there, and those that do not come after the one before; a new deadline lies ahead. */
function missingDates({ dates, vote }: CallContent, now: Date | null): string[] {
  const isAsked = (name: (typeof DATE_ORDER)[number]) =>
    name === 'voteFrom' || name === 'voteUntil' ? vote !== null : true
  const faults: string[] = []
  let last = Number.NEGATIVE_INFINITY
  for (const name of DATE_ORDER) {
    const moment = dates[name]
    const at = moment === null ? null : Date.parse(moment)
    const isLate = name === 'deadline' && now !== null && at !== null && at <= now.getTime()
    if (isAsked(name) ? at === null || at <= last || isLate : at !== null) faults.push(`dates.${name}`)
    if (at !== null) last = Math.max(last, at)
  }
  return faults
}

/** Rules that nobody could keep, read or find the box of; ids say which is meant, so each comes once. */
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
