import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { listThreads, Thread } from '#features/discussions/contract/threads/threads.endpoints.ts'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { problems } from '../../contract/problems.ts'
import type { listReviewedArticles } from '../../contract/review.endpoints.ts'
import { DRAFT } from '../../contract/talk/draft-places.ts'
import { codeOf, contentEditor, decide, write } from '../articles.fixture.ts'
import { eraseArticles } from '../data-rights.ts'

let app: TestApp
let editor: Person
let author: Person
beforeAll(async () => {
  app = await buildTestApp()
  editor = await contentEditor(app)
  author = await person(app)
})
afterAll(() => app.stop())

type Begun = Partial<Pick<Thread, 'id' | 'place' | 'anchor' | 'quote' | 'proposal'>> & { text?: string }

const read = (who: Person, id: string) => who.send('GET', `/api/threads?kind=${DRAFT}&id=${id}`)
const talkOf = async (who: Person, id: string) => (await read(who, id)).json<ResponseOf<typeof listThreads>>()

async function begin(who: Person, about: string, begun: Begun = {}) {
  const whole = { place: 'draft', anchor: null, quote: '', text: 'Odakle je broj?', proposal: null }
  const body = { id: crypto.randomUUID(), kind: DRAFT, about, ...whole, ...begun }
  return { id: body.id, answer: await who.send('POST', '/api/threads', body) }
}
const reply = (who: Person, thread: string, text: string) =>
  who.send('POST', `/api/threads/${thread}/answers`, { id: crypto.randomUUID(), text })
const close = (who: Person, thread: string, outcome: string | null) =>
  who.send('PUT', `/api/threads/${thread}/outcome`, { outcome })

async function noticesOf({ userId }: Person, kind = 'discussions.thread'): Promise<string[]> {
  const { rows } = await app.services.pool.query<{ about: string }>(
    'select about from notifications where user_id = $1 and kind = $2',
    [userId, kind],
  )
  return rows.map(({ about }) => about)
}

async function handedIn(who = author) {
  const article = await write(who)
  await article.submit()
  return article
}

describe('an author and the editors', () => {
  test('discuss a submitted draft: an editor asks, the author answers, the editor resolves it, and the text stays the same', async () => {
    const article = await handedIn()
    const before = await article.see()
    const { id: thread, answer } = await begin(editor, article.id)
    expect(answer.statusCode).toBe(204)
    expect(await noticesOf(author)).toContain(article.id)
    expect((await reply(author, thread, ' Iz Zavoda. ')).statusCode).toBe(204)
    expect(await noticesOf(editor)).toContain(article.id)
    const { items, isOpen, decides } = await talkOf(author, article.id)
    expect([isOpen, decides]).toEqual([true, true])
    expect(items[0]?.said).toMatchObject([
      { text: 'Odakle je broj?', voice: 'editor', isOwn: false },
      { text: 'Iz Zavoda.', voice: null, isOwn: true },
    ])
    expect((await close(author, thread, 'resolved')).statusCode).toBe(204)
    expect((await talkOf(editor, article.id)).items[0]?.outcome).toBe('resolved')
    expect((await close(editor, thread, null)).statusCode).toBe(204)
    const { content, version } = await article.see()
    expect([content, version]).toEqual([before.content, before.version])
  })

  test('continue from the reason of a return: it is a thread of its own, and the author gets one notification', async () => {
    const article = await handedIn()
    await decide(editor, article.id, { decision: 'return', reason: 'Dodaj izvor.' })
    const [returned] = (await talkOf(author, article.id)).items
    expect(returned).toMatchObject({ place: 'return', said: [{ text: 'Dodaj izvor.', voice: 'editor' }] })
    expect(await noticesOf(author, 'articles.decision')).toContain(article.id)
    expect(await noticesOf(author)).not.toContain(article.id)
    // Staff read along while the author works on it, also on the page of the draft.
    expect((await reply(author, returned!.id, 'Koji?')).statusCode).toBe(204)
    expect(await noticesOf(editor)).toContain(article.id)
    expect((await editor.send('GET', article.url)).statusCode).toBe(200)
    expect((await editor.send('GET', `/api/admin/articles/${article.id}`)).statusCode).toBe(200)
    // Staff find it among the returned ones until its author hands it in again, and only then does it come out.
    const listed = async (queue: string) =>
      (await editor.send('GET', `/api/admin/articles?queue=${queue}`))
        .json<ResponseOf<typeof listReviewedArticles>>()
        .articles.filter(({ id }) => id === article.id)
    expect(await listed('waiting')).toEqual([])
    expect(await listed('returned')).toMatchObject([{ state: 'returned' }])
    expect(codeOf(await editor.send('POST', `${article.url}/submission`, { at: null }))).toBe(
      problems.notNow.code,
    )
    await article.submit()
    expect(await listed('returned')).toEqual([])
    expect(await listed('waiting')).toMatchObject([{ state: 'waiting' }])
    expect((await talkOf(editor, article.id)).items[0]?.said).toHaveLength(2)
  })

  test('get the author’s first question all together; after an editor answers, only that editor gets the next one', async () => {
    const article = await handedIn()
    const other = await contentEditor(app)
    const { id: thread } = await begin(author, article.id)
    expect(await noticesOf(other)).toContain(article.id)
    const busy = await contentEditor(app)
    await reply(editor, thread, 'Pogledaj savjete.')
    await reply(author, thread, 'Hvala!')
    expect(await noticesOf(busy)).not.toContain(article.id)
  })

  test('store a comment once, even if a device sends it eight times at once', async () => {
    const article = await handedIn()
    const id = crypto.randomUUID()
    const tries = await Promise.all(Array.from({ length: 8 }, () => begin(editor, article.id, { id })))
    expect(tries.map(({ answer }) => answer.statusCode)).toEqual(tries.map(() => 204))
    expect((await talkOf(author, article.id)).items).toHaveLength(1)
    const closings = await Promise.all([author, editor, author].map((who) => close(who, id, 'resolved')))
    expect(closings.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
  })

  test('point at words of a body, are about its title, summary or pictures, and neither propose others nor say in their name that it was returned', async () => {
    const article = await handedIn()
    const pointed = { place: 'body-bhs', anchor: '["",""]', quote: 'ono što legne' }
    expect((await begin(editor, article.id, pointed)).answer.statusCode).toBe(204)
    expect((await talkOf(author, article.id)).items[0]).toMatchObject(pointed)
    for (const place of ['title', 'summary', 'pictures'])
      expect((await begin(editor, article.id, { place })).answer.statusCode).toBe(204)
    const wrong = [{ proposal: 'ono što stigne' }, { place: 'return' }, { place: 'idea' }, { voice: 'board' }]
    for (const begun of wrong) expect((await begin(editor, article.id, begun)).answer.statusCode).toBe(422)
  })
})

describe('a draft', () => {
  test('has comments by its author and the editors only, and only between hand-in and withdrawal', async () => {
    const article = await handedIn()
    const { id: thread } = await begin(editor, article.id)
    const moderator = await person(app, { rights: { role: 'ADMIN', scopes: ['moderation'] } })
    for (const who of [await person(app), moderator]) {
      expect((await read(who, article.id)).statusCode).toBe(404)
      expect((await begin(who, article.id)).answer.statusCode).toBe(404)
      expect((await reply(who, thread, 'Ja')).statusCode).toBe(404)
      expect((await close(who, thread, 'resolved')).statusCode).toBe(404)
    }
    expect((await app.http.inject(`/api/threads?kind=${DRAFT}&id=${article.id}`)).statusCode).toBe(401)
    await author.send('POST', `${article.url}/withdrawal`)
    expect((await read(editor, article.id)).statusCode).toBe(404)
    expect((await talkOf(author, article.id)).isOpen).toBe(false)
    expect(codeOf(await reply(author, thread, 'Još'))).toBe('discussions.over')
    const draft = await write(author)
    expect((await read(editor, draft.id)).statusCode).toBe(404)
    expect(codeOf((await begin(author, draft.id)).answer)).toBe('discussions.over')
  })

  test('loses its comments when the author deletes it, and when the author’s account ends', async () => {
    const leaving = await person(app)
    const article = await handedIn(leaving)
    const published = await handedIn(leaving)
    for (const { id } of [article, published]) await begin(editor, id)
    await decide(editor, published.id, {})
    await leaving.send('POST', `${article.url}/withdrawal`)
    expect((await leaving.send('DELETE', article.url)).statusCode).toBe(204)
    const left = async () =>
      (
        await app.services.pool.query<{ id: string }>(
          'select about_id as id from discussion_posts where about_id = any($1)',
          [[article.id, published.id]],
        )
      ).rows.map(({ id }) => id)
    expect(await left()).toEqual([published.id])
    await inTransaction(app.services.pool, async (tx) => {
      await eraseArticles({ tx, userId: leaving.userId } as Parameters<typeof eraseArticles>[0])
    })
    expect(await left()).toEqual([])
  })
})
