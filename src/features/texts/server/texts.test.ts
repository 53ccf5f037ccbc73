import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import Papa from 'papaparse'
import { lineOf, partsOf } from '#platform/contract/rich-text/line.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
let member: SignedIn
let grantsAdmin: SignedIn
let translator: SignedIn
let global: SignedIn

beforeAll(async () => {
  app = await buildTestApp()
  member = await signIn(app)
  grantsAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['grants'] } })
  translator = await signIn(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  global = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
})
afterAll(() => app.stop())

async function read(path: string, as?: SignedIn, language = 'en') {
  const answer = await app.http.inject({
    url: `/api/admin/texts${path}`,
    headers: { ...as?.headers, 'accept-language': language },
  })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}
const listed = async (query: string) => JSON.parse((await read(query, translator)).body)

describe('The list of texts', () => {
  test('is for staff of content, and for nobody else', async () => {
    for (const path of ['', '/export/csv']) {
      expect((await read(path)).status).toBe(401)
      expect((await read(path, member)).status).toBe(403)
      expect((await read(path, grantsAdmin)).status).toBe(403)
      expect((await read(path, translator)).status).toBe(200)
    }
    expect((await read('/export/docx', translator)).status).toBe(422)
  })

  test('has each text once, in both languages, and is found by words in any spelling and by key', async () => {
    const { counts, total, areas } = await listed('')
    expect(counts.all).toBe(total)
    expect(total).toBeGreaterThan(5000)
    expect(areas).toEqual(expect.arrayContaining(['platform', 'calls', 'blocks']))
    const byWord = await listed('?q=preuzmi%20csv')
    expect(byWord.texts).toContainEqual({
      id: 'platform:sheets.csv',
      name: null,
      area: 'platform',
      texts: { bhs: 'Preuzmi CSV', en: 'Download CSV' },
      max: 38,
      placeholders: [],
      state: 'delivered',
      screens: expect.arrayContaining(['/calls/:slug/applications']),
      spoken: null,
    })
    const [byKey] = (await listed('?q=platform:fields.tooLong')).texts
    expect(byKey.placeholders).toEqual(['{over}'])
    expect((await listed('?q=nema%20toga%20nigdje')).texts).toEqual([])
  })

  test('says where each stands: on which screens, or in what else', async () => {
    const placeOf = async (id: string) => {
      const { texts } = await listed(`?q=${encodeURIComponent(id)}`)
      const { screens, spoken } = texts.find((text: { id: string }) => text.id === id)
      return spoken ?? screens.join(' ')
    }
    expect(await placeOf('calls.received:none')).toBe('/calls/:slug/applications')
    expect(await placeOf('texts:import.choose')).toBe('/export-texts')
    expect(await placeOf('blocks:hero-title')).toBe('/')
    const { texts: named } = await listed('?q=glavni%20naslov')
    expect(named).toContainEqual(
      expect.objectContaining({
        id: 'blocks:hero-title',
        name: { bhs: 'Glavni naslov', en: 'Main heading' },
      }),
    )
    expect(await placeOf('texts.server:errors.newer')).toBe('refusals')
    expect(await placeOf('account.mail:mail.verification.subject')).toBe('mails')
    const { texts } = await listed('?q=export-texts&area=texts')
    expect(texts.length).toBeGreaterThan(5)
  })

  test('comes in pages without gaps or doubles', async () => {
    const seen: string[] = []
    let after = ''
    for (;;) {
      const { texts, next } = await listed(`?area=skills${after}`)
      seen.push(...texts.map(({ id }: { id: string }) => id))
      if (!next) break
      after = `&after=${encodeURIComponent(next)}`
    }
    expect(seen.length).toBeGreaterThan(25)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('shows a page text as somebody published it, and that the other language is older', async () => {
    const document = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            ...partsOf(lineOf('Prvi & ')),
            { type: 'text', text: 'zadnji', marks: [{ type: 'bold' }] },
          ],
        },
      ],
    }
    await app.http.inject({
      method: 'PUT',
      url: '/api/admin/content/blocks/cta-main-text',
      headers: global.headers,
      payload: { locale: 'bhs', document, revision: 0 },
    })
    const { texts, counts } = await listed('?q=blocks:cta-main-text')
    expect(texts).toMatchObject([
      { id: 'blocks:cta-main-text', state: 'older', texts: { bhs: 'Prvi &amp; <b>zadnji</b>' } },
    ])
    expect(counts.older).toBe(1)
  })
})

describe('A file of texts', () => {
  test('is a table as the programs of its reader open it, with the filters of the list', async () => {
    const { body, headers } = await read('/export/csv?q=sheets.csv', translator, 'bs')
    expect(headers['content-disposition']).toBe('attachment; filename="tekstovi-zamah.csv"')
    const { data } = Papa.parse<string[]>(body.slice(1).trimEnd(), { delimiter: ';' })
    expect(data[0]).toEqual([
      'Ključ',
      'Gdje stoji',
      'BHS',
      'ENG',
      'Najviše znakova',
      'Mora ostati',
      'Stanje',
      'Oznaka (ne mijenjaj)',
    ])
    expect(data[1]?.slice(0, 5)).toEqual([
      'platform:sheets.csv',
      expect.stringContaining('/calls/:slug/applications'),
      'Preuzmi CSV',
      'Download CSV',
      '38',
    ])
    expect(data).toHaveLength(2)
  })

  test('comes as JSON and as XLIFF into either language, too', async () => {
    const json = JSON.parse((await read('/export/json?area=skills', translator)).body)
    expect(json.texts[0]).toMatchObject({ id: expect.stringMatching(/^skills/), bhs: expect.any(String) })
    const { body, headers } = await read('/export/xliff?q=sheets.csv&into=bhs', translator)
    expect(headers['content-disposition']).toContain('tekstovi-zamah-bhs.xlf')
    expect(body).toContain('srcLang="en-GB" trgLang="bs"')
    expect(body).toContain('<source>Download CSV</source><target>Preuzmi CSV</target>')
  })
})
