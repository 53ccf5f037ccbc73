import { sql } from '#platform/server/db/sql.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { composeFeatures } from '#app/features.ts'
import { routesOf } from '#app/compose.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { countByWeek, isWithinWeeks } from '#platform/server/db/weeks.queries.ts'
import type { Feature } from '#platform/server/feature.ts'
import { openApi } from '#platform/server/http/openapi.ts'
import { route } from '#platform/server/http/route.ts'
import { reassignRows } from '#platform/server/merging.ts'
import type { Job } from '#platform/server/queue/queue.ts'
import { type SignedIn, signIn } from './setup/sign-in.ts'
import { buildTestApp, type TestApp } from './setup/test-app.ts'

const addNote = endpoint({
  method: 'POST',
  path: '/api/notes',
  summary: 'Writes a note',
  body: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(100)) }),
})
const settleNotes = endpoint({ method: 'POST', path: '/api/admin/notes', summary: 'Settles all notes' })

const bhs = {
  errors: {},
  console: {
    queues: { notes: { title: 'Bilješke za pregled', hint: 'čekaju da ih neko pročita' } },
    metrics: { notes: { title: 'Napisane bilješke', note: 'Po danu pisanja.' } },
    person: { notes: 'Bilješke' },
  },
  audit: { area: 'Bilješke', actions: { settle: 'Bilješke riješene' }, fields: { count: 'koliko' } },
  search: { kinds: { notes: 'Bilješke' } },
}
const en: typeof bhs = {
  errors: {},
  console: {
    queues: { notes: { title: 'Notes to review', hint: 'waiting for somebody to read them' } },
    metrics: { notes: { title: 'Notes written', note: 'By the day of writing.' } },
    person: { notes: 'Notes' },
  },
  audit: { area: 'Notes', actions: { settle: 'Notes settled' }, fields: { count: 'how many' } },
  search: { kinds: { notes: 'Notes' } },
}

/** A minimal feature that registers everything the product shows of a feature. */
const notes: Feature = {
  name: 'notes',
  catalogues: { bhs, en },
  routes: [
    route(addNote, 'member', async ({ services: { db }, session, body }) => {
      await db.execute(sql`insert into notes (user_id, text) values (${session.userId}, ${body.text})`)
      return undefined
    }),
    route(settleNotes, { admin: 'moderation' }, async ({ services, session }) => {
      await recordAudit(services.db, { services, session, action: 'notes.settle', after: { count: 1 } })
      return undefined
    }),
  ],
  sitemap: async () => [{ path: '/notes' }],
  searchKinds: [
    {
      id: 'notes',
      icon: 'page',
      async find({ services: { db }, query, limit }) {
        const { rows } = await db.execute<{ text: string }>(sql`
          select text from notes where text ilike ${`%${query}%`} limit ${limit}`)
        return rows.map(({ text }) => ({ title: text, text: '', path: '/notes' }))
      },
    },
  ],
  dashboard: async () => ({
    steps: [
      { id: 'notes', title: 'Napiši', text: '', action: 'Piši', path: '/notes', progress: null, weight: 101 },
    ],
  }),
  console: {
    queues: [
      {
        id: 'notes',
        scope: 'moderation',
        path: '/admin/notes',
        lateAfterHours: 1,
        async waiting(db) {
          const { rows } = await db.execute<{ count: number; oldest: string }>(sql`
            select count(*)::int as count, min(at) as oldest from notes`)
          return { count: rows[0]?.count ?? 0, oldest: rows[0]?.oldest ? new Date(rows[0].oldest) : null }
        },
      },
    ],
    metrics: [
      {
        id: 'notes',
        scope: 'moderation',
        weeks: (db, { from, to }) => countByWeek(db, { from, to, table: sql`notes n`, at: sql`n.at` }),
        async drillDown(db, span) {
          const { rows } = await db.execute<{ text: string }>(sql`
            select text from notes where ${isWithinWeeks(sql`at`, span)} limit ${span.limit}`)
          return rows.map(({ text }) => ({ name: text, path: null, at: null, count: null }))
        },
      },
    ],
  },
  async personFacts(db, userId) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from notes where user_id = ${userId}`)
    return [{ id: 'notes', count: rows[0]?.count ?? 0 }]
  },
  auditActions: ['settle'],
  async *exporter({ services: { db }, userId }) {
    const { rows } = await db.execute<{ text: string }>(sql`select text from notes where user_id = ${userId}`)
    yield { path: 'notes/notes.json', content: rows }
  },
  async eraser({ tx, userId }) {
    await tx.execute(sql`delete from notes where user_id = ${userId}`)
  },
  merger: { 'notes.user_id': reassignRows },
}

const features = composeFeatures([notes])
let app: TestApp
let amra: SignedIn
let staff: SignedIn

beforeAll(async () => {
  app = await buildTestApp({}, { features })
  await app.services.pool.query(
    `create table notes (user_id uuid not null, text text not null, at timestamptz not null default now())`,
  )
  amra = await signIn(app, { firstName: 'Amra' })
  staff = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  expect((await send('POST', addNote.path, amra, { text: 'Zimska čaršija' })).statusCode).toBe(204)
})
afterAll(() => app.stop())

function send(method: 'GET' | 'POST', url: string, who?: SignedIn, payload?: object, locale = 'bhs') {
  const headers = { 'accept-language': locale, ...who?.headers }
  return app.http.inject({ method, url, headers, ...(payload && { payload }) })
}
const read = async (url: string, who = staff, locale = 'bhs') =>
  (await send('GET', url, who, undefined, locale)).json()

const textsOf = async (userId: string) =>
  (await app.services.pool.query('select text from notes where user_id = $1', [userId])).rows

describe('A feature that only the list of features names', () => {
  test('answers its calls, which the description of the API has', async () => {
    expect((await send('POST', addNote.path, undefined, { text: 'x' })).statusCode).toBe(401)
    expect((await send('POST', settleNotes.path, amra)).statusCode).toBe(403)
    const { paths } = openApi({ routes: routesOf(features), product: 'Zamah', server: 'http://localhost' })
    expect(paths).toHaveProperty(['/api/notes', 'post', 'summary'], 'Writes a note')
  })

  test('has its queue and its metric in the console, in its own words', async () => {
    expect((await read('/api/admin/overview')).queues).toContainEqual(
      expect.objectContaining({ id: 'notes', title: 'Bilješke za pregled', count: 1, isLate: false }),
    )
    const { metrics, weeks } = await read('/api/admin/overview/metrics', staff, 'en')
    const metric = metrics.find(({ id }: { id: string }) => id === 'notes')
    expect(metric).toMatchObject({ title: 'Notes written', note: 'By the day of writing.' })
    expect(metric.counts.at(-1)).toBe(1)
    const { rows } = await read(`/api/admin/overview/metrics/notes?week=${weeks.at(-1)}`)
    expect(rows).toEqual([{ name: 'Zimska čaršija', path: null, at: null, count: null }])
  })

  test('tells staff what somebody has of it', async () => {
    expect((await read(`/api/admin/users/${amra.userId}`)).facts).toContainEqual({
      id: 'notes',
      title: 'Bilješke',
      count: 1,
      links: [],
    })
  })

  test('writes into the audit log in its own words', async () => {
    expect((await send('POST', settleNotes.path, staff)).statusCode).toBe(204)
    const { entries, areas } = await read('/api/admin/audit?area=notes')
    expect(areas).toContainEqual({ id: 'notes', name: 'Bilješke' })
    expect(entries).toMatchObject([
      {
        action: 'notes.settle',
        title: 'Bilješke riješene',
        changes: [{ name: 'count', label: 'koliko', before: null, after: '1' }],
      },
    ])
    expect((await read('/api/admin/audit?area=notes', staff, 'en')).entries[0].title).toBe('Notes settled')
  })

  test('is found, listed for search engines and shown on the dashboard', async () => {
    expect((await read('/api/search?query=zimska', amra)).kinds).toContainEqual({
      id: 'notes',
      title: 'Bilješke',
      hits: [{ title: 'Zimska čaršija', text: '', path: '/notes', icon: 'page', photo: null }],
    })
    expect((await send('GET', '/sitemap.xml')).body).toContain('/notes</loc>')
    expect((await read('/api/dashboard', amra)).step).toMatchObject({ id: 'notes', path: '/notes' })
  })

  test('gives its part of somebody’s data', async () => {
    const { rawPayload } = await send('GET', '/api/settings/export', amra)
    const file = unzipSync(rawPayload)['notes/notes.json']
    expect(JSON.parse(Buffer.from(file ?? []).toString())).toEqual([{ text: 'Zimska čaršija' }])
  })

  test('goes along when two accounts become one, and with the account that ends', async () => {
    const { userId } = await signIn(app, { firstName: 'Belma' })
    const answer = await send('POST', `/api/admin/users/${amra.userId}/merge`, staff, {
      into: userId,
      reason: 'Ista osoba, dva računa',
    })
    expect(answer.statusCode).toBe(200)
    expect(await textsOf(amra.userId)).toEqual([])
    expect(await textsOf(userId)).toEqual([{ text: 'Zimska čaršija' }])
    await app.services.pool.query(`update users set delete_after = now() - interval '1 day' where id = $1`, [
      userId,
    ])
    const purge = features.flatMap(({ tasks }) => tasks ?? []).find(({ name }) => name === 'settings.purge')
    await purge?.handle(app.services, {}, { id: 'purge' } as Job)
    expect(await textsOf(userId)).toEqual([])
  })
})
