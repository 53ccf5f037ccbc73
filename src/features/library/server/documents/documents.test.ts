import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { trackFile } from '#features/media/server/media.fixture.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { DOCUMENT_TYPES } from '#platform/contract/document-types.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { LibraryDocument } from '../../contract/documents/documents.endpoints.ts'
import { exportLibrary } from '../data-rights.ts'
import { useDocuments, usedDocuments } from '../index.ts'
import { PDF, sendDocument, TITLED } from './documents.fixture.ts'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
})
afterAll(() => app.stop())

const BASE = '/api/library-documents'
const DESK = '/api/admin/library-documents'
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
const idsOf = async (who: Person, path = BASE) =>
  (await who.send('GET', path)).json<{ documents: LibraryDocument[] }>().documents.map(({ id }) => id)
const use = (thing: string, documents: [string, string | null][], by: readonly string[] | 'staff') =>
  inTransaction(app.services.pool, (tx) =>
    useDocuments(tx, { kind: 'article', thing, by, documents: new Map(documents) }),
  )
const download = (id: string, headers = {}) => app.http.inject({ url: `/files/${id}`, headers })

describe('an author', () => {
  test('adds a file, names it in both languages, finds it again, and nobody else has it', async () => {
    const [author, stranger] = [await person(app), await person(app)]
    const { id, answer } = await sendDocument(author, { name: 'Obrazac za stipendiju.pdf' })
    expect(answer.json<LibraryDocument>()).toMatchObject({
      id,
      name: 'Obrazac za stipendiju.pdf',
      ending: 'pdf',
      size: PDF.length,
      title: { bhs: '', en: '' },
      uses: 0,
    })
    const half = { ...TITLED, title: { bhs: 'Obrazac', en: ' ' } }
    expect((await author.send('PUT', `${BASE}/${id}/facts`, half)).statusCode).toBe(422)
    const named = await author.send('PUT', `${BASE}/${id}/facts`, { ...TITLED, licence: 'cc-by' })
    expect(named.json<LibraryDocument>()).toMatchObject({ title: TITLED.title, licence: 'cc-by' })
    expect(await idsOf(author)).toEqual([id])
    expect(await idsOf(stranger)).not.toContain(id)
    const own = await author.send('GET', `${BASE}/${id}/bytes`)
    expect(own.rawPayload).toEqual(PDF)
    expect(own.headers['content-disposition']).toMatch(/^attachment/)
    for (const path of ['', '/bytes', '/uses'])
      expect((await stranger.send('GET', `${BASE}/${id}${path}`)).statusCode).toBe(404)
    expect((await stranger.send('PUT', `${BASE}/${id}/facts`, TITLED)).statusCode).toBe(404)
    expect((await stranger.send('DELETE', `${BASE}/${id}`)).statusCode).toBe(404)
    expect(codeOf((await sendDocument(stranger, { id })).answer)).toBe('library.idTaken')
  })

  test('adds only documents whose bytes and name agree, and nothing that runs or is shown', async () => {
    const author = await person(app)
    const zip = Buffer.from('PK\u0003\u0004 office')
    for (const [name, bytes, type] of [
      ['Budzet.xlsx', zip, DOCUMENT_TYPES.xlsx],
      ['Letak.odt', zip, DOCUMENT_TYPES.odt],
    ] as const)
      expect((await sendDocument(author, { name, bytes, type })).answer.statusCode).toBe(200)
    for (const [name, bytes] of [
      ['stranica.html', Buffer.from('<script>alert(1)</script>')],
      ['obrazac.pdf', Buffer.from('<script>alert(1)</script>')],
      ['makro.docm', zip],
      ['obrazac.pdf', zip],
      ['obrazac.docx', PDF],
      ['bez-nastavka', PDF],
    ] as const) {
      const { answer } = await sendDocument(author, { name, bytes })
      expect([name, codeOf(answer)]).toEqual([name, 'platform.wrongFile'])
    }
    expect((await sendDocument(author, { type: 'text/html' })).answer.statusCode).toBe(415)
  })

  test('has one file, however often the device sends it at once', async () => {
    const author = await person(app)
    const id = randomUUID()
    const all = await Promise.all([1, 2, 3].map(() => sendDocument(author, { id })))
    expect(all.map(({ answer }) => answer.statusCode)).toEqual([200, 200, 200])
    expect(new Set(all.map(({ answer }) => answer.json<LibraryDocument>().file)).size).toBe(1)
    expect(await idsOf(author)).toEqual([id])
  })

  test('replaces a file in place: readers have the new one at once, and the former bytes go', async () => {
    const author = await person(app)
    const { id, answer } = await sendDocument(author)
    const before = await trackFile(app.services, answer.json<LibraryDocument>().file)
    await use(randomUUID(), [[id, '2026-01-01T00:00:00Z']], [author.userId])
    const tag = (await download(id)).headers.etag
    expect((await download(id, { 'if-none-match': tag })).statusCode).toBe(304)
    const bytes = Buffer.concat([PDF, Buffer.from('% 2027')])
    await sendDocument(author, { id, to: `${BASE}/${id}/file`, name: 'Novi.pdf', bytes })
    const now = await download(id, { 'if-none-match': tag })
    expect([now.statusCode, now.rawPayload]).toEqual([200, bytes])
    expect(now.headers['content-disposition']).toContain('Novi.pdf')
    expect(await before.isStored()).toBe(false)
  })

  test('removes a file that stands nowhere, and none that is used at this moment', async () => {
    const author = await person(app)
    const { id } = await sendDocument(author)
    const thing = randomUUID()
    const remove = () => author.send('DELETE', `${BASE}/${id}`)
    const [removed] = await Promise.all([remove(), use(thing, [[id, null]], [author.userId])])
    const used = await usedDocuments(app.services.db, { kind: 'article', thing })
    expect([removed.statusCode, used]).toEqual(removed.statusCode === 204 ? [204, []] : [409, [id]])
    await use(thing, [], [author.userId])
    expect([204, 404]).toContain((await remove()).statusCode)
    expect(await idsOf(author)).toEqual([])
  })

  test('takes the files along with the data of the account', async () => {
    const author = await person(app)
    const { id } = await sendDocument(author)
    await author.send('PUT', `${BASE}/${id}/facts`, TITLED)
    const given = new Map<string, unknown>()
    for await (const { path, content } of exportLibrary({
      services: app.services,
      userId: author.userId,
    } as never))
      given.set(path, typeof content === 'function' ? await content() : content)
    expect(given.get(`library/${id}.json`)).toMatchObject({ title: TITLED.title, name: 'Obrazac.pdf' })
    expect(given.get(`library/${id}.pdf`)).toEqual(PDF)
  })
})

describe('a visitor', () => {
  test('downloads a file from the moment of its use on, never opened in our pages, and not before or after it', async () => {
    const author = await person(app)
    const { id } = await sendDocument(author, { name: 'Obrazac č.pdf' })
    const thing = randomUUID()
    const by = [author.userId]
    const status = async () => (await download(id)).statusCode
    expect(await status()).toBe(404)
    for (const moment of [null, '2999-01-01T00:00:00Z']) {
      await use(thing, [[id, moment]], by)
      expect(await status()).toBe(404)
    }
    await use(thing, [[id, '2026-01-01T00:00:00Z']], by)
    const answer = await download(id)
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, PDF])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Obrazac%20%C4%8D.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    })
    await app.services.pool.query('update users set suspended_at = now() where id = $1', [author.userId])
    expect(await status()).toBe(404)
    await app.services.pool.query('update users set suspended_at = null where id = $1', [author.userId])
    expect(await status()).toBe(200)
    await use(thing, [], by)
    expect(await status()).toBe(404)
    expect((await app.http.inject('/files/x')).statusCode).toBe(404)
  })
})

describe('a use', () => {
  test('takes files of its writers and of everybody, and none of a stranger', async () => {
    const [author, stranger] = [await person(app), await person(app)]
    const [own, foreign, shared] = [
      await sendDocument(author),
      await sendDocument(stranger),
      await sendDocument(staff),
    ]
    const thing = randomUUID()
    const all: [string, null][] = [own, foreign, shared].map(({ id }) => [id, null])
    await use(thing, all, [author.userId])
    const used = () => usedDocuments(app.services.db, { kind: 'article', thing })
    expect((await used()).toSorted()).toEqual([own.id, shared.id].toSorted())
    await use(thing, all, 'staff')
    await use(thing, all, [author.userId])
    expect(await used()).toHaveLength(3)
  })
})

test('staff find files without a title, unused ones and where one stands, and what they change is written down', async () => {
  const author = await person(app)
  const { id } = await sendDocument(author)
  const ids = (filter: string) => idsOf(staff, `${DESK}?filter=${filter}`)
  expect(await ids('untitled')).toContain(id)
  expect(await ids('unused')).toContain(id)
  expect(await ids('large')).not.toContain(id)
  await staff.send('PUT', `${DESK}/${id}/facts`, TITLED)
  expect(await ids('untitled')).not.toContain(id)
  const { rows } = await app.services.pool.query('select action from audit_entries where person_id = $1', [
    author.userId,
  ])
  expect(rows).toContainEqual({ action: 'library.document-describe' })
  expect((await author.send('GET', `${DESK}?filter=all`)).statusCode).toBe(403)
  const created = await author.send('POST', '/api/articles', { title: { bhs: 'S obrascem', en: '' } })
  const article = created.json<{ id: string }>().id
  await use(article, [[id, null]], [author.userId])
  expect(await ids('unused')).not.toContain(id)
  expect((await staff.send('GET', `${DESK}/${id}/uses`)).json()).toEqual({
    uses: [{ title: { bhs: 'S obrascem', en: '' }, path: `/articles/${article}/edit`, isShown: false }],
  })
  expect(codeOf(await staff.send('DELETE', `${DESK}/${id}`))).toBe('library.inUse')
  // With the article goes its use.
  await author.send('DELETE', `/api/articles/${article}`)
  expect((await staff.send('DELETE', `${DESK}/${id}`)).statusCode).toBe(204)
})
