import { exportFiles } from '#features/settings/server/index.ts'
import type { Writer } from '#features/feed/server/feed.fixture.ts'
import { toCursor } from '#platform/contract/cursor.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import type { Entry } from './entries.ts'

export type Look = {
  app: TestApp
  /** A visitor is null. */
  reader: Writer | null
  entries: readonly Entry[]
  /** What the live channel has sent to the reader. */
  live: readonly string[]
}
const ORIGIN = 'http://localhost:3000'
type Method = 'GET' | 'POST' | 'PUT'

export async function ask({ app, reader }: Look, method: Method, url: string, body?: object) {
  return app.http.inject({
    method,
    url,
    headers: { origin: ORIGIN, ...reader?.headers },
    ...(body && { payload: body }),
  })
}
export const isIn = (text: string) => (entry: Entry) => text.includes(entry.id) || text.includes(entry.word)

/** A visitor is asked to sign in. */
const isClosed = ({ reader }: Look, statusCode: number) => reader === null && statusCode === 401

/** A list, followed to its last page. */
export const list =
  (url: string) =>
  async (look: Look): Promise<Entry[]> => {
    let text = ''
    for (let next: string | null = ''; next !== null; ) {
      const address: string = next === '' ? url : `${url}${url.includes('?') ? '&' : '?'}after=${next}`
      const { statusCode, body } = await ask(look, 'GET', address)
      if (isClosed(look, statusCode)) return []
      if (statusCode !== 200) throw new Error(`${address}: ${body}`)
      text += body
      next = (JSON.parse(body) as { next?: string | null }).next ?? null
    }
    return look.entries.filter(isIn(text))
  }

/** Nothing is there, or it is one's own. */
const REFUSED = [404, 409]

/** A call about each post by itself; one that is refused says nothing of it. */
export const each =
  (method: Method, url: (entry: Entry) => string, body?: (entry: Entry) => object) =>
  async (look: Look): Promise<Entry[]> => {
    const found: Entry[] = []
    for (const entry of look.entries) {
      const answer = await ask(look, method, url(entry), body?.(entry))
      if (answer.statusCode < 300) found.push(entry)
      else if (!isClosed(look, answer.statusCode) && !REFUSED.includes(answer.statusCode))
        throw new Error(`${method} ${url(entry)} ${entry.kind}: ${answer.statusCode} ${answer.body}`)
      if (answer.statusCode >= 300 && answer.body.includes(entry.word)) found.push(entry)
    }
    return found
  }

/** A call about each post that answers to everybody, with or without it. */
export const within = (url: (entry: Entry, look: Look) => string | Promise<string>) => async (look: Look) => {
  const found: Entry[] = []
  for (const entry of look.entries) {
    const { body } = await ask(look, 'GET', await url(entry, look))
    if (isIn(body)(entry)) found.push(entry)
  }
  return found
}
export const text = (url: string) => async (look: Look) =>
  look.entries.filter(isIn((await ask(look, 'GET', url)).body))

/** Follows the count of new posts from the newest back: where it grows, the reader is inNotifications of a post. */
export async function inCounts(look: Look): Promise<Entry[]> {
  const { rows } = await look.app.services.pool.query<{ id: string; created_at: Date }>(
    `select id, created_at from feed_posts order by created_at desc, id desc limit 21`,
  )
  const found: Entry[] = []
  let last = 0
  for (const [at, row] of rows.entries()) {
    const cursor = toCursor({ at: row.created_at, id: row.id })
    const answer = await ask(look, 'GET', `/api/feed/news?after=${cursor}`)
    if (isClosed(look, answer.statusCode)) return []
    const { count } = answer.json<{ count: number }>()
    found.push(...look.entries.filter(({ id }) => count > last && id === rows[at - 1]?.id))
    last = count
  }
  return found
}

export const slugOf = async ({ author }: Entry, { app }: Look) => {
  const { rows } = await app.services.pool.query<{ slug: string }>(
    'select slug from profile_slugs where user_id = $1',
    [author.userId],
  )
  return rows[0]?.slug ?? ''
}

/** Rows of the notifications of a reader, by their kind. */
export const inNotifications = (kind: string) => async (look: Look) => {
  const { rows } = await look.app.services.pool.query<{ data: string }>(
    'select data::text from notifications where user_id = $1 and kind = $2',
    [look.reader?.userId ?? null, kind],
  )
  return look.entries.filter(isIn(rows.map(({ data }) => data).join('\n')))
}

export async function inExport({ app, reader, entries }: Look): Promise<Entry[]> {
  if (!reader) return []
  const { services } = app
  // What notifications said is tried among them.
  const features = app.features.filter(({ name }) => name === 'feed' || name === 'discussions')
  let words = ''
  for await (const { path, content } of exportFiles({ services, userId: reader.userId, features }))
    if (path.endsWith('.json')) words += JSON.stringify(content)
  // A copy of one's own data has the ids of what one supported or saved, and nothing of its words.
  return entries.filter(({ word }) => words.includes(word))
}
