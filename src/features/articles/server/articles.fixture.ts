import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { type Content, newContent } from '../contract/content.ts'
import type { EditedArticle } from '../contract/editing.endpoints.ts'
import type { ArticleCard } from '../contract/public.endpoints.ts'
import { toRichText } from './seed/to-rich-text.ts'

export const contentEditor = (app: TestApp) => person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })

export const articleText = (body: string, title = 'Neto ili bruto') => ({
  ...newContent({ bhs: title, en: '' }),
  summary: { bhs: 'Dva broja', en: '' },
  body: { bhs: toRichText(body), en: toRichText('') },
  topic: 'pay' as const,
  tags: ['plata'],
})

/** Writes a draft of an author; what it returns sees, saves and submits it. */
export async function write(
  author: Person,
  content: Content = articleText('## Dvije plate\n\nNeto je ono što legne.'),
) {
  const { id } = (await author.send('POST', '/api/articles', { title: content.title })).json<{ id: string }>()
  const url = `/api/articles/${id}`
  const see = async (who = author) => (await who.send('GET', url)).json<EditedArticle>()
  const save = async (change: Partial<Content>) => {
    const now = await see()
    return author.send('PUT', url, { ...now.content, ...change }, { 'if-match': `"${now.version}"` })
  }
  await save(content)
  return {
    id,
    url,
    see,
    save,
    submit: (at: string | null = null) => author.send('POST', `${url}/submission`, { at }),
  }
}

export const read = async (app: TestApp, slug: string) => app.http.inject(`/api/public/articles/${slug}`)

export const list = async (app: TestApp, query = '') =>
  (await app.http.inject(`/api/public/articles${query}`)).json<{
    articles: ArticleCard[]
    next: string | null
  }>()

/** Decides about an article as an editor who has just opened it, by default to publish it at once. */
export async function decide(editor: Person, id: string, body: object) {
  const { version } = (await editor.send('GET', `/api/admin/articles/${id}`)).json<{ version: string }>()
  return editor.send(
    'POST',
    `/api/admin/articles/${id}/decision`,
    { decision: 'publish', reason: '', at: null, ...body },
    { 'if-match': `"${version}"` },
  )
}

export const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
