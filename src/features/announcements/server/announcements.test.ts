import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { openLiveAnnouncements } from '#platform/server/announcements/live-announcements.ts'
import { inHours } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { listAnnouncements, AnnouncementDraft } from '../contract/announcements.endpoints.ts'

const ALL = '/api/admin/announcements'
let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await buildTestApp()
  staff = await person(app, { rights: { role: 'ADMIN', globalAdmin: true } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.services.pool.query('delete from announcements')
})

const draft = (more: Partial<AnnouncementDraft> = {}): AnnouncementDraft => ({
  kind: 'maintenance',
  audience: 'everybody',
  texts: { bhs: 'Večeras od 22 do 23 ne radimo.', en: 'We are away tonight from 10 to 11.' },
  link: '/calls',
  beginsAt: null,
  endsAt: inHours(2),
  ...more,
})
const create = (more?: Partial<AnnouncementDraft>, who = staff) => who.send('POST', ALL, draft(more))
const idOf = async (more?: Partial<AnnouncementDraft>) => (await create(more)).json<{ id: string }>().id
const list = async () =>
  (await staff.send('GET', ALL)).json<ResponseOf<typeof listAnnouncements>>().announcements
const nowOn = (isMember = false) => app.services.announcements.at(Date.now(), isMember)
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code

test('an announcement stands on pages at once, and no longer once staff end it', async () => {
  const id = await idOf()
  expect(nowOn()).toMatchObject({ id, kind: 'maintenance', link: '/calls', texts: { en: /tonight/ } })
  expect(await list()).toMatchObject([{ id, state: 'current' }])
  expect((await staff.send('POST', `${ALL}/${id}/end`)).statusCode).toBe(204)
  expect(nowOn()).toBeUndefined()
  expect(await list()).toMatchObject([{ id, state: 'over' }])
  expect(codeOf(await staff.send('POST', `${ALL}/${id}/end`))).toBe('announcements.over')
  expect(codeOf(await staff.send('PUT', `${ALL}/${id}`, draft()))).toBe('announcements.over')
})

test('an announcement begins and ends by itself, and one that waits can be removed', async () => {
  const id = await idOf({ beginsAt: inHours(1) })
  const { announcements } = app.services
  expect(nowOn()).toBeUndefined()
  expect(announcements.at(Date.now() + 1.5 * HOUR_MS, false)).toMatchObject({ id })
  expect(announcements.at(Date.now() + 2.5 * HOUR_MS, false)).toBeUndefined()
  expect((await staff.send('POST', `${ALL}/${id}/end`)).statusCode).toBe(204)
  expect(await list()).toEqual([])
})

test('members alone read what is for them', async () => {
  const id = await idOf({ audience: 'members' })
  expect(nowOn(false)).toBeUndefined()
  expect(nowOn(true)).toMatchObject({ id })
})

test('other instances show what changes here', async () => {
  const { db, hub, log } = app.services
  const other = await openLiveAnnouncements({ db, hub, log })
  const id = await idOf()
  const words = () => other.at(Date.now(), false)?.texts.bhs
  await expect.poll(words).toMatch(/Večeras/)
  await staff.send('PUT', `${ALL}/${id}`, draft({ texts: { bhs: 'Gotovo je ranije.', en: 'Done early.' } }))
  expect(nowOn()?.texts.bhs).toBe('Gotovo je ranije.')
  await expect.poll(words).toBe('Gotovo je ranije.')
  other.close()
})

test('a page has room for one: the server refuses a second at the same time, also of two that arrive at once', async () => {
  const id = await idOf({ endsAt: inHours(2) })
  expect(codeOf(await create({ beginsAt: inHours(1), endsAt: inHours(3) }))).toBe('announcements.taken')
  const later = { beginsAt: inHours(2.5), endsAt: inHours(3) }
  const answers = await Promise.all([create(later), create(later)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(codeOf(await staff.send('PUT', `${ALL}/${id}`, draft({ endsAt: inHours(4) })))).toBe(
    'announcements.taken',
  )
  expect((await staff.send('PUT', `${ALL}/${id}`, draft({ endsAt: inHours(2.2) }))).statusCode).toBe(204)
})

test('an announcement that would be over, last for ever or lead to a script is refused', async () => {
  for (const wrong of [
    { endsAt: inHours(-1) },
    { beginsAt: inHours(3), endsAt: inHours(2) },
    { endsAt: inHours(24 * 91) },
    { link: 'javascript:alert(1)' },
    { link: '//zlo.example' },
    { link: 'http://nesigurno.ba' },
    { texts: { bhs: ' ', en: 'x' } },
    { texts: { bhs: 'x'.repeat(241), en: 'x' } },
  ])
    expect([wrong, (await create(wrong)).statusCode]).toEqual([wrong, 422])
  expect(await list()).toEqual([])
})

test('the audit log says who published, changed and ended it', async () => {
  const id = await idOf()
  await staff.send('PUT', `${ALL}/${id}`, draft({ audience: 'members' }))
  await staff.send('POST', `${ALL}/${id}/end`)
  const { rows } = await app.services.pool.query(
    `select action, after ->> 'audience' as audience from audit_entries where subject_id = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([
    { action: 'announcements.create', audience: 'everybody' },
    { action: 'announcements.update', audience: 'members' },
    { action: 'announcements.end', audience: null },
  ])
})

test('only global admins see and change them', async () => {
  const scoped = await person(app, { rights: { role: 'ADMIN', scopes: ['content'] } })
  const id = await idOf()
  for (const who of [await person(app), scoped]) {
    expect((await who.send('GET', ALL)).statusCode).toBe(403)
    expect((await create({}, who)).statusCode).toBe(403)
    expect((await who.send('POST', `${ALL}/${id}/end`)).statusCode).toBe(403)
  }
  expect((await staff.send('POST', `${ALL}/01900000-0000-7000-8000-000000000000/end`)).statusCode).toBe(404)
})
