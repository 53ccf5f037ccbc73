import { describe, expect, test } from 'vitest'
import { registeredText } from '#platform/server/i18n/translate.ts'
import { features } from './features.ts'

/** What features register under names of their own, each with the place of its words in the catalogues. */
const registered = features.flatMap((feature) => {
  const { name, console, auditActions = [], searchKinds = [] } = feature
  const paths = [
    ...(console?.queues ?? []).map(({ id }) => ['console', 'queues', id, 'title']),
    ...(console?.metrics ?? []).flatMap(({ id }) => [
      ['console', 'metrics', id, 'title'],
      ['console', 'metrics', id, 'note'],
    ]),
    ...searchKinds.map(({ id }) => ['search', 'kinds', id]),
    ...auditActions.map((verb) => ['audit', 'actions', verb]),
    ...(auditActions.length > 0 ? [['audit', 'area']] : []),
  ]
  return paths.map((path) => ({ feature, name: `${name}: ${path.join('.')}`, path }))
})

describe('What a feature registers', () => {
  test.each(registered)('has its words in both languages: $name', ({ feature, path }) => {
    for (const locale of ['bhs', 'en'] as const)
      expect(registeredText(feature.catalogues, locale, ...path)).toBeTruthy()
  })

  test.each([
    ['features', features.map(({ name }) => name)],
    ['queues', features.flatMap(({ console }) => console?.queues ?? []).map(({ id }) => id)],
    ['metrics', features.flatMap(({ console }) => console?.metrics ?? []).map(({ id }) => id)],
    ['kinds of things found', features.flatMap(({ searchKinds = [] }) => searchKinds).map(({ id }) => id)],
    ['columns of members', features.flatMap(({ merger }) => Object.keys(merger ?? {}))],
  ])('no two %s have one name', (_what, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  })
})
