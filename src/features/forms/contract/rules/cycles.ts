import type { Content } from './content.ts'
import { stepsOf } from './steps.ts'

/**
 * The way by which logic leads back to itself, as names of fields, the first again at the end: whether a field is there would
 * depend on its own answer. Nothing where it leads nowhere back.
 */
export function cycleIn({ fields, rules }: Pick<Content, 'fields' | 'rules'>): readonly string[] | undefined {
  const needs = dependencies({ fields, rules })
  const done = new Set<string>()
  const way: string[] = []
  function visit(id: string): readonly string[] | undefined {
    const at = way.indexOf(id)
    if (at >= 0) return [...way.slice(at), id]
    if (done.has(id)) return undefined
    way.push(id)
    for (const next of needs.get(id) ?? []) {
      const cycle = visit(next)
      if (cycle) return cycle
    }
    way.pop()
    done.add(id)
    return undefined
  }
  for (const { id } of fields) {
    const cycle = visit(id)
    if (cycle) return cycle
  }
  return undefined
}

/** Returns the fields that each field depends on: by its conditions, by the jump before its step, by its sum. */
function dependencies({ fields, rules }: Pick<Content, 'fields' | 'rules'>): Map<string, Set<string>> {
  const needs = new Map(
    fields.map(({ id, terms }) => [id, new Set(terms.flatMap(({ field }) => field ?? []))]),
  )
  const steps = stepsOf(fields)
  const placeOf = new Map(
    steps.flatMap(({ page, fields: all }, at) => [...all, ...(page ? [page] : [])].map(({ id }) => [id, at])),
  )
  const add = (id: string, more: readonly string[]) =>
    more.forEach((one) => needs.has(one) && needs.get(id)?.add(one))
  for (const { page, fields: all } of steps) if (page) for (const { id } of all) add(id, [page.id])
  for (const { act, target, conditions } of rules) {
    const sources = conditions.map(({ field }) => field)
    if (act === 'show') add(target, sources)
    if (act !== 'jump') continue
    const from = Math.max(...sources.map((id) => placeOf.get(id) ?? 0))
    steps.forEach(({ page }, at) => {
      if (page && from < at && at < (placeOf.get(target) ?? 0)) add(page.id, sources)
    })
  }
  return needs
}
