import { commands } from '#features/skills/server/index.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { NO_CRITERIA } from '../../contract/criteria.ts'
import { freshen } from '../documents/documents.service.ts'
import { clear, publish } from '../search.fixture.ts'
import { filtersOf } from './conditions.ts'
import { countExactly } from './facets.queries.ts'
import { occupationNames } from './occupation-names.ts'
import { parseQuery } from './query-words.ts'

/** However busy the machine is, the engine answers here. */
const PATIENCE_MS = 170_000

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  const { seedOwnVocabulary } = await commands.vocabulary()
  await seedOwnVocabulary(app.services)
})
afterAll(() => app.stop())
beforeEach(() => clear(app))

async function find(q: string) {
  const { services } = app
  await freshen(services)
  const wanted = await parseQuery(services, q, occupationNames(services, PATIENCE_MS))
  const count = await countExactly(services.db, { wanted, filters: filtersOf(NO_CRITERIA) })
  return { count, meant: wanted.meant, unknown: wanted.unknown }
}

describe('whoever calls work by another name than those who offer it', () => {
  test('finds it all the same, in either script, for her and for him, and in a place', async () => {
    await publish(app, { bhs: 'Tražimo soboslikara u Zenici', municipalities: ['zenica'] })
    await publish(app, { bhs: 'Kuhar u bolnici' })
    for (const q of ['moler', 'молер', 'molerka', 'moler zenica'])
      expect([q, (await find(q)).count]).toEqual([q, 1])
    expect((await find('moler')).meant).toContain('soboslikar')
    expect((await find('moler tuzla')).count).toBe(0)
  })

  test('gets an empty list where nobody offers such work by any name', async () => {
    await publish(app, { bhs: 'Kuhar u bolnici' })
    expect(await find('moler')).toEqual({ count: 0, meant: undefined, unknown: 'moler' })
  })

  test('still finds a misspelt word as what it was meant to be', async () => {
    await publish(app, { bhs: 'Soboslikar' })
    expect((await find('soboslkiar')).meant).toBe('soboslikar')
  })
})
