import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { type Criteria, NO_CRITERIA } from '../../contract/criteria.ts'
import { rebuildIndex, refreshAll } from '../documents/documents.service.ts'
import { publish, search } from '../search.fixture.ts'
import { filtersOf } from './conditions.ts'
import { countAll } from './search.service.ts'
import { parseQuery } from './query-words.ts'

const OFFERS = 128
const MANY = 80

let app: TestApp
let ids: string[]
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.services.pool.query(
    'truncate opportunities, search_terms, search_spellings, search_stale, search_misses cascade',
  )
  // The last byte of an id decides whether it is in the sample: every sixteenth is.
  ids = Array.from({ length: OFFERS }, (_, n) => newId().slice(0, -2) + n.toString(16).padStart(2, '0'))
  for (const [n, id] of ids.entries())
    await publish(app, {
      id,
      bhs: n < 17 ? 'Rijetka prilika' : 'Prilika',
      kind: Math.floor(n / 16) % 2 === 0 ? 'job' : 'training',
      municipalities: ['zenica'],
      languages: n < 64 ? ['en'] : ['de'],
    })
  await refreshAll(app.services)
  await app.services.pool.query('analyze opportunity_search')
})

async function count(given: Partial<Criteria> = {}, many = MANY) {
  const { services } = app
  const criteria = { ...NO_CRITERIA, ...given }
  const wanted = await parseQuery(services, criteria.q)
  const counts = await countAll(services.db, { criteria, wanted, filters: filtersOf(criteria), many })
  const { total, totalAbout, about, kind, place, language } = counts
  const some = (list: typeof kind) =>
    Object.fromEntries(list.filter((one) => one.count > 0).map((one) => [one.value, one.count]))
  return { total, totalAbout, about, kind: some(kind), place: some(place), language: some(language) }
}

describe('where there are many, whoever searches', () => {
  test('reads counts from every sixteenth, and is told that they are near', async () => {
    expect(await count()).toEqual({
      total: 128,
      totalAbout: true,
      about: true,
      kind: { job: 64, training: 64 },
      place: { ZDK: 128 },
      language: { en: 64, de: 64 },
    })
  })

  test('reads exact ones of few, and a total that is exact where the facets are not', async () => {
    expect(await count({ q: 'rijetka' })).toMatchObject({
      total: 17,
      totalAbout: false,
      about: false,
      kind: { job: 16, training: 1 },
    })
    expect(await count({ kind: ['training'] })).toMatchObject({
      total: 64,
      totalAbout: false,
      about: true,
      kind: { job: 64, training: 64 },
    })
  })

  test('reads exact ones as long as there are not that many in all', async () => {
    expect(await count({}, OFFERS + 1)).toMatchObject({ total: 128, totalAbout: false, about: false })
    expect(await search(app)).toMatchObject({ total: 128, totalAbout: false, facets: { about: false } })
  })

  test('finds the sample as it has become: changed, closed, deleted, and made anew', async () => {
    const { pool } = app.services
    await pool.query(`update opportunities set kind = 'grant' where id = $1`, [ids[0]])
    await pool.query(`update opportunities set status = 'closed' where id = $1`, [ids[16]])
    await pool.query(`delete from opportunities where id = $1`, [ids[32]])
    await refreshAll(app.services)
    const after = { total: 96, kind: { job: 32, training: 48, grant: 16 } }
    expect(await count()).toMatchObject(after)
    await pool.query('truncate opportunity_search')
    await rebuildIndex(app.services)
    await pool.query('analyze opportunity_search')
    expect(await count()).toMatchObject(after)
  })
})

test('rows whose codes meant something else in the release before are written anew', async () => {
  const { pool } = app.services
  const facets = async () =>
    (await pool.query('select facets from opportunity_search order by opportunity_id')).rows
  const before = await facets()
  expect(before).toHaveLength(OFFERS)
  await pool.query('update opportunity_search set facets = 0')
  await refreshAll(app.services)
  expect(await facets()).not.toEqual(before)
  await pool.query(`update search_state set facets_version = 'of before'`)
  await Promise.all([refreshAll(app.services), refreshAll(app.services)])
  expect(await facets()).toEqual(before)
})
