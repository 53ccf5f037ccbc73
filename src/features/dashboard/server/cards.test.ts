import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employer } from '#features/opportunities/server/opportunities.fixture.ts'
import { inDays } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'
import { dashboardMember } from './dashboard.fixture.ts'
import { exportDashboard } from './data-rights.ts'

let app: TestApp
let boss: Awaited<ReturnType<typeof employer>>
beforeAll(async () => {
  app = await buildTestApp()
  boss = await employer(app, { name: 'Kuća Rada', role: 'owner' })
})
afterAll(() => app.stop())

const CALLS = [
  ['GET', '/api/dashboard/deadlines'],
  ['GET', '/api/dashboard/activity'],
  ['GET', '/api/dashboard/skills'],
  ['GET', '/api/dashboard/calendar'],
  ['POST', '/api/dashboard/calendar'],
  ['DELETE', '/api/dashboard/calendar'],
  ['PUT', '/api/dashboard/layout'],
  ['DELETE', '/api/dashboard/layout'],
  ['DELETE', '/api/dashboard/start'],
] as const

test.each(CALLS)('a stranger is refused: %s %s', async (method, url) => {
  const body = method === 'PUT' ? { cards: [], hidden: [] } : undefined
  expect((await visitor(app).call({ method, url, ...(body && { body }) })).statusCode).toBe(401)
})

describe('Deadlines', () => {
  test('are those of what one has saved, begun or tracks elsewhere, the next first, and nobody else’s', async () => {
    const amra = await dashboardMember(app)
    const [late, soon, far, event] = await Promise.all([
      boss.published('job', { deadline: inDays(9) }),
      boss.published('job', { deadline: inDays(3) }),
      boss.published('job', { deadline: inDays(40) }),
      boss.published('event', { deadline: inDays(4), startsAt: inDays(6) }),
    ])
    for (const { id } of [late, far, event]) await amra.save(id)
    const draft = await amra.begin(soon.id)
    const elsewhere = { title: 'Unos podataka', organisation: 'Katastar', url: null, note: '' }
    await amra.send('POST', '/api/external-applications', {
      external: { ...elsewhere, deadline: inDays(12) },
      status: 'draft',
    })
    await amra.send('POST', '/api/external-applications', {
      external: { ...elsewhere, deadline: inDays(13) },
      status: 'sent',
    })
    expect((await amra.deadlines()).map(({ kind, id }) => [kind, id])).toEqual([
      ['draft', soon.id],
      ['saved', event.id],
      ['event', event.id],
      ['saved', late.id],
      ['elsewhere', expect.any(String)],
    ])
    expect((await amra.deadlines())[0]).toMatchObject({ path: `/applications/${draft}`, by: 'Kuća Rada' })
    expect(await (await dashboardMember(app)).deadlines()).toEqual([])
  })

  test('end when an application is sent, and while an organisation is suspended', async () => {
    const amra = await dashboardMember(app)
    const other = await employer(app, { name: 'Druga kuća', role: 'owner' })
    const job = await other.published('job', { deadline: inDays(3) })
    await amra.save(job.id)
    expect(await amra.deadlines()).toHaveLength(1)
    const suspend = (text: string) =>
      app.services.pool.query(`update organisations set suspended_at = ${text} where id = $1`, [
        other.organisation,
      ])
    await suspend('now()')
    expect(await amra.deadlines()).toEqual([])
    await suspend('null')
    const id = await amra.begin(job.id)
    expect((await amra.deadlines()).map(({ kind }) => kind)).toEqual(['draft'])
    expect((await amra.send('POST', `/api/applications/${id}/sending`)).statusCode).toBe(200)
    expect(await amra.deadlines()).toEqual([])
  })
})

describe('The next step', () => {
  test('is the draft whose deadline is near, with what is missing and where it goes on', async () => {
    const amra = await dashboardMember(app)
    const job = await boss.published('job', { deadline: inDays(2) })
    const id = await amra.begin(job.id)
    expect(await amra.step()).toMatchObject({
      id: 'draft',
      title: 'Dovrši prijavu za „Pomoćnik u stolariji“',
      text: expect.stringMatching(
        /^Fali još motivaciono pismo\. Rok je \d+\.\s\d+\.\s\d{4}\. u \d\d:\d\d\.$/,
      ),
      path: `/applications/${id}`,
      progress: { done: 0, of: 2, text: 'dijelova gotovo' },
    })
    await app.services.pool.query("update applications set letter = 'Volim drvo.' where id = $1", [id])
    expect(await amra.step()).toMatchObject({ id: 'draft', progress: { done: 1, of: 2 } })
    await amra.send('POST', `/api/applications/${id}/sending`)
    expect((await amra.step())?.id).not.toBe('draft')
  })

  test('is something else while the deadline is far away', async () => {
    const amra = await dashboardMember(app)
    await amra.begin((await boss.published('job', { deadline: inDays(20) })).id)
    expect((await amra.step())?.id).not.toBe('draft')
  })
})

describe('Activity', () => {
  test('is counted by weeks of twelve, the quiet ones too, and only one’s own', async () => {
    const amra = await dashboardMember(app)
    const [one, two] = await Promise.all([boss.published(), boss.published()])
    await amra.save(one.id)
    const id = await amra.begin(two.id)
    await amra.send('POST', `/api/applications/${id}/sending`)
    await app.services.pool.query(
      `insert into opportunity_events (user_id, opportunity_id, kind, created_at)
       values ($1, $2, 'viewed', now() - interval '21 days'), ($1, $3, 'viewed', now() - interval '100 days')`,
      [amra.userId, one.id, two.id],
    )
    const weeks = await amra.weeks()
    expect(weeks).toHaveLength(12)
    expect(weeks.every(({ from }) => new Date(`${from}T12:00:00Z`).getUTCDay() === 1)).toBe(true)
    expect(weeks.at(-1)).toMatchObject({ sent: 1, saved: 1, looked: 0, learnt: 0 })
    expect(weeks.at(-4)).toMatchObject({ sent: 0, saved: 0, looked: 1 })
    expect(weeks.reduce((sum, week) => sum + week.looked, 0)).toBe(1)
    const quiet = await (await dashboardMember(app)).weeks()
    expect(
      quiet.every((week) => week.sent + week.saved + week.looked + week.learnt + week.profile === 0),
    ).toBe(true)
  })
})

test('skill progress tells each target and what it was before, and none where there is none', async () => {
  const amra = await dashboardMember(app)
  expect((await amra.send('GET', '/api/dashboard/skills')).json()).toEqual({ targets: [], skills: 0 })
})

describe('The order of cards', () => {
  test('is kept for the member alone and can be put back', async () => {
    const amra = await dashboardMember(app)
    const shown = async (who = amra) => (await who.send('GET', '/api/dashboard')).json<Dashboard>().layout
    expect(await shown()).toEqual({ cards: [], hidden: [] })
    const mine = { cards: ['tips', 'deadlines'], hidden: ['tips'] }
    const kept = await amra.send('PUT', '/api/dashboard/layout', mine)
    expect(kept.json()).toEqual(mine)
    expect(await shown()).toEqual(mine)
    expect((await shown(await dashboardMember(app))).hidden).toEqual([])
    expect((await amra.send('DELETE', '/api/dashboard/layout')).statusCode).toBe(204)
    expect(await shown()).toEqual({ cards: [], hidden: [] })
  })

  test.each([
    { cards: ['<b>'], hidden: [] },
    { cards: Array.from({ length: 51 }, (_, n) => `card-${String.fromCharCode(97 + (n % 26))}`), hidden: [] },
    { cards: [] },
    { cards: [], hidden: [], more: 1 },
  ])('refuses %j', async (body) => {
    const amra = await dashboardMember(app)
    expect((await amra.send('PUT', '/api/dashboard/layout', body)).statusCode).toBe(422)
  })
})

describe('A newcomer', () => {
  const dashboardOf = async (who: Awaited<ReturnType<typeof dashboardMember>>) =>
    (await who.send('GET', '/api/dashboard')).json<Dashboard>()

  test('is shown where to begin until they list a skill, and no cards without anything in them', async () => {
    const amra = await dashboardMember(app)
    expect(await dashboardOf(amra)).toMatchObject({
      start: true,
      quiet: ['deadlines', 'applications', 'activity', 'skills', 'people'],
    })
    await amra.save((await boss.published('job', { deadline: inDays(9) })).id)
    expect((await dashboardOf(amra)).quiet).toEqual(['skills', 'people'])
    const skill = { id: crypto.randomUUID(), skill: null, label: 'Stolarija', level: 'basic' }
    await amra.send('PUT', '/api/profile/skills', { items: [skill] })
    expect(await dashboardOf(amra)).toMatchObject({ start: false, quiet: ['skills'] })
  })

  test('puts the beginning away on all devices, whatever becomes of the order of the cards', async () => {
    const amra = await dashboardMember(app)
    const other = await dashboardMember(app)
    expect((await amra.send('DELETE', '/api/dashboard/start')).statusCode).toBe(204)
    await amra.send('PUT', '/api/dashboard/layout', { cards: ['tips'], hidden: [] })
    await amra.send('DELETE', '/api/dashboard/layout')
    expect(await dashboardOf(amra)).toMatchObject({ start: false, layout: { cards: [], hidden: [] } })
    expect((await dashboardOf(other)).start).toBe(true)
  })

  test('who has first steps to finish begins with them', async () => {
    const amra = await dashboardMember(app)
    await app.services.pool.query('update users set onboarded_at = null where id = $1', [amra.userId])
    expect((await dashboardOf(amra)).start).toBe(false)
  })
})

test('everything kept goes with one’s data and with one’s account', async () => {
  const amra = await dashboardMember(app)
  await amra.send('PUT', '/api/dashboard/layout', { cards: [], hidden: ['tips'] })
  await amra.address()
  const files: object[] = []
  for await (const file of exportDashboard({ services: app.services, userId: amra.userId })) files.push(file)
  expect(files).toMatchObject([{ content: { layout: { hidden: ['tips'] }, calendar: { read_at: null } } }])
  await app.services.pool.query('delete from users where id = $1', [amra.userId])
  const { rows } = await app.services.pool.query(
    'select user_id from dashboard_layouts where user_id = $1 union all select user_id from deadline_feeds where user_id = $1',
    [amra.userId],
  )
  expect(rows).toEqual([])
})
