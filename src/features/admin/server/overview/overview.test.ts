import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { saveActiveWeek } from './people.queries.ts'
import { addDays } from '#platform/contract/local-time.ts'
import { lastWeeks } from './weeks.ts'

let app: TestApp
let member: SignedIn
let contentAdmin: SignedIn
let usersAdmin: SignedIn
let opportunitiesAdmin: SignedIn
let global: SignedIn

const weeks = lastWeeks(new Date())
const thisWeek = weeks.at(-1) ?? ''

beforeAll(async () => {
  app = await buildTestApp()
  member = await signIn(app, { firstName: 'Đorđe', lastName: 'Šćepanović' })
  contentAdmin = await signIn(app, {
    rights: { role: 'ADMIN', scopes: ['content'] },
    firstName: 'Sara',
    lastName: 'Babić',
  })
  usersAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
  opportunitiesAdmin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['opportunities'] } })
  global = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
})
afterAll(() => app.stop())

const run = (text: string, values: unknown[] = []) => app.services.pool.query(text, values)

async function read(path: string, as?: SignedIn, locale = 'bhs') {
  const url = `/api/admin/overview${path}`
  const answer = await app.http.inject({
    method: 'GET',
    url,
    headers: { 'accept-language': locale, ...as?.headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}

const idsOf = (all: { id: string }[]) => all.map(({ id }) => id)
async function queue(id: string) {
  const { body } = await read('', global)
  return body.queues.find((one: { id: string }) => one.id === id)
}
async function metric(id: string, place = '', as = global): Promise<number[]> {
  const { body } = await read(`/metrics${place}`, as)
  return body.metrics.find((one: { id: string }) => one.id === id)?.counts
}
const drillDown = async (id: string, week = thisWeek, more = '') =>
  (await read(`/metrics/${id}?week=${week}${more}`, global)).body.rows

async function live(who: SignedIn, municipality: string) {
  await run(
    `insert into profile_sections (user_id, section, content)
     values ($1, 'intro', jsonb_build_object('municipality', $2::text))`,
    [who.userId, municipality],
  )
}

async function opportunity(values: { status: string; published?: string; municipality?: string }) {
  const id = randomUUID()
  await run(
    `insert into opportunities (id, slug, organisation_name, kind, status, title, municipalities, published_at, submitted_at)
     values ($1::uuid, ($1::uuid)::text, 'Neko', 'job', $2, '{"bhs": "Radno mjesto", "en": ""}', $3, $4, now() - interval '5 hours')`,
    [id, values.status, values.municipality ? [values.municipality] : [], values.published ?? null],
  )
  return id
}

describe('What waits', () => {
  test('is closed to strangers and members', async () => {
    for (const path of ['', '/metrics', `/metrics/accounts?week=${thisWeek}`, '/health']) {
      expect((await read(path)).status).toBe(401)
      expect((await read(path, member)).status).toBe(403)
    }
  })

  test('is shown to whom its scope belongs, and nobody else', async () => {
    const seen = async (as: SignedIn) => idsOf((await read('', as)).body.queues)
    expect((await read('', contentAdmin)).body).toEqual({
      name: 'Sara Babić',
      globalAdmin: false,
      scopes: ['content'],
      queues: expect.not.arrayContaining([expect.objectContaining({ id: 'leaving' })]),
    })
    expect(await seen(usersAdmin)).toEqual(['leaving', 'mentors', 'absences', 'overdue'])
    const theirs = await seen(opportunitiesAdmin)
    expect(theirs).toEqual(expect.arrayContaining(['organisations', 'opportunities', 'imports']))
    expect(theirs).not.toContain('leaving')
    expect(await seen(global)).toEqual(expect.arrayContaining([...theirs, 'leaving']))
  })

  test('is counted, with the age of the oldest', async () => {
    const organisation = randomUUID()
    await run(
      `insert into organisations (id, slug, name, kind, verification, asked_at)
       values ($1::uuid, ($1::uuid)::text, 'Čeka', 'ngo', 'waiting', '2026-11-01T10:00:00Z')`,
      [organisation],
    )
    await run(
      `insert into organisations (id, slug, name, kind, verification, asked_at, suspended_at)
       values (gen_random_uuid(), 'zatvorena', 'Zatvorena', 'ngo', 'waiting', '2026-10-01T10:00:00Z', now())`,
    )
    expect(await queue('organisations')).toMatchObject({
      count: 1,
      oldest: '2026-11-01T10:00:00.000Z',
      path: '/admin/organisations',
    })
    await opportunity({ status: 'in-review' })
    expect(await queue('opportunities')).toMatchObject({ count: 1, oldest: expect.any(String) })
    await run(`update users set delete_after = now() + interval '28 days' where id = $1`, [member.userId])
    const leaving = await queue('leaving')
    expect(leaving.count).toBe(1)
    expect(Math.round((Date.now() - Date.parse(leaving.oldest)) / 86_400_000)).toBe(2)
    await run('update users set delete_after = null')
  })

  test('is named in the language of the reader by whoever registered it', async () => {
    const titles = async (locale: string) => {
      const { body } = await read('', global, locale)
      return body.queues.map(({ title }: { title: string }) => title)
    }
    expect(await titles('bhs')).toContain('Prilike za pregled')
    expect(await titles('en')).toContain('Opportunities to review')
    const { body } = await read('/metrics', global, 'en')
    expect(body.metrics).toContainEqual(
      expect.objectContaining({ id: 'active', title: 'Active members', repeats: true, withoutNames: true }),
    )
  })
})

describe('What is counted by week', () => {
  test('reaches as far as the scopes do', async () => {
    const seen = async (as: SignedIn) => (await read('/metrics', as)).body
    expect(await seen(contentAdmin)).toEqual({ weeks, people: null, metrics: [] })
    expect(idsOf((await seen(usersAdmin)).metrics)).toEqual(
      expect.arrayContaining(['accounts', 'onboarded', 'active', 'mentorship-requests']),
    )
    expect((await seen(usersAdmin)).people).toEqual({ members: 5, onboarded: 0, admins: 4 })
    const theirs = await seen(opportunitiesAdmin)
    expect(theirs.people).toBeNull()
    expect(idsOf(theirs.metrics)).toEqual(expect.arrayContaining(['published', 'applications']))
    expect((await read(`/metrics/accounts?week=${thisWeek}`, opportunitiesAdmin)).status).toBe(404)
    expect((await read(`/metrics/nothing?week=${thisWeek}`, global)).status).toBe(404)
  })

  test('begins its weeks at midnight in Sarajevo, quiet weeks included', async () => {
    const monday = weeks[9] ?? ''
    const at = (moment: string) =>
      run('update users set created_at = $2 where id = $1', [member.userId, moment])
    const { rows } = await run(`select ($1::date::timestamp at time zone 'Europe/Sarajevo') as begin`, [
      monday,
    ])
    const begin = rows[0].begin as Date
    await at(begin.toISOString())
    expect((await metric('accounts')).slice(8, 11)).toEqual([0, 1, 0])
    await at(new Date(begin.getTime() - 1000).toISOString())
    expect((await metric('accounts')).slice(8, 11)).toEqual([1, 0, 0])
    expect(await metric('accounts')).toHaveLength(12)
    const [row] = await drillDown('accounts', weeks[8])
    expect(row).toMatchObject({ name: 'Đorđe Šćepanović', path: `/admin/users/${member.userId}` })
    // Any day of a week stands for the week.
    expect(await drillDown('accounts', addDays(weeks[8] ?? '', 6))).toEqual([row])
  })

  test('is of one place where a place is asked for', async () => {
    const [here, there] = [await signIn(app), await signIn(app)]
    await live(here, 'bihac')
    await live(there, 'tuzla')
    const now = async (place: string) => (await metric('accounts', place)).at(-1)
    expect(await now('?area=USK')).toBe(1)
    expect(await now('?municipality=tuzla')).toBe(1)
    expect(await now('?area=ZHK')).toBe(0)
    expect(await now('?area=USK&municipality=bihac')).toBe(1)
    expect(
      (await drillDown('accounts', thisWeek, '&area=USK')).map((row: { path: string }) => row.path),
    ).toEqual([`/admin/users/${here.userId}`])
    expect((await read('/metrics?area=XX', global)).status).toBe(422)
    expect((await read('/metrics?municipality=pariz', global)).status).toBe(422)
    expect((await read('/metrics/accounts?week=juni', global)).status).toBe(422)
  })

  test('counts what was published and applied for, and never says who applied', async () => {
    const now = new Date().toISOString()
    await opportunity({ status: 'published', published: now, municipality: 'bihac' })
    const id = await opportunity({ status: 'closed', published: now, municipality: 'tuzla' })
    const before = new Date(Date.parse(`${weeks[0]}T12:00:00Z`) - 3 * 86_400_000).toISOString()
    await opportunity({ status: 'published', published: before })
    const applicant = await signIn(app, { firstName: 'Tajna', lastName: 'Osoba' })
    await live(applicant, 'mostar')
    await run(
      `insert into applications (id, user_id, opportunity_id, status, sent_at) values (gen_random_uuid(), $1, $2, 'sent', now())`,
      [applicant.userId, id],
    )
    expect(await metric('published')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
    expect((await metric('published', '?area=TUZ')).at(-1)).toBe(1)
    expect((await metric('applications', '?municipality=mostar')).at(-1)).toBe(1)
    expect((await metric('applications', '?municipality=bihac')).at(-1)).toBe(0)
    const rows = await drillDown('applications')
    expect(rows).toEqual([{ name: 'Radno mjesto', path: `/opportunities/${id}`, at: null, count: 1 }])
    expect(JSON.stringify(rows)).not.toContain('Tajna')
  })

  test('remembers who was active only as a number by municipality, once however often it counts', async () => {
    const count = () => inTransaction(app.services.pool, saveActiveWeek)
    await Promise.all([count(), count(), count()])
    const { rows } = await run('select count(distinct user_id)::int as n from sessions')
    expect((await metric('active')).at(-1)).toBe(rows[0].n)
    expect((await metric('active', '?municipality=tuzla')).at(-1)).toBe(1)
    expect(await drillDown('active')).toContainEqual({ name: 'Tuzla', path: null, at: null, count: 1 })
    await run(`update sessions set last_used_at = now() - interval '8 days'`)
    await count()
    expect((await metric('active')).at(-1)).toBe(0)
  })
})

describe('The health of the installation', () => {
  test('is for global admins', async () => {
    expect((await read('/health', usersAdmin)).status).toBe(403)
  })

  test('tells work, storage, database and versions', async () => {
    await run(
      `update queue.job set state = 'failed', completed_on = now()
       where id = (select id from queue.job where state = 'completed' limit 1)`,
    )
    const { body } = await read('/health', global)
    expect(body).toMatchObject({
      tasks: { waiting: expect.any(Number), failed: expect.any(Number) },
      mails: { waiting: 0, failed: 0, oldest: null },
      product: expect.stringMatching(/^\d+\.\d+\.\d+/),
      node: process.versions.node,
    })
    expect(body.storage.free).toBeGreaterThan(0)
    expect(body.storage.size).toBeGreaterThanOrEqual(body.storage.free)
    expect(body.database.size).toBeGreaterThan(1_000_000)
    expect(body.migrations.last).toMatch(/^\d{8}T\d{4}_/)
  })
})
