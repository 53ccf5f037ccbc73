import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { listRedirects } from '../../contract/redirects/redirects.endpoints.ts'

const URL_OF_ALL = '/api/admin/redirects'
let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
})
afterAll(() => app.stop())

const add = (path: string, target: string, who = staff) => who.send('POST', URL_OF_ALL, { path, target })
const list = async (q = '') =>
  (await staff.send('GET', `${URL_OF_ALL}?q=${encodeURIComponent(q)}`)).json<
    ResponseOf<typeof listRedirects>
  >().redirects
const movedTo = async (path: string) =>
  (await app.http.inject(`/api/public/moved-pages?path=${encodeURIComponent(path)}`)).json<{
    path: string | null
  }>().path
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code

test('staff lead an old address on, visitors arrive, and each arrival is counted', async () => {
  const made = await add('https://stari.primjer.ba/O-Nama/', '/page/kontakt?od=stari')
  expect(made.statusCode).toBe(200)
  expect(await list('o-nama')).toMatchObject([
    { path: '/o-nama', target: '/page/kontakt?od=stari', isImported: false, hits: 0, hitAt: null },
  ])
  expect(await movedTo('/o-nama')).toBe('/page/kontakt?od=stari')
  expect(await movedTo('/O-Nama/')).toBe('/page/kontakt?od=stari')
  expect(await list('o-nama')).toMatchObject([{ hits: 2, hitAt: expect.any(String) }])
  const { id } = made.json<{ id: string }>()
  expect((await staff.send('DELETE', `${URL_OF_ALL}/${id}`)).statusCode).toBe(204)
  expect(await movedTo('/o-nama')).toBeNull()
  expect((await staff.send('DELETE', `${URL_OF_ALL}/${id}`)).statusCode).toBe(404)
})

test('the server refuses a redirect that closes a circle, over however many addresses', async () => {
  expect(codeOf(await add('/krug-a', '/Krug-A/'))).toBe('articles.redirectLoop')
  expect((await add('/krug-a', '/krug-b')).statusCode).toBe(200)
  expect((await add('/krug-b', '/krug-c/?x=1')).statusCode).toBe(200)
  expect(codeOf(await add('/krug-c', '/krug-a#dio'))).toBe('articles.redirectLoop')
  expect(codeOf(await add('/krug-a', '/articles'))).toBe('articles.redirectThere')
})

test('the server refuses one of two redirects that close a circle together and arrive at once', async () => {
  const answers = await Promise.all([add('/dva-a', '/dva-b'), add('/dva-b', '/dva-a')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
})

test('nobody is sent to another site, and the home page leads nowhere', async () => {
  for (const target of [
    'https://zlo.primjer.com',
    '//zlo.primjer.com',
    '/\\zlo.primjer.com',
    'articles',
    '/a b',
  ])
    expect([target, (await add('/van', target)).statusCode]).toEqual([target, 422])
  for (const path of ['/', '', 'https://', 'bez-crte'])
    expect([path, (await add(path, '/articles')).statusCode]).toEqual([path, 422])
  expect(await list('van')).toEqual([])
})

test('only staff of content see and change them', async () => {
  const other = await person(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
  for (const who of [await person(app), other]) {
    expect((await who.send('GET', URL_OF_ALL)).statusCode).toBe(403)
    expect((await add('/tudje', '/articles', who)).statusCode).toBe(403)
  }
})
