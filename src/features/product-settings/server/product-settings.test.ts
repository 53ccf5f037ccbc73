import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { getProductSettings } from '../contract/product-settings.endpoints.ts'

const ALL = '/api/admin/product-settings'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await buildTestApp({ PRODUCT_NAME: 'Zamah Proba' })
  staff = await person(app, { rights: { role: 'ADMIN', globalAdmin: true } })
})
afterEach(async () => {
  for (const which of ['name', 'pixel'] as const) await change(which, null)
})
afterAll(() => app.stop())

const change = (which: 'name' | 'pixel', value: string | null, who = staff) =>
  who.send('PUT', `${ALL}/${which}`, { value, reason: 'Dogovor tima.' })
const read = async () => (await staff.send('GET', ALL)).json<ResponseOf<typeof getProductSettings>>()

describe('the name of the product', () => {
  test('every mail has the new name from the moment staff change it, until they go back to the one of the environment', async () => {
    expect((await change('name', 'Polet')).statusCode).toBe(204)
    const { pool, mailer, config } = app.services
    expect(config.productName).toBe('Polet')
    await inTransaction(pool, (tx) =>
      mailer.enqueue(tx, {
        to: 'lejla@example.ba',
        locale: 'bhs',
        subject: 'Kod',
        heading: 'Tvoj kod',
        parts: [{ kind: 'code', text: 'ABC123' }],
      }),
    )
    const mail = await app.mails.next('lejla@example.ba')
    expect(mail.html).toContain('Polet')
    expect(mail.from?.name).toBe('Polet')
    expect((await read()).productName).toMatchObject({
      value: 'Polet',
      delivered: 'Zamah Proba',
      changedAt: expect.any(String),
    })
    await change('name', null)
    expect((await read()).productName).toMatchObject({ value: 'Zamah Proba', changedAt: null })
  })

  test('staff cannot choose a name that is empty, hidden or too long', async () => {
    for (const value of ['', '   ', '\u200b', 'x'.repeat(41)])
      expect((await change('name', value)).statusCode, value).toBe(422)
    expect(app.services.config.productName).toBe('Zamah Proba')
  })
})

describe('the pixel', () => {
  test('staff set a pixel and take it away, and the log says from what to what', async () => {
    expect((await change('pixel', '123456789')).statusCode).toBe(204)
    expect(app.services.config.pixelId).toBe('123456789')
    await change('pixel', '')
    expect(app.services.config.pixelId).toBe(undefined)
    const { rows } = await app.services.pool.query(
      `select before, after from audit_entries where action = 'product-settings.change' and subject_id = 'pixelId'
       order by id desc limit 1`,
    )
    expect(rows).toEqual([{ before: { value: '123456789' }, after: { value: '' } }])
  })

  test('staff cannot choose a pixel with markup or spaces', async () => {
    for (const value of ['1\'"><script>', 'a b', 'x'.repeat(65)])
      expect((await change('pixel', value)).statusCode, value).toBe(422)
  })

  test('an instance on which nobody changed the pixel hears of it', async () => {
    await app.services.pool.query(`insert into product_settings (name, value) values ('pixelId', '42')`)
    await expect.poll(() => app.services.config.pixelId).toBe('42')
    await app.services.pool.query(`delete from product_settings`)
    await expect.poll(() => app.services.config.pixelId).toBe(undefined)
  })
})

test('answers about measuring are counted by the day, also when many come at once, and those of a month ago are not', async () => {
  const answer = (choice: string) =>
    app.http.inject({
      method: 'POST',
      url: '/api/consent',
      headers: { origin: 'http://localhost:3000' },
      payload: { choice },
    })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => answer(n % 3 === 0 ? 'declined' : 'accepted')),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(204))
  expect((await answer('maybe')).statusCode).toBe(422)
  await app.services.pool.query(
    `insert into consent_days (day, accepted, declined) values (current_date - 31, 500, 500)`,
  )
  expect((await read()).consent).toEqual({ accepted: 8, declined: 4 })
})

test('only global admins see and change them', async () => {
  const scoped = await person(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
  for (const who of [await person(app), scoped]) {
    expect((await who.send('GET', ALL)).statusCode).toBe(403)
    expect((await change('name', 'Polet', who)).statusCode).toBe(403)
    expect((await change('pixel', '1', who)).statusCode).toBe(403)
  }
})
