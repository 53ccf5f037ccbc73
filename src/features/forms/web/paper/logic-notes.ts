import type { Locale } from '#platform/contract/locale.ts'
import type { Content } from '../../contract/rules/content.ts'
import type { Rule } from '../../contract/rules/field.ts'
import { stepsOf } from '../../contract/rules/steps.ts'
import { conditionText } from './condition-text.ts'
import { numbersOf } from './numbers.ts'
import type { usePaperText } from './use-paper-text.ts'

export type LogicNotes = {
  /** What stands at a question, a part or a step, by its id. */
  at: ReadonlyMap<string, readonly string[]>
  /** What stands at the end of a step, by its place. */
  after: ReadonlyMap<number, readonly string[]>
}

/** The logic of a form in words, because on paper nobody follows it for whoever writes. */
export function logicNotes(
  { fields, rules }: Pick<Content, 'fields' | 'rules'>,
  { t, locale }: { t: ReturnType<typeof usePaperText>; locale: Locale },
): LogicNotes {
  const numbers = numbersOf(fields)
  const steps = stepsOf(fields)
  const placeOf = new Map(
    steps.flatMap(({ fields: all, page }, at) => [...all, ...(page ? [page] : [])].map(({ id }) => [id, at])),
  )

  /** Nothing where a rule looks only at what paper does not ask. */
  function whenOf({ all, conditions }: Rule): string | undefined {
    const clauses = conditions.flatMap((condition) => {
      const field = fields.find(({ id }) => id === condition.field)
      const number = numbers.get(condition.field)
      return field && number ? [conditionText(condition, { field, number }, { t, locale })] : []
    })
    return join(clauses, all ? 'all' : 'any')
  }

  function join(clauses: readonly string[], by: 'all' | 'any' | 'rules'): string | undefined {
    const [first, ...others] = clauses
    return first && others.reduce((one, other) => t(`join.${by}`, { one, other }), first)
  }

  const at = new Map<string, string[]>()
  for (const { id, kind, required } of fields) {
    const when = (act: Rule['act']) =>
      join(
        rules.filter((rule) => rule.act === act && rule.target === id).flatMap((rule) => whenOf(rule) ?? []),
        'rules',
      )
    const visibility = when('show')
    const demand = required ? undefined : when('require')
    const name = kind === 'page' || kind === 'section' ? kind : 'show'
    const notes = [
      ...(visibility ? [t(`notes.${name}`, { conditions: visibility })] : []),
      ...(demand ? [t('notes.require', { conditions: demand })] : []),
    ]
    if (notes.length > 0) at.set(id, notes)
  }

  const after = new Map<number, string[]>()
  for (const rule of rules.filter(({ act }) => act === 'jump')) {
    const conditions = whenOf(rule)
    const to = placeOf.get(rule.target)
    if (!conditions || to === undefined) continue
    const from = Math.max(...rule.conditions.map(({ field }) => placeOf.get(field) ?? 0))
    const note = t('notes.jump', { step: String(to + 1), conditions })
    after.set(from, [...(after.get(from) ?? []), note])
  }
  return { at, after }
}
