import { expect, test } from 'vitest'
import { catalogueIdOf } from '#platform/contract/catalogue-id.ts'
import { findCatalogues, readCatalogues } from './catalogue-files.ts'

test.each([
  ['/x/src/features/calls/contract/messages.bhs.ts', 'calls'],
  ['/x/src/features/calls/contract/received/messages.en.ts', 'calls.received'],
  ['/x/src/features/calls/contract/server-messages.bhs.ts', 'calls.server'],
  ['src/features/calls/contract/trial/trial-messages.bhs.ts', 'calls.trial.trial'],
  ['src/platform/contract/saving/messages.bhs.ts', 'platform.saving'],
  ['src/features/calls/contract/rule-words.ts', undefined],
])('a catalogue is known by its place: %s', (path, id) => {
  expect(catalogueIdOf(path)?.id).toBe(id)
})

test('every catalogue has a name of its own, and none is in another one a second time', async () => {
  const files = await findCatalogues()
  const ids = files.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['platform', 'platform.server', 'calls.received', 'team-test']))
  expect(ids).not.toContain('team-test.statement')
  expect(ids).not.toContain('projects.money.server')
})

test('no key has a blank or the sign that parts it from its catalogue, and every text is there in both languages', async () => {
  for (const { id, texts } of await readCatalogues()) {
    expect([...texts.en.keys()].toSorted(), id).toEqual([...texts.bhs.keys()].toSorted())
    for (const key of texts.bhs.keys()) expect(key).toMatch(/^[^\s:]+$/)
  }
})
