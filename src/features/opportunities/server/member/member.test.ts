import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import type { saveVisit } from '../../contract/member.endpoints.ts'
import { exportOpportunities } from '../data-rights.ts'
import { employer, sender } from '../opportunities.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

type Standing = ResponseOf<typeof saveVisit>

async function member() {
  const person = await signIn(app)
  const send = sender(app, person)
  return {
    ...person,
    send,
    visit: async (id: string) => (await send('POST', `/api/opportunities/${id}/visit`)).json<Standing>(),
  }
}

describe('a member', () => {
  test('finds in one answer what they marked, as long as it is open, and nobody else’s marks', async () => {
    const boss = await employer(app)
    const [kept, away, closed] = [await boss.published(), await boss.published(), await boss.published()]
    const { send } = await member()
    for (const { id } of [kept, closed]) await send('PUT', `/api/opportunities/${id}/saved`, { saved: true })
    const put = { dismissed: true, reason: 'place' }
    await send('PUT', `/api/opportunities/${away.id}/dismissed`, put)
    await boss.send('POST', `/api/opportunities/${closed.id}/closing`, { reason: 'filled' })
    const marks = async (as: typeof send) => (await as('GET', '/api/opportunities/marks')).json()
    expect(await marks(send)).toEqual({ saved: [kept.id], dismissed: [away.id], applied: [] })
    expect(await marks((await member()).send)).toEqual({ saved: [], dismissed: [], applied: [] })
    await send('PUT', `/api/opportunities/${away.id}/dismissed`, { dismissed: false, reason: null })
    expect((await marks(send)).dismissed).toEqual([])
    expect((await send('GET', '/api/opportunities/marks?of=me')).statusCode).toBe(422)
    expect((await visitor(app).get('/api/opportunities/marks')).statusCode).toBe(401)
  })

  test('keeps an opportunity and takes it out again; only they see it', async () => {
    const { id } = await (await employer(app)).published()
    const { send, visit } = await member()
    expect(await visit(id)).toMatchObject({ saved: false, edits: false, match: null })
    expect((await send('PUT', `/api/opportunities/${id}/saved`, { saved: true })).statusCode).toBe(204)
    await send('PUT', `/api/opportunities/${id}/saved`, { saved: true })
    expect(await visit(id)).toMatchObject({ saved: true })
    const list = async (as: typeof send) => (await as('GET', '/api/opportunities/saved')).json().opportunities
    expect(await list(send)).toMatchObject([{ id, status: 'published' }])
    expect(await list((await member()).send)).toEqual([])
    await send('PUT', `/api/opportunities/${id}/saved`, { saved: false })
    expect(await list(send)).toEqual([])
  })

  test('says why something is not for them, changes the reason and takes it back', async () => {
    const { id } = await (await employer(app)).published()
    const { send, visit, userId } = await member()
    const dismiss = (body: object) => send('PUT', `/api/opportunities/${id}/dismissed`, body)
    await dismiss({ dismissed: true, reason: 'pay' })
    await dismiss({ dismissed: true, reason: 'place' })
    const { rows } = await app.services.pool.query(
      `select reason from opportunity_events where user_id = $1 and kind = 'dismissed'`,
      [userId],
    )
    expect(rows).toEqual([{ reason: 'place' }])
    expect(await visit(id)).toMatchObject({ dismissed: true })
    await dismiss({ dismissed: false, reason: null })
    expect(await visit(id)).toMatchObject({ dismissed: false })
    expect((await dismiss({ dismissed: true, reason: 'weather' })).statusCode).toBe(422)
  })

  test('finds nothing where there is no page, and a stranger may do none of it', async () => {
    const { draft } = await employer(app)
    const id = await draft()
    const { send } = await member()
    for (const unseen of [id, randomUUID()]) {
      expect((await send('POST', `/api/opportunities/${unseen}/visit`)).statusCode).toBe(404)
      expect((await send('PUT', `/api/opportunities/${unseen}/saved`, { saved: true })).statusCode).toBe(404)
    }
    expect((await visitor(app).post(`/api/opportunities/${id}/visit`)).statusCode).toBe(401)
  })
})

describe('what waits for staff', () => {
  test('is closed to everybody but staff for opportunities', async () => {
    for (const path of ['?queue=review', `/${randomUUID()}`]) {
      expect((await visitor(app).get(`/api/admin/opportunities${path}`)).statusCode).toBe(401)
      expect((await (await member()).send('GET', `/api/admin/opportunities${path}`)).statusCode).toBe(403)
    }
  })
})

describe('the match', () => {
  test('stands beside the skills of the profile', async () => {
    const [had = '', missing = ''] = [randomUUID(), randomUUID()]
    for (const id of [had, missing])
      await app.services.pool.query(`insert into skills (id, group_name, kind) values ($1, 'rad', 'skill')`, [
        id,
      ])
    const skills = [had, missing].map((skill) => ({ skill, importance: 'required' as const, level: null }))
    const { id } = await (await employer(app)).published('job', { skills })
    const { send, visit } = await member()
    await send('PUT', '/api/profile/skills', {
      items: [{ id: randomUUID(), skill: had, label: 'Zidanje', level: 'basic' }],
    })
    const { match } = await visit(id)
    expect(match?.have.map((one) => one.id)).toEqual([had])
    expect(match?.missing.map((one) => one.id)).toEqual([missing])
  })
})

test('feeds and calendars hold what is open, and nothing else', async () => {
  const { published, draft } = await employer(app)
  const { slug } = await published('event', { title: { bhs: 'Večer <b>knjige</b> & čaja', en: '' } })
  await draft()
  const stranger = visitor(app)
  for (const format of ['rss', 'atom', 'json']) {
    const answer = await stranger.get(`/opportunities/feed.${format}?kind=event`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(`/opportunities/${slug}`)
    expect(answer.body).not.toContain('nacrt-')
    const known = { 'if-none-match': answer.headers.etag }
    const again = await app.http.inject({ url: `/opportunities/feed.${format}?kind=event`, headers: known })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  expect((await stranger.get('/opportunities/feed.rss?kind=training')).body).not.toContain(slug)
  expect((await stranger.get('/opportunities/feed.rss?kind=nonsense')).statusCode).toBe(404)
  const calendar = await stranger.get(`/opportunities/${slug}/calendar.ics`)
  expect(calendar.headers['content-type']).toContain('text/calendar')
  expect(calendar.body).toMatch(/BEGIN:VEVENT[\s\S]+SUMMARY:Večer <b>knjige<\/b> & čaja[\s\S]+END:VEVENT/)
  expect((await stranger.get('/opportunities/nema/calendar.ics')).statusCode).toBe(404)
})

test('a person takes along what they did', async () => {
  const { id } = await (await employer(app)).published()
  const { userId, visit } = await member()
  await visit(id)
  const files: string[] = []
  for await (const { content } of exportOpportunities({ services: app.services, userId }))
    files.push(JSON.stringify(content))
  expect(files.join()).toContain('viewed')
})

describe('what stands beside an opportunity', () => {
  const skillsOf = async (count: number) => {
    const ids = Array.from({ length: count }, () => randomUUID())
    for (const id of ids) {
      await app.services.pool.query(`insert into skills (id, group_name, kind) values ($1, 'rad', 'skill')`, [
        id,
      ])
      await app.services.pool.query(
        `insert into skill_labels (skill_id, locale, label, origin, place) values ($1, 'bhs', $2, 'own', 0)`,
        [id, `Vještina ${id}`],
      )
    }
    return ids
  }
  const wants = (ids: readonly string[]) => ({
    skills: ids.map((skill) => ({ skill, importance: 'required' as const, level: null })),
  })

  test('is like it in what it asks for: one shared skill of many does not make it similar', async () => {
    const [a = '', b = '', c = '', ...others] = await skillsOf(9)
    const boss = await employer(app)
    const { slug } = await boss.published('job', wants([a, b, c]))
    const like = await boss.published('internship', wants([a, b]))
    await boss.published('job', wants([a, ...others]))
    await boss.published('job')
    const shown = await visitor(app).get(`/api/public/opportunities/${slug}`)
    expect(shown.json<{ similar: { id: string }[] }>().similar.map(({ id }) => id)).toEqual([like.id])
  })

  test('is the open training that teaches a skill which is missing', async () => {
    const [a = '', b = ''] = await skillsOf(2)
    const boss = await employer(app)
    const job = await boss.published('job', wants([a, b]))
    const course = await boss.published('training', wants([b]))
    const { match } = await (await member()).visit(job.id)
    expect(match?.missing.map(({ id, training }) => [id, training?.slug])).toEqual(
      expect.arrayContaining([
        [a, undefined],
        [b, course.slug],
      ]),
    )
    // A training is not suggested for its own skill.
    expect((await (await member()).visit(course.id)).match?.missing[0]?.training).toBeNull()
  })
})
