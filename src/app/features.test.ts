import { describe, expect, test } from 'vitest'
import { registeredText } from '#platform/server/i18n/translate.ts'
import { features } from './features.ts'

/** Registered ids, each with the place of its words in the catalogues. */
const registered = features.flatMap((feature) => {
  const { name, console, auditActions = [], searchKinds = [], notifications, reportable = [] } = feature
  const paths = [
    ...(console?.queues ?? []).map(({ id }) => ['console', 'queues', id, 'title']),
    ...(console?.metrics ?? []).flatMap(({ id }) => [
      ['console', 'metrics', id, 'title'],
      ['console', 'metrics', id, 'note'],
    ]),
    ...(feature.personGroups ?? []).map(({ id }) => ['console', 'groups', id]),
    ...(notifications?.topics ?? []).flatMap(({ id }) => [
      ['notifications', 'topics', id, 'title'],
      ['notifications', 'topics', id, 'hint'],
    ]),
    ...(feature.areas ?? []).flatMap(({ id }) => [
      ['areas', id, 'title'],
      ['areas', id, 'hint'],
    ]),
    ...(feature.limits ?? []).flatMap(({ id }) => [
      ['limits', id, 'title'],
      ['limits', id, 'hint'],
    ]),
    ...(feature.mails ? [['mails', 'area']] : []),
    ...searchKinds.map(({ id }) => ['search', 'kinds', id]),
    ...reportable.map(({ id }) => ['moderation', 'kinds', id]),
    ...auditActions.map((verb) => ['audit', 'actions', verb]),
    ...(auditActions.length > 0 ? [['audit', 'area']] : []),
  ]
  return paths.map((path) => ({ feature, name: `${name}: ${path.join('.')}`, path }))
})

const kinds = features.flatMap(({ notifications }) => notifications?.kinds ?? [])
const topics = features.flatMap(({ notifications }) => notifications?.topics ?? []).map(({ id }) => id)

describe('What a feature registers', () => {
  test.each(kinds)('has a topic that people can choose: $id', ({ id, topic }) => {
    expect(id).toMatch(/^[a-z-]+\.[a-z-]+$/)
    // Letters only, because it is part of links in emails.
    expect(topic).toMatch(/^[a-zA-Z]+$/)
    expect(topics).toContain(topic)
  })

  test.each(registered)('has its words in both languages: $name', ({ feature, path }) => {
    for (const locale of ['bhs', 'en'] as const)
      expect(registeredText(feature.catalogues, locale, ...path)).toBeTruthy()
  })

  test.each([
    ['features', features.map(({ name }) => name)],
    ['queues', features.flatMap(({ console }) => console?.queues ?? []).map(({ id }) => id)],
    ['metrics', features.flatMap(({ console }) => console?.metrics ?? []).map(({ id }) => id)],
    ['groups of people', features.flatMap(({ personGroups = [] }) => personGroups).map(({ id }) => id)],
    ['kinds of things found', features.flatMap(({ searchKinds = [] }) => searchKinds).map(({ id }) => id)],
    ['kinds of things reported', features.flatMap(({ reportable = [] }) => reportable).map(({ id }) => id)],
    ['kinds of notifications', kinds.map(({ id }) => id)],
    ['topics of notifications', topics],
    ['areas', features.flatMap(({ areas = [] }) => areas).map(({ id }) => id)],
    ['limits', features.flatMap(({ limits = [] }) => limits).map(({ id }) => id)],
    ['mails', features.flatMap(({ mails = [] }) => mails).map(({ texts }) => texts)],
    ['columns of members', features.flatMap(({ merger }) => Object.keys(merger ?? {}))],
  ])('no two %s have one name', (_what, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  })
})
