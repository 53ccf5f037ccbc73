import { isBlank, readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Content } from './content.ts'
import { cycleIn } from './cycles.ts'
import type { Field, Rule } from './field.ts'
import { hasOptions, isTyped } from './kinds.ts'
import { stepsOf } from './steps.ts'

/** Paths of parts that share a name with another; such a form is not saved. */
export function brokenParts({ fields, rules }: Content): string[] {
  return [
    ...doubles(fields).map((at) => `fields.${at}.id`),
    ...doubles(rules).map((at) => `rules.${at}.id`),
    ...fields.flatMap(({ options, rows }, at) => [
      ...doubles(options).map((one) => `fields.${at}.options.${one}.id`),
      ...doubles(rows).map((one) => `fields.${at}.rows.${one}.id`),
    ]),
  ]
}

function doubles(parts: readonly { id: string }[]): number[] {
  const ids = new Set<string>()
  return parts.flatMap(({ id }, at) => (ids.has(id) ? [at] : (ids.add(id), [])))
}

/** The circle of logic in the words of its questions; nothing where there is none. */
export function cycleOf(content: Content, locale: Locale): string | undefined {
  const names = new Map(content.fields.map(({ id, label }) => [id, readText(label, locale).text || id]))
  return cycleIn(content)
    ?.map((id) => names.get(id) ?? id)
    .join(' → ')
}

export type MissingPart = { path: string; code: 'required' | 'gone' | 'order' }

/** Lists the parts that a form lacks before it can be published. */
export function missingParts({ title, fields, rules }: Content): MissingPart[] {
  return [
    ...(isBlank(title) ? [{ path: 'title', code: 'required' as const }] : []),
    ...(fields.some(({ kind }) => isTyped(kind)) ? [] : [{ path: 'fields', code: 'required' as const }]),
    ...fields.flatMap(missingInField),
    ...rules.flatMap((rule) => missingInRule(rule, fields)),
  ]
}

function missingInField(field: Field): MissingPart[] {
  const { id, kind, label, options, rows, terms } = field
  const blank = (parts: Field['options'], least: number) =>
    parts.length < least || parts.some((one) => isBlank(one.label))
  return [
    ...(isBlank(label) && kind !== 'hidden' ? [{ path: `${id}.label`, code: 'required' as const }] : []),
    ...(hasOptions(kind) && blank(options, 2) ? [{ path: `${id}.options`, code: 'required' as const }] : []),
    ...(kind === 'matrix' && blank(rows, 1) ? [{ path: `${id}.rows`, code: 'required' as const }] : []),
    ...(kind === 'calculated' && terms.length === 0
      ? [{ path: `${id}.terms`, code: 'required' as const }]
      : []),
  ]
}

function missingInRule({ id, act, target, conditions }: Rule, fields: readonly Field[]): MissingPart[] {
  const aim = fields.find((one) => one.id === target)
  const lost = conditions.some(({ field }) => fields.every((one) => one.id !== field))
  if (!aim || lost) return [{ path: id, code: 'gone' }]
  if (act !== 'jump') return []
  const steps = stepsOf(fields)
  const last = steps.findLastIndex((step) =>
    step.fields.some((one) => conditions.some(({ field }) => field === one.id)),
  )
  const isAhead = aim.kind === 'page' && steps.findIndex(({ page }) => page?.id === target) > last
  return isAhead ? [] : [{ path: id, code: 'order' }]
}
