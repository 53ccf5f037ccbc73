import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ARTICLE } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { founded, type Person, person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { NoticeForm, NoticeView } from '../../contract/notices.endpoints.ts'
import { richTextOf } from './draft-of.ts'
import { likenessOf, shinglesOf } from './shingles.ts'

const bodyText = richTextSchema(ARTICLE)

const NOTICE = `Firma Drvo Plus d.o.o. Bihać

Tražimo stolara (m/ž)

Potrebna su 3 stolara. Plata od 1.400 do 1.800 KM. Mjesto rada: Bihać.
- iskustvo u izradi namještaja
- vozačka dozvola B kategorije
Prijave do 15.12.2099. godine do 14:00 sati.`

let app: TestApp
let owner: Person
let organisation: string

beforeAll(async () => {
  app = await buildTestApp()
  const made = await founded(app)
  owner = made.owner
  organisation = made.path.split('/').at(-1) ?? ''
})
afterAll(() => app.stop())

const bring = (who: Person, texts = [NOTICE], of: string | null = organisation) =>
  who.send('POST', '/api/notices', { organisation: of, texts })

async function brought(texts = [NOTICE]): Promise<NoticeView> {
  const answer = await bring(owner, texts)
  const { id } = answer.json<{ id: string }>()
  const shown = await owner.send('GET', `/api/notices/${id}`)
  return shown.json<NoticeView>()
}

describe('bringing in a notice', () => {
  test('shows an editor what it states and where', async () => {
    const notice = await brought()
    expect(notice.form).toMatchObject({
      kind: 'job',
      title: 'Stolar',
      municipality: 'bihac',
      deadline: '2099-12-15T14:00',
      amountMin: 1400,
      amountMax: 1800,
      currency: 'BAM',
      vacancies: 3,
    })
    const [span] = notice.evidence.amountMin ?? []
    expect(notice.text.slice(span?.start, span?.end)).toContain('1.400')
  })

  test('makes one draft of it, however often it is confirmed at once', async () => {
    const { id, form } = await brought()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.send('POST', `/api/notices/${id}/confirmation`, { form })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    const made = answers.find(({ statusCode }) => statusCode === 200)?.json<{ opportunity: string }>()
    const { content, status } = (await owner.send('GET', `/api/opportunities/${made?.opportunity}`)).json()
    expect(status).toBe('draft')
    expect(content).toMatchObject({
      title: { bhs: 'Stolar', en: '' },
      municipalities: ['bihac'],
      amountMin: 1400,
      vacancies: 3,
      deadline: '2099-12-15T13:00:00.000Z',
    })
    expect((await owner.send('GET', `/api/notices/${id}`)).statusCode).toBe(404)
  })

  test('keeps what was corrected, and refuses an older version', async () => {
    const { id, form, version } = await brought()
    const changed: NoticeForm = { ...form, title: 'Stolar' }
    const saved = await owner.send('PUT', `/api/notices/${id}`, { form: changed, version })
    expect(saved.json()).toEqual({ version: version + 1 })
    expect((await owner.send('PUT', `/api/notices/${id}`, { form, version })).statusCode).toBe(409)
    expect((await owner.send('GET', `/api/notices/${id}`)).json<NoticeView>().form.title).toBe('Stolar')
  })

  test('says what is like it', async () => {
    const first = await brought([NOTICE.replace('stolara (m/ž)', 'bravara za rad u radionici')])
    const second = await brought([
      `${NOTICE.replace('stolara (m/ž)', 'bravara za rad u radionici')}\nJavi se!`,
    ])
    expect(second.like.map(({ notice }) => notice)).toContain(first.id)
    expect(second.like[0]?.likeness).toBeGreaterThan(0.6)
  })

  test('reads many at once and leaves out empty ones', async () => {
    const answer = await bring(owner, ['Kuhar\nLokacija: Mostar', '  ', 'Vozač\nLokacija: Tuzla'])
    expect(answer.statusCode).toBe(201)
    expect(answer.json<{ ids: string[] }>().ids).toHaveLength(2)
    const { notices } = (await owner.send('GET', '/api/notices')).json<{ notices: { form: NoticeForm }[] }>()
    expect(notices.map(({ form }) => form.title)).toEqual(expect.arrayContaining(['Kuhar', 'Vozač']))
  })

  test('is thrown away when it is of no use', async () => {
    const { id } = await brought()
    expect((await owner.send('DELETE', `/api/notices/${id}`)).statusCode).toBe(204)
    expect((await owner.send('GET', `/api/notices/${id}`)).statusCode).toBe(404)
  })

  test('refuses what cannot become an opportunity', async () => {
    const { id, form } = await brought()
    const refused = async (part: Partial<NoticeForm>) =>
      (await owner.send('POST', `/api/notices/${id}/confirmation`, { form: { ...form, ...part } })).json<{
        code: string
      }>().code
    expect(await refused({ title: ' ' })).toBe('notices.noTitle')
    expect(await refused({ deadline: '2020-01-01' })).toBe('notices.deadlinePassed')
    expect(await refused({ deadline: 'soon' })).toBe('platform.invalid')
    expect((await bring(owner, ['. . .'])).json<{ code: string }>().code).toBe('notices.nothingRead')
  })

  test('is for those who write for the organisation, and for staff', async () => {
    const { id, form, version } = await brought()
    const stranger = await person(app)
    expect((await bring(stranger)).statusCode).toBe(404)
    expect((await bring(stranger, [NOTICE], null)).statusCode).toBe(404)
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { form, version }],
      ['POST', '/confirmation', { form }],
      ['DELETE', '', undefined],
    ] as const)
      expect((await stranger.send(method, `/api/notices/${id}${path}`, body)).statusCode).toBe(404)
    expect((await stranger.send('GET', '/api/notices')).json()).toEqual({
      organisations: [],
      staff: false,
      notices: [],
    })
    expect((await app.http.inject({ method: 'GET', url: '/api/notices' })).statusCode).toBe(401)
  })

  test('of somebody who is not here is staff’s', async () => {
    const admin = await person(app, { rights: { role: 'ADMIN', scopes: ['opportunities'] } })
    const { id } = (await bring(admin, [NOTICE], null)).json<{ id: string }>()
    expect((await owner.send('GET', `/api/notices/${id}`)).statusCode).toBe(404)
    const { form } = (await admin.send('GET', `/api/notices/${id}`)).json<NoticeView>()
    expect(form.organisationName).toContain('Drvo Plus')
    const nobody = await admin.send('POST', `/api/notices/${id}/confirmation`, {
      form: { ...form, organisationName: '' },
    })
    expect(nobody.json<{ code: string }>().code).toBe('notices.noOrganisation')
    expect((await admin.send('POST', `/api/notices/${id}/confirmation`, { form })).statusCode).toBe(200)
  })
})

describe('the parts of an import', () => {
  test('find texts alike that differ in little, and apart that differ in all', () => {
    const words = Array.from({ length: 120 }, (_, n) => `rijec${n}`)
    const one = shinglesOf(words.join(' '))
    expect(likenessOf(one, shinglesOf(words.join('  ').toUpperCase()))).toBe(1)
    expect(
      likenessOf(one, shinglesOf([...words.slice(0, 60), 'drugo', ...words.slice(61)].join(' '))),
    ).toBeGreaterThan(0.8)
    expect(likenessOf(one, shinglesOf(words.map((word) => `${word}x`).join(' ')))).toBeLessThan(0.05)
  })

  test('make a document of any text that the opportunities accept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(bodyText.safeParse(richTextOf(`a\n- ${text}\n${text}`)).success).toBe(true)
      }),
    )
  })
})

describe('a text that is no notice', () => {
  const NEWS = `Novi autobusi krenuli ulicama Zenice
Od jutros četiri linije voze novi autobusi. Gradonačelnik je rekao da će do ljeta stići još tri.
Vozači kažu da su zadovoljni, a putnici su se već navikli.`

  test('tells an editor what it looks like, and becomes a draft once the editor says that it is one', async () => {
    const { id, noNotice, form } = await brought([NEWS])
    expect(noNotice).toBe('news')
    const listed = await owner.send('GET', '/api/notices')
    expect(listed.json<{ notices: { id: string }[] }>().notices).toContainEqual(
      expect.objectContaining({ id, noNotice: 'news' }),
    )
    const confirm = () =>
      owner.send('POST', `/api/notices/${id}/confirmation`, {
        form: { ...form, title: 'Vozač', deadline: null },
      })
    const refused = await confirm()
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'notices.noNotice'])

    const stranger = await person(app)
    expect((await stranger.send('PUT', `/api/notices/${id}/acceptance`)).statusCode).toBe(404)
    expect((await confirm()).statusCode).toBe(409)
    expect((await owner.send('PUT', `/api/notices/${id}/acceptance`)).statusCode).toBe(204)
    expect((await owner.send('GET', `/api/notices/${id}`)).json<NoticeView>().noNotice).toBeNull()
    expect((await confirm()).statusCode).toBe(200)
  })

  test('is not asked about where it is a notice', async () => {
    expect((await brought()).noNotice).toBeNull()
  })
})
