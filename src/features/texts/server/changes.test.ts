import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '#features/account/server/index.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { versionOf } from '../contract/file/text-version.ts'
import { seedTexts } from './seed/texts.seed.ts'
import { NOT_FOUND, textStaff } from './texts.fixture.ts'

let app: TestApp
let staff: Awaited<ReturnType<typeof textStaff>>
beforeAll(async () => {
  app = await buildTestApp()
  staff = await textStaff(app)
})
afterAll(() => app.stop())

describe('A changed text', () => {
  test('is put in force by global admins alone', async () => {
    const texts = [{ id: NOT_FOUND, locale: 'bhs', text: 'Nema.', base: versionOf('x') }]
    for (const [who, status] of [
      [undefined, 401],
      [staff.translator, 403],
    ] as const) {
      const headers = who?.headers ?? {}
      for (const [url, payload] of [
        ['changes', { file: null, texts }],
        ['restore', { change: 0 }],
      ] as const)
        expect(
          (await app.http.inject({ method: 'POST', url: `/api/admin/texts/${url}`, headers, payload }))
            .statusCode,
        ).toBe(status)
    }
    expect((await staff.send('/preview', { form: 'exact', texts: [] }, staff.translator)).status).toBe(200)
  })

  test('is said by the server from the next answer on, and by pages by the name that they are given', async () => {
    const before = await staff.said()
    expect((await staff.inForce()).version).toBeUndefined()
    expect(await staff.change(NOT_FOUND, 'Ovoga ovdje nema.')).toEqual({ status: 200, body: { applied: 1 } })
    expect(await staff.said()).toBe('Ovoga ovdje nema.')
    await staff.change('platform:sheets.csv', 'Uzmi CSV')
    const { headers, body } = await staff.inForce()
    expect(headers['cache-control']).toContain('immutable')
    expect(body).toMatchObject({ platform: { 'sheets.csv': 'Uzmi CSV' } })
    // A page rendered earlier gets the current texts, without caching them under the old name.
    const older = await staff.read('/texts/bhs-aaaaaaaaaaaa.json')
    expect([older.headers['cache-control'], older.body]).toEqual(['no-store', body])
    expect((await staff.read('/texts/de-aaaaaaaaaaaa.json')).status).toBe(404)
    expect(await staff.textNow(NOT_FOUND)).toMatchObject({
      state: 'older',
      texts: { bhs: 'Ovoga ovdje nema.' },
    })
    expect(await staff.change(NOT_FOUND, null)).toEqual({ status: 200, body: { applied: 1 } })
    expect(await staff.said()).toBe(before)
  })

  test.each([
    ['empty', '  '],
    ['signs', 'Ovoga\u0007 nema'],
    ['tooLong', 'Ovoga ovdje nema. '.repeat(40)],
    ['unknown', 'Nema {what}'],
    ['syntax', 'Nema {'],
  ])('is refused where it is %s, and nothing of the same call is changed', async (code, text) => {
    const now = (await staff.textNow(NOT_FOUND)).texts.bhs
    const csv = await staff.textNow('platform:sheets.csv')
    const answer = await staff.send('/changes', {
      file: 'prevod.csv',
      texts: [
        { id: 'platform:sheets.csv', locale: 'bhs', text: 'Nešto', base: versionOf(csv.texts.bhs) },
        { id: NOT_FOUND, locale: 'bhs', text, base: versionOf(now) },
      ],
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'texts.wrong', wrong: [{ id: NOT_FOUND, locale: 'bhs', codes: [code] }] },
    })
    expect((await staff.textNow('platform:sheets.csv')).texts).toEqual(csv.texts)
  })

  test('that the glossary never uses needs a reason', async () => {
    expect((await staff.change(NOT_FOUND, 'Tog naloga nema.')).body.wrong).toMatchObject([
      { codes: ['avoided'] },
    ])
    expect((await staff.change(NOT_FOUND, 'Tog naloga nema.', { reason: 'Navodi zakon.' })).status).toBe(200)
    await staff.change(NOT_FOUND, null)
  })
})

describe('A file', () => {
  test('is previewed: what changes, what is the same, what is wrong, and which keys nobody knows', async () => {
    const csv = (await staff.textNow('platform:sheets.csv')).texts.en
    const { body } = await staff.send('/preview', {
      form: 'sheet',
      texts: [
        { id: 'platform:sheets.csv', locale: 'en', text: csv, base: null },
        { id: 'platform:sheets.xlsx', locale: 'en', text: 'Get the log-in XLSX', base: null },
        { id: 'platform:fields.tooLong', locale: 'bhs', text: 'Skrati tekst.', base: null },
        { id: 'platform:nothing.here', locale: 'bhs', text: 'Ha', base: null },
        { id: 'blocks:hero-title', locale: 'bhs', text: 'Naslov <b>bez kraja', base: null },
      ],
    })
    expect(body).toMatchObject({ same: 1, unknown: ['platform:nothing.here'] })
    expect(body.texts).toMatchObject([
      { id: 'platform:sheets.xlsx', faults: [], isNewer: false, before: 'Download XLSX' },
      { id: 'platform:fields.tooLong', faults: [{ code: 'lost', what: ['over'] }] },
      { id: 'blocks:hero-title', faults: [{ code: 'markup', what: [] }] },
    ])
  })

  test('from a table keeps figures and their units together', async () => {
    const { texts } = await staff.textNow('canvas:budget.amount')
    expect(texts.bhs).toMatch(/\u00a0/)
    const inTable = `Ukupno ${texts.bhs.replace(/\u00a0/g, ' ')}`
    const { body } = await staff.send('/preview', {
      form: 'sheet',
      texts: [{ id: 'canvas:budget.amount', locale: 'bhs', text: inTable, base: null }],
    })
    expect(body.texts[0].text).toBe(`Ukupno ${texts.bhs}`)
  })

  test('changes texts of pages too, with their history', async () => {
    const { texts } = await staff.textNow('blocks:steps-title')
    const applied = await staff.send('/changes', {
      file: 'prevod.xlf',
      texts: [
        { id: 'blocks:steps-title', locale: 'en', text: 'How it <b>works</b>', base: versionOf(texts.en) },
      ],
    })
    expect(applied.body).toEqual({ applied: 1 })
    const { body } = await staff.read(
      '/api/admin/content/blocks/steps-title/revisions?locale=en',
      staff.translator,
    )
    expect(body.revisions).toMatchObject([{ revision: 1, savedBy: 'Ines Kapetanović' }])
  })
})

describe('The history', () => {
  test('says who changed how much, and leads back to an earlier state and to what was delivered', async () => {
    await staff.change('platform:sheets.csv', 'Prvi put')
    const [first] = await staff.history()
    expect(first).toMatchObject({ kind: 'edit', texts: 1, madeBy: 'Ines Kapetanović', file: null })
    await staff.change('platform:sheets.csv', 'Drugi put', {}, staff.colleague)
    await staff.change('platform:sheets.xlsx', 'I ovo')
    expect((await staff.send('/restore', { change: first.id })).body).toEqual({ applied: 2 })
    expect((await staff.textNow('platform:sheets.csv')).texts.bhs).toBe('Prvi put')
    expect((await staff.textNow('platform:sheets.xlsx')).texts.bhs).toBe('Preuzmi XLSX')
    expect((await staff.history())[0]).toMatchObject({ kind: 'restore', restored: first.id, texts: 2 })
    await staff.send('/restore', { change: 0 })
    expect((await staff.read('/api/admin/texts', staff.translator)).body.counts).toMatchObject({ older: 0 })
    expect((await staff.textNow('platform:sheets.csv')).texts.bhs).toBe('Preuzmi CSV')
    expect((await staff.send('/restore', { change: 999_999 })).status).toBe(404)
  })

  test('leaves alone what somebody edited live since then', async () => {
    const { texts } = await staff.textNow('blocks:cta-main-text')
    await staff.send('/changes', {
      file: null,
      texts: [{ id: 'blocks:cta-main-text', locale: 'bhs', text: 'Iz datoteke', base: versionOf(texts.bhs) }],
    })
    await app.http.inject({
      method: 'PUT',
      url: '/api/admin/content/blocks/cta-main-text',
      headers: staff.global.headers,
      payload: {
        locale: 'bhs',
        document: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Uživo' }] }],
        },
        revision: 1,
      },
    })
    expect((await staff.send('/restore', { change: 0 })).body).toEqual({ applied: 0 })
    expect((await staff.textNow('blocks:cta-main-text')).texts.bhs).toBe('Uživo')
  })

  test('cannot be rewritten', async () => {
    await expect(app.services.pool.query(`update text_change_items set after = 'x'`)).rejects.toThrow(
      'history cannot be changed',
    )
  })
})

test('What another instance stores is in force here too, without what no longer fits this release', async () => {
  await app.services.pool.query(
    `insert into text_overrides (catalogue, key, locale, text, delivered)
     values ('platform', 'fields.tooLong', 'bhs', 'Bez broja', 'x'), ('gone', 'a.b', 'bhs', 'x', 'y'),
            ('platform', 'sheets.busy', 'bhs', 'Radimo…', 'Pripremamo…')`,
  )
  await expect
    .poll(async () => (await staff.inForce()).body)
    .toEqual({ platform: { 'sheets.busy': 'Radimo…' } })
})

test('The demo world shows a translation that was tried and taken back, and reads as it was delivered', async () => {
  const [email] = demoAccounts.filter(({ role }) => role === 'global admin').map((account) => account.email)
  await app.services.pool.query('update users set email = $1 where id = $2', [email, staff.colleague.userId])
  const before = await staff.inForce()
  await seedTexts(app.services)
  expect((await staff.history()).slice(0, 2)).toMatchObject([
    { kind: 'restore', restored: 0, texts: 3 },
    { kind: 'file', file: 'tekstovi-zamah-en.xlf', madeBy: 'Luka Marić' },
  ])
  expect(await staff.inForce()).toMatchObject({ version: before.version })
})
