import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { insertBank } from './banks.fixture.ts'
import { insertFunds } from './managed/managed-banks.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const get = async (url: string) => app.http.inject({ method: 'GET', url })

describe('a youth bank', () => {
  test('is read by everybody: what it has, what it gave and what is left', async () => {
    const { db } = app.services
    const { bankId, bankSlug } = await insertBank(db)
    await insertFunds(db, bankId, [{ year: 2026, source: { bhs: 'Grad', en: 'City' }, amount: 6000_00 }])
    await db.execute(sql`
      insert into youth_bank_projects
        (id, bank_id, title, municipality, decided_on, granted, contributed, state)
      values (${newId()}, ${bankId}, '{"bhs": "Klupe", "en": "Benches"}', 'zenica', '2026-05-21', ${1500_00},
        ${1620_00}, 'running')`)
    const bank = (await get(`/api/public/banks/${bankSlug}`)).json()
    expect(bank).toMatchObject({
      municipalities: ['zenica'],
      fund: { year: 2026, given: 1500_00, sources: [{ amount: 6000_00 }] },
      projects: [{ title: { bhs: 'Klupe' }, spent: 0 }],
    })
    const all = (await get('/api/public/banks')).json()
    expect(all.banks).toContainEqual(expect.objectContaining({ slug: bankSlug }))
    expect(all.years).toContainEqual({
      year: 2026,
      projects: 1,
      pages: 0,
      granted: 1500_00,
      contributed: 1620_00,
    })
  })

  test('that is not there is not found', async () => {
    expect((await get('/api/public/banks/nema-je')).statusCode).toBe(404)
  })
})
