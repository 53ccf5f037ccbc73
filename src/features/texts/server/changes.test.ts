import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '#features/account/server/index.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { pairVersionOf, versionOf } from '../contract/file/text-version.ts'
import { seedTexts } from './seed/texts.seed.ts'

let app: TestApp
let translator: SignedIn
let global: SignedIn
let colleague: SignedIn

beforeAll(async () => {
  app = await buildTestApp()
  const rights = { role: 'ADMIN', globalAdmin: true } as const
  translator = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  global = await signIn(app, { rights, firstName: 'Ines', lastName: 'Kapetanović' })
  colleague = await signIn(app, { rights, firstName: 'Luka', lastName: 'Marić' })
})
afterAll(() => app.stop())

async function send(path: string, payload: object, as: SignedIn | undefined = global) {
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api/admin/texts${path}`,
    headers: { ...as?.headers, 'accept-language': 'bs' },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}
async function read(url: string, as?: SignedIn, language = 'bs') {
  const answer = await app.http.inject({ url, headers: { ...as?.headers, 'accept-language': language } })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
async function textNow(id: string) {
  const { body } = await read(`/api/admin/texts?q=${encodeURIComponent(id)}`, translator)
  return body.texts.find((text: { id: string }) => text.id === id)
}
async function change(id: string, text: string | null, more: object = {}, as?: SignedIn) {
  const base = versionOf((await textNow(id)).texts.bhs)
  return send('/changes', { file: null, texts: [{ id, locale: 'bhs', text, base, ...more }] }, as)
}
const history = async () => (await read('/api/admin/texts/changes', translator)).body.changes
const inForce = async () => {
  const { version } = (await import('#platform/server/i18n/text-overrides.ts')).textsInForce()
  return { version, ...(await read(`/texts/bhs-${version ?? 'aaaaaaaaaaaa'}.json`)) }
}

const NOT_FOUND = 'platform.server:errors.notFound'
const said = async () => (await read('/api/nothing', undefined)).body.error

describe('A changed text', () => {
  test('is put in force by global admins alone', async () => {
    const texts = [{ id: NOT_FOUND, locale: 'bhs', text: 'Nema.', base: versionOf('x') }]
    for (const [who, status] of [
      [undefined, 401],
      [translator, 403],
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
    expect((await send('/preview', { form: 'exact', texts: [] }, translator)).status).toBe(200)
  })

  test('is said by the server from the next answer on, and by pages by the name that they are given', async () => {
    const before = await said()
    expect((await inForce()).version).toBeUndefined()
    expect(await change(NOT_FOUND, 'Ovoga ovdje nema.')).toEqual({ status: 200, body: { applied: 1 } })
    expect(await said()).toBe('Ovoga ovdje nema.')
    await change('platform:sheets.csv', 'Uzmi CSV')
    const { headers, body } = await inForce()
    expect(headers['cache-control']).toContain('immutable')
    expect(body).toMatchObject({ platform: { 'sheets.csv': 'Uzmi CSV' } })
    // A page rendered earlier gets the current texts, without caching them under the old name.
    const older = await read('/texts/bhs-aaaaaaaaaaaa.json')
    expect([older.headers['cache-control'], older.body]).toEqual(['no-store', body])
    expect((await read('/texts/de-aaaaaaaaaaaa.json')).status).toBe(404)
    expect(await textNow(NOT_FOUND)).toMatchObject({ state: 'older', texts: { bhs: 'Ovoga ovdje nema.' } })
    expect(await change(NOT_FOUND, null)).toEqual({ status: 200, body: { applied: 1 } })
    expect(await said()).toBe(before)
  })

  test.each([
    ['empty', '  '],
    ['signs', 'Ovoga\u0007 nema'],
    ['tooLong', 'Ovoga ovdje nema. '.repeat(40)],
    ['unknown', 'Nema {what}'],
    ['syntax', 'Nema {'],
  ])('is refused where it is %s, and nothing of the same call is changed', async (code, text) => {
    const now = (await textNow(NOT_FOUND)).texts.bhs
    const csv = await textNow('platform:sheets.csv')
    const answer = await send('/changes', {
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
    expect((await textNow('platform:sheets.csv')).texts).toEqual(csv.texts)
  })

  test('that the glossary never uses needs a reason', async () => {
    expect((await change(NOT_FOUND, 'Tog naloga nema.')).body.wrong).toMatchObject([{ codes: ['avoided'] }])
    expect((await change(NOT_FOUND, 'Tog naloga nema.', { reason: 'Navodi zakon.' })).status).toBe(200)
    await change(NOT_FOUND, null)
  })
})

describe('A translator', () => {
  const check = async (id: string, texts?: { bhs: string; en: string }, as = translator) =>
    app.http.inject({
      method: 'POST',
      url: '/api/admin/texts/checks',
      headers: { ...as.headers, 'accept-language': 'bs' },
      payload: { id, base: pairVersionOf(texts ?? (await textNow(id)).texts) },
    })
  const counts = async () => (await read('/api/admin/texts', translator)).body.counts

  test('confirms that an older text is right, until somebody changes it again', async () => {
    const { older, checked } = await counts()
    await change(NOT_FOUND, 'Ovoga ovdje nema.')
    const before = await textNow(NOT_FOUND)
    expect(before.state).toBe('older')
    const answers = await Promise.all([check(NOT_FOUND), check(NOT_FOUND)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect((await textNow(NOT_FOUND)).state).toBe('checked')
    expect(await counts()).toMatchObject({ older, checked: checked + 1 })
    const found = (await read('/api/admin/texts?state=checked', translator)).body.texts
    expect(found.map(({ id }: { id: string }) => id)).toContain(NOT_FOUND)
    await change(NOT_FOUND, 'Ovoga ovdje više nema.')
    expect((await textNow(NOT_FOUND)).state).toBe('older')
    expect((await check(NOT_FOUND, before.texts)).statusCode).toBe(409)
    await change(NOT_FOUND, null)
    expect((await textNow(NOT_FOUND)).state).toBe('delivered')
  })

  test('confirms nothing that is unknown, and a member confirms nothing', async () => {
    expect((await check('platform:nothing', { bhs: '', en: '' })).statusCode).toBe(404)
    const member = await signIn(app)
    expect((await check(NOT_FOUND, undefined, member)).statusCode).toBe(403)
  })

  test('finds no text that a language lacks, and gives the file of a checked one its state', async () => {
    expect((await read('/api/admin/texts?state=missing', translator)).body).toMatchObject({
      total: 0,
      counts: { missing: 0 },
    })
    await change(NOT_FOUND, 'Ovoga ovdje nema.')
    await check(NOT_FOUND)
    const file = await app.http.inject({
      url: `/api/admin/texts/export/xliff?state=checked`,
      headers: translator.headers,
    })
    expect(file.body).toContain('<segment state="reviewed">')
    await change(NOT_FOUND, null)
  })
})

describe('Two translators', () => {
  test('never overwrite each other: the second sees the newer text beside theirs and may then decide', async () => {
    const base = versionOf((await textNow(NOT_FOUND)).texts.bhs)
    const text = (words: string) => ({
      file: null,
      texts: [{ id: NOT_FOUND, locale: 'bhs', text: words, base }],
    })
    expect((await send('/changes', text('Inesin tekst.'))).status).toBe(200)
    const late = await send('/changes', text('Lukin tekst.'), colleague)
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'texts.newer', newer: [{ id: NOT_FOUND, locale: 'bhs', text: 'Inesin tekst.' }] },
    })
    const { body } = await send('/preview', {
      form: 'exact',
      texts: [{ id: NOT_FOUND, locale: 'bhs', text: 'Lukin tekst.', base }],
    })
    expect(body.texts).toMatchObject([{ isNewer: true, before: 'Inesin tekst.', text: 'Lukin tekst.' }])
    const decided = { id: NOT_FOUND, locale: 'bhs', text: 'Lukin tekst.', base: body.texts[0].base }
    expect((await send('/changes', { file: null, texts: [decided] }, colleague)).status).toBe(200)
    expect(await said()).toBe('Lukin tekst.')
    // The response was lost, and the call is repeated.
    expect((await send('/changes', text('Lukin tekst.'), colleague)).body).toEqual({ applied: 0 })
  })

  test('who change a text at the same moment: one of them wins, each time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const base = versionOf((await textNow(NOT_FOUND)).texts.bhs)
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          send('/changes', {
            file: null,
            texts: [{ id: NOT_FOUND, locale: 'bhs', text: `Krug ${round}, tekst ${at}.`, base }],
          }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    }
  })
})

describe('A file', () => {
  test('is previewed: what changes, what is the same, what is wrong, and which keys nobody knows', async () => {
    const csv = (await textNow('platform:sheets.csv')).texts.en
    const { body } = await send('/preview', {
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
    const { texts } = await textNow('canvas:budget.amount')
    expect(texts.bhs).toMatch(/\u00a0/)
    const inTable = `Ukupno ${texts.bhs.replace(/\u00a0/g, ' ')}`
    const { body } = await send('/preview', {
      form: 'sheet',
      texts: [{ id: 'canvas:budget.amount', locale: 'bhs', text: inTable, base: null }],
    })
    expect(body.texts[0].text).toBe(`Ukupno ${texts.bhs}`)
  })

  test('changes texts of pages too, with their history', async () => {
    const { texts } = await textNow('blocks:steps-title')
    const applied = await send('/changes', {
      file: 'prevod.xlf',
      texts: [
        { id: 'blocks:steps-title', locale: 'en', text: 'How it <b>works</b>', base: versionOf(texts.en) },
      ],
    })
    expect(applied.body).toEqual({ applied: 1 })
    const { body } = await read('/api/admin/content/blocks/steps-title/revisions?locale=en', translator)
    expect(body.revisions).toMatchObject([{ revision: 1, savedBy: 'Ines Kapetanović' }])
  })
})

describe('The history', () => {
  test('says who changed how much, and leads back to an earlier state and to what was delivered', async () => {
    await change('platform:sheets.csv', 'Prvi put')
    const [first] = await history()
    expect(first).toMatchObject({ kind: 'edit', texts: 1, madeBy: 'Ines Kapetanović', file: null })
    await change('platform:sheets.csv', 'Drugi put', {}, colleague)
    await change('platform:sheets.xlsx', 'I ovo')
    expect((await send('/restore', { change: first.id })).body).toEqual({ applied: 2 })
    expect((await textNow('platform:sheets.csv')).texts.bhs).toBe('Prvi put')
    expect((await textNow('platform:sheets.xlsx')).texts.bhs).toBe('Preuzmi XLSX')
    expect((await history())[0]).toMatchObject({ kind: 'restore', restored: first.id, texts: 2 })
    await send('/restore', { change: 0 })
    expect((await read('/api/admin/texts', translator)).body.counts).toMatchObject({ older: 0 })
    expect((await textNow('platform:sheets.csv')).texts.bhs).toBe('Preuzmi CSV')
    expect((await send('/restore', { change: 999_999 })).status).toBe(404)
  })

  test('leaves alone what somebody edited live since then', async () => {
    const { texts } = await textNow('blocks:cta-main-text')
    await send('/changes', {
      file: null,
      texts: [{ id: 'blocks:cta-main-text', locale: 'bhs', text: 'Iz datoteke', base: versionOf(texts.bhs) }],
    })
    await app.http.inject({
      method: 'PUT',
      url: '/api/admin/content/blocks/cta-main-text',
      headers: global.headers,
      payload: {
        locale: 'bhs',
        document: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Uživo' }] }],
        },
        revision: 1,
      },
    })
    expect((await send('/restore', { change: 0 })).body).toEqual({ applied: 0 })
    expect((await textNow('blocks:cta-main-text')).texts.bhs).toBe('Uživo')
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
  await expect.poll(async () => (await inForce()).body).toEqual({ platform: { 'sheets.busy': 'Radimo…' } })
})

test('The demo world shows a translation that was tried and taken back, and reads as it was delivered', async () => {
  const [email] = demoAccounts.filter(({ role }) => role === 'global admin').map((account) => account.email)
  await app.services.pool.query('update users set email = $1 where id = $2', [email, colleague.userId])
  const before = await inForce()
  await seedTexts(app.services)
  expect((await history()).slice(0, 2)).toMatchObject([
    { kind: 'restore', restored: 0, texts: 3 },
    { kind: 'file', file: 'tekstovi-zamah-en.xlf', madeBy: 'Luka Marić' },
  ])
  expect(await inForce()).toMatchObject({ version: before.version })
})
