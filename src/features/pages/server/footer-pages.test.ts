import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#features/organisations/server/organisations.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { pageWords } from '../contract/blocks/walk.ts'
import type { EditedPage, PageRow } from '../contract/editing.endpoints.ts'
import type { PublicPage } from '../contract/public.endpoints.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const read = async (slug: string) => (await app.http.inject(`/api/public/pages/${slug}`)).json<PublicPage>()

test.each([
  ['faq', 'Česta pitanja', 'Je li Zamah stvarno besplatan?'],
  ['kontakt', 'Kontakt', 'kontakt@zamah.ba'],
])('everybody reads /page/%s from the first start, whole in both languages', async (slug, title, words) => {
  const { content, ended } = await read(slug)
  expect({ title: content.root.props.title.bhs, ended }).toEqual({ title, ended: false })
  expect(JSON.stringify(content)).toContain(words)
  const texts = pageWords(content).map(({ text }) => text)
  expect(texts.filter(({ bhs, en }) => (bhs === '') !== (en === ''))).toEqual([])
})

test('staff find the questions by a word, change one, and everybody reads it at the same address', async () => {
  const staff = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  const found = (await staff.send('GET', '/api/admin/pages?list=pages&q=besplatan')).json<{
    pages: PageRow[]
  }>()
  expect(found.pages.map(({ slug, state }) => ({ slug, state }))).toEqual([
    { slug: 'faq', state: 'published' },
  ])
  const url = `/api/admin/pages/${found.pages[0]!.id}`
  const edited = (await staff.send('GET', url)).json<EditedPage>()
  const { root, content } = edited.content
  const title = { bhs: 'Pitanja i odgovori', en: 'Questions and answers' }
  const body = { root: { props: { ...root.props, title } }, content }
  const saved = await staff.send('PUT', url, body, { 'if-match': `"${edited.version}"` })
  const { version } = saved.json<EditedPage>()
  const out = await staff.send(
    'POST',
    `${url}/publication`,
    { at: null, until: null },
    { 'if-match': `"${version}"` },
  )
  expect(out.statusCode).toBe(200)
  expect((await read('faq')).content.root.props.title).toEqual(title)
})
