import { placeOf } from './place.ts'
import { type Guard, isTest } from './source.ts'

/** Forbids cycles between features. Each cycle is named once. */
export const cycles: Guard = (sources) => {
  const needs = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const from = placeOf(path)?.feature
    if (!from || isTest(path)) continue
    const others = needs.get(from) ?? new Set()
    needs.set(from, others)
    for (const { target } of imports) {
      const to = target === undefined ? undefined : placeOf(target)?.feature
      if (to && to !== from) others.add(to)
    }
  }
  const found = new Set<string>()
  const finished = new Set<string>()
  const walk = (feature: string, trail: string[]): void => {
    const begin = trail.indexOf(feature)
    if (begin >= 0) return void found.add(nameOf('features', trail.slice(begin)))
    if (finished.has(feature)) return
    for (const next of needs.get(feature) ?? []) walk(next, [...trail, feature])
    finished.add(feature)
  }
  for (const feature of needs.keys()) walk(feature, [])
  return [...found]
}

/** Forbids cycles of static imports between files; lazy imports and types may refer to each other. */
export const fileCycles: Guard = (sources) => {
  const needs = new Map(
    sources
      .filter(({ path }) => /^(src|scripts)\//.test(path) && !isTest(path))
      .map(({ path, imports }) => [
        path,
        imports.flatMap(({ target, isStatic }) => (target !== undefined && isStatic ? [target] : [])),
      ]),
  )
  const found = new Set<string>()
  const finished = new Set<string>()
  const walk = (path: string, trail: string[]): void => {
    const begin = trail.indexOf(path)
    if (begin >= 0) return void found.add(nameOf('files', trail.slice(begin)))
    if (finished.has(path)) return
    for (const next of needs.get(path) ?? []) walk(next, [...trail, path])
    finished.add(path)
  }
  for (const path of needs.keys()) walk(path, [])
  return [...found]
}

function nameOf(what: string, cycle: string[]): string {
  const first = cycle.indexOf([...cycle].sort()[0]!)
  const ordered = [...cycle.slice(first), ...cycle.slice(0, first)]
  return `${what} need each other in a circle: ${[...ordered, ordered[0]].join(' → ')}`
}
