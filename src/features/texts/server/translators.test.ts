import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { pairVersionOf, versionOf } from '../contract/file/text-version.ts'
import { NOT_FOUND, textStaff } from './texts.fixture.ts'

let app: TestApp
let staff: Awaited<ReturnType<typeof textStaff>>
beforeAll(async () => {
  app = await buildTestApp()
  staff = await textStaff(app)
})
afterAll(() => app.stop())

describe('A translator', () => {
  const check = async (id: string, texts?: { bhs: string; en: string }, as = staff.translator) =>
    app.http.inject({
      method: 'POST',
      url: '/api/admin/texts/checks',
      headers: { ...as.headers, 'accept-language': 'bs' },
      payload: { id, base: pairVersionOf(texts ?? (await staff.textNow(id)).texts) },
    })
  const counts = async () => (await staff.read('/api/admin/texts', staff.translator)).body.counts

  test('confirms that an older text is right, until somebody changes it again', async () => {
    const { older, checked } = await counts()
    await staff.change(NOT_FOUND, 'Ovoga ovdje nema.')
    const before = await staff.textNow(NOT_FOUND)
    expect(before.state).toBe('older')
    const answers = await Promise.all([check(NOT_FOUND), check(NOT_FOUND)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect((await staff.textNow(NOT_FOUND)).state).toBe('checked')
    expect(await counts()).toMatchObject({ older, checked: checked + 1 })
    const found = (await staff.read('/api/admin/texts?state=checked', staff.translator)).body.texts
    expect(found.map(({ id }: { id: string }) => id)).toContain(NOT_FOUND)
    await staff.change(NOT_FOUND, 'Ovoga ovdje više nema.')
    expect((await staff.textNow(NOT_FOUND)).state).toBe('older')
    expect((await check(NOT_FOUND, before.texts)).statusCode).toBe(409)
    await staff.change(NOT_FOUND, null)
    expect((await staff.textNow(NOT_FOUND)).state).toBe('delivered')
  })

  test('confirms nothing that is unknown, and a member confirms nothing', async () => {
    expect((await check('platform:nothing', { bhs: '', en: '' })).statusCode).toBe(404)
    const member = await signIn(app)
    expect((await check(NOT_FOUND, undefined, member)).statusCode).toBe(403)
  })

  test('finds no text that a language lacks, and gives the file of a checked one its state', async () => {
    expect((await staff.read('/api/admin/texts?state=missing', staff.translator)).body).toMatchObject({
      total: 0,
      counts: { missing: 0 },
    })
    await staff.change(NOT_FOUND, 'Ovoga ovdje nema.')
    await check(NOT_FOUND)
    const file = await app.http.inject({
      url: `/api/admin/texts/export/xliff?state=checked`,
      headers: staff.translator.headers,
    })
    expect(file.body).toContain('<segment state="reviewed">')
    await staff.change(NOT_FOUND, null)
  })
})

describe('Two translators', () => {
  test('never overwrite each other: the second sees the newer text beside theirs and may then decide', async () => {
    const base = versionOf((await staff.textNow(NOT_FOUND)).texts.bhs)
    const text = (words: string) => ({
      file: null,
      texts: [{ id: NOT_FOUND, locale: 'bhs', text: words, base }],
    })
    expect((await staff.send('/changes', text('Inesin tekst.'))).status).toBe(200)
    const late = await staff.send('/changes', text('Lukin tekst.'), staff.colleague)
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'texts.newer', newer: [{ id: NOT_FOUND, locale: 'bhs', text: 'Inesin tekst.' }] },
    })
    const { body } = await staff.send('/preview', {
      form: 'exact',
      texts: [{ id: NOT_FOUND, locale: 'bhs', text: 'Lukin tekst.', base }],
    })
    expect(body.texts).toMatchObject([{ isNewer: true, before: 'Inesin tekst.', text: 'Lukin tekst.' }])
    const decided = { id: NOT_FOUND, locale: 'bhs', text: 'Lukin tekst.', base: body.texts[0].base }
    expect((await staff.send('/changes', { file: null, texts: [decided] }, staff.colleague)).status).toBe(200)
    expect(await staff.said()).toBe('Lukin tekst.')
    // The response was lost, and the call is repeated.
    expect((await staff.send('/changes', text('Lukin tekst.'), staff.colleague)).body).toEqual({ applied: 0 })
  })

  test('who change a text at the same moment: one of them wins, each time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const base = versionOf((await staff.textNow(NOT_FOUND)).texts.bhs)
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          staff.send('/changes', {
            file: null,
            texts: [{ id: NOT_FOUND, locale: 'bhs', text: `Krug ${round}, tekst ${at}.`, base }],
          }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    }
  })
})
