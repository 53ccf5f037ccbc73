import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { person, type Person } from '#features/organisations/server/organisations.fixture.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { MentorCard } from '../contract/public.endpoints.ts'
import type { Mentorship } from '../contract/requests.endpoints.ts'
import { agreed, requestMentorship, asking, codeOf, mentor, OFFER, staff } from './mentorship.fixture.ts'
import { expireTask } from './requests/expire.task.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await buildTestApp()
  admin = await staff(app)
})
afterAll(() => app.stop())

const own = async (who: Person) =>
  (await who.send('GET', '/api/mentorship')).json<{ mentorships: Mentorship[] }>().mentorships
const found = async (query = '') =>
  (await app.http.inject(`/api/public/mentors${query}`)).json<{ mentors: MentorCard[]; total: number }>()
const expire = () =>
  expireTask.handle(app.services, {}, { id: randomUUID(), complete: async () => undefined })
const later = (id: string, hours: number) =>
  app.services.pool.query(
    `update mentorships set answer_by = answer_by - $2 * interval '1 hour' where id = $1`,
    [id, hours],
  )
const makeMinor = (who: Person) =>
  app.services.pool.query(`update users set born_on = now() - interval '16 years' where id = $1`, [
    who.userId,
  ])

describe('a member who offers to be a mentor', () => {
  test('Visitors find a mentor only after staff have approved the profile', async () => {
    const who = await person(app, { firstName: 'Ajla', lastName: 'Čaušević' })
    const early = await who.send('POST', '/api/mentorship/profile/submission')
    expect(early.statusCode).toBe(404)
    await who.send('PUT', '/api/mentorship/profile', { ...OFFER, topics: [] })
    expect(codeOf(await who.send('POST', '/api/mentorship/profile/submission'))).toBe('mentorship.incomplete')
    await who.send('PUT', '/api/mentorship/profile', { ...OFFER, topics: ['grants'] })
    expect((await who.send('POST', '/api/mentorship/profile/submission')).json()).toMatchObject({
      state: 'waiting',
    })
    expect((await found('?q=causevic')).total).toBe(0)
    const url = `/api/admin/mentors/${who.userId}`
    const { version } = (await admin.send('GET', url)).json<{ version: string }>()
    const approval = { decision: 'approve', reason: '', minors: false }
    const stale = await admin.send('POST', `${url}/decision`, approval, { 'if-match': '"0"' })
    expect(stale.statusCode).toBe(409)
    const done = await admin.send('POST', `${url}/decision`, approval, { 'if-match': `"${version}"` })
    expect(done.statusCode).toBe(204)
    const [card] = (await found('?q=causevic')).mentors
    expect(card).toMatchObject({
      name: 'Ajla Čaušević',
      slug: 'ajla-causevic',
      topics: ['grants'],
      replies: null,
    })
    expect(card?.activeOn).not.toBeNull()
    expect((await found('?q=čaušević&topic=grants&language=de&place=bihac&free=week')).total).toBe(1)
    expect((await found('?q=causevic&topic=cv')).total).toBe(0)
    expect((await app.http.inject('/api/public/mentors/ajla-causevic')).body).not.toContain(
      'sastanak.primjer.ba',
    )
  })

  test('gets a profile back with a reason, and nobody approves themselves', async () => {
    const who = await person(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
    await who.send('PUT', '/api/mentorship/profile', OFFER)
    await who.send('POST', '/api/mentorship/profile/submission')
    const decide = (by: Person, body: object) =>
      by.send('POST', `/api/admin/mentors/${who.userId}/decision`, { reason: '', minors: false, ...body })
    expect(codeOf(await decide(who, { decision: 'approve' }))).toBe('mentorship.notNow')
    expect(codeOf(await decide(admin, { decision: 'return' }))).toBe('mentorship.reasonMissing')
    await decide(admin, { decision: 'return', reason: 'Napiši čime se baviš.' })
    expect((await who.send('GET', '/api/mentorship/profile')).json()).toMatchObject({
      state: 'returned',
      returnedReason: 'Napiši čime se baviš.',
    })
  })

  test('A profile with overlapping hours, an unknown zone or a link that is not https is refused', async () => {
    const who = await person(app)
    const save = async (more: object) =>
      (await who.send('PUT', '/api/mentorship/profile', { ...OFFER, ...more })).statusCode
    const day = { day: 1, from: '09:00', to: '11:00' }
    expect(await save({ weekly: [day, { ...day, from: '10:00', to: '12:00' }] })).toBe(422)
    expect(await save({ zone: 'Mars/Olympus' })).toBe(422)
    expect(await save({ link: 'javascript:alert(1)' })).toBe(422)
    expect(await save({ zone: 'America/Chicago' })).toBe(200)
  })
})

describe('a request', () => {
  test('A mentor accepts a request, and both see the meeting', async () => {
    const [damir, amra] = [await mentor(app, {}, admin), await person(app)]
    const request = await requestMentorship(amra, damir)
    expect(request).toMatchObject({ state: 'waiting', side: 'member', turn: 'mentor' })
    expect(Date.parse(request.answerBy!) - Date.parse(request.createdAt)).toBe(48 * HOUR_MS)
    expect((await damir.send('GET', '/api/notifications')).body).toContain('traži mentorstvo')
    const done = await damir.send('POST', `/api/mentorship/${request.id}/acceptance`)
    expect(done.json<Mentorship>()).toMatchObject({ state: 'active', side: 'mentor', turn: null })
    const [seen] = await own(amra)
    expect(seen).toMatchObject({
      state: 'active',
      other: { slug: damir.slug },
      sessions: [{ confirmed: true, link: null, at: request.sessions[0]!.at }],
    })
    expect((await amra.send('GET', '/api/notifications')).body).toContain('prihvata mentorstvo')
    expect((await damir.page()).places).toEqual({ free: 1, of: 2 })
  })

  test('A mentor declines with a reason that the member reads, and the time is free again', async () => {
    const [damir, amra] = [await mentor(app, {}, admin), await person(app)]
    const request = await requestMentorship(amra, damir)
    expect((await damir.page()).slots).not.toContain(request.sessions[0]!.at)
    const decline = (reason: string) =>
      damir.send('POST', `/api/mentorship/${request.id}/refusal`, { reason })
    expect(codeOf(await decline(' '))).toBe('mentorship.reasonMissing')
    await decline('Ne poznajem dovoljno tu oblast.')
    expect((await own(amra))[0]).toMatchObject({
      state: 'declined',
      reason: 'Ne poznajem dovoljno tu oblast.',
    })
    expect((await damir.page()).slots).toContain(request.sessions[0]!.at)
    expect(codeOf(await decline('Još jednom.'))).toBe('mentorship.over')
  })

  test('gets another time suggested, which the member takes', async () => {
    const [damir, amra] = [await mentor(app, {}, admin), await person(app)]
    const { id, sessions } = await requestMentorship(amra, damir)
    const at = (await damir.page()).slots[5]!
    const propose = (who: Person) => who.send('POST', `/api/mentorship/${id}/proposal`, { at })
    expect(codeOf(await propose(amra))).toBe('mentorship.notYourTurn')
    expect((await propose(damir)).json()).toMatchObject({ turn: 'member', sessions: [{ at, version: 2 }] })
    expect((await damir.page()).slots).toContain(sessions[0]!.at)
    expect(codeOf(await damir.send('POST', `/api/mentorship/${id}/acceptance`))).toBe(
      'mentorship.notYourTurn',
    )
    const yes = await amra.send('POST', `/api/mentorship/${id}/acceptance`)
    expect(yes.json()).toMatchObject({ state: 'active', sessions: [{ at, confirmed: true }] })
  })

  test('A request sent twice is stored once', async () => {
    const [damir, amra] = [await mentor(app, {}, admin), await person(app)]
    const at = (await damir.page()).slots[0]!
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => asking(amra, damir, { id, at })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
    expect(await own(amra)).toHaveLength(1)
    expect(codeOf(await asking(amra, damir, { slot: 1 }))).toBe('mentorship.already')
  })

  test('Of fifty people who ask for one time one gets it, and the others read that it is taken', async () => {
    const damir = await mentor(app, {}, admin)
    const at = (await damir.page()).slots[0]!
    const people = await Promise.all(Array.from({ length: 50 }, () => person(app)))
    const answers = await Promise.all(people.map((who) => asking(who, damir, { at })))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['mentorship.slotTaken']))
    expect(await own(damir)).toHaveLength(1)
  })

  test('A member cannot ask for a time that nobody offers or a fourth time at once, and strangers cannot read a request', async () => {
    const amra = await person(app)
    const mentors = [
      await mentor(app, {}, admin),
      await mentor(app, {}, admin),
      await mentor(app, {}, admin),
      await mentor(app, {}, admin),
    ] as const
    expect(codeOf(await asking(amra, mentors[0], { at: '2027-01-01T03:17:00.000Z' }))).toBe(
      'mentorship.slotGone',
    )
    expect(codeOf(await asking(amra, mentors[0], { format: 'in-person' }))).toBe('mentorship.formatMissing')
    const { id } = await requestMentorship(amra, mentors[0])
    await requestMentorship(amra, mentors[1])
    await requestMentorship(amra, mentors[2])
    expect(codeOf(await asking(amra, mentors[3]))).toBe('mentorship.tooManyWaiting')
    expect((await (await person(app)).send('GET', `/api/mentorship/${id}`)).statusCode).toBe(404)
    await amra.send('POST', `/api/mentorship/${id}/withdrawal`)
    expect((await asking(amra, mentors[3])).statusCode).toBe(201)
  })

  test('A request without an answer for 48 hours expires once, and both are notified', async () => {
    const [damir, amra] = [await mentor(app, {}, admin), await person(app)]
    const { id, sessions } = await requestMentorship(amra, damir)
    await later(id, 47)
    await expire()
    expect((await own(amra))[0]?.state).toBe('waiting')
    await later(id, 1)
    expect(codeOf(await damir.send('POST', `/api/mentorship/${id}/acceptance`))).toBe('mentorship.over')
    await Promise.all([expire(), expire(), expire()])
    expect((await own(amra))[0]).toMatchObject({ state: 'expired', turn: null })
    expect((await damir.page()).slots).toContain(sessions[0]!.at)
    const { rows } = await app.services.pool.query(
      `select 1 from notifications where about = $1 and kind = 'mentorship.answer'`,
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  test('finds no room where there is none, and nobody who is away', async () => {
    const damir = await mentor(app, { capacity: 1 }, admin)
    await agreed(await person(app), damir)
    expect(codeOf(await asking(await person(app), damir, { slot: 3 }))).toBe('mentorship.full')
    expect((await found(`?q=${damir.slug.split('-').at(-1)}&free=place`)).total).toBe(0)
    const away = await mentor(app, {}, admin)
    const [at] = (await away.page()).slots
    await away.send('PUT', '/api/mentorship/profile', { ...OFFER, pausedUntil: '2099-01-01' })
    expect(codeOf(await asking(await person(app), away, { at: at! }))).toBe('mentorship.paused')
  })
})

describe('a member under 18', () => {
  test('asks only mentors whom staff have checked, and meets nobody alone', async () => {
    const amra = await person(app)
    await makeMinor(amra)
    const unchecked = await mentor(app, {}, admin)
    expect(codeOf(await asking(amra, unchecked))).toBe('mentorship.notForMinors')
    const checked = await mentor(app, { minors: true }, admin)
    expect((await checked.page()).forMinors).toBe(true)
    expect(codeOf(await asking(amra, checked, { format: 'video' }))).toBe('mentorship.guardianNeeded')
    const { id } = (await asking(amra, checked)).json<Mentorship>()
    // The check by staff may have lapsed by the time of the answer.
    await checked.send('PUT', '/api/mentorship/profile', { ...OFFER, minors: false })
    expect(codeOf(await checked.send('POST', `/api/mentorship/${id}/acceptance`))).toBe(
      'mentorship.notForMinors',
    )
    await checked.send('PUT', '/api/mentorship/profile', { ...OFFER, minors: true })
    expect(codeOf(await checked.send('POST', `/api/mentorship/${id}/acceptance`))).toBe(
      'mentorship.notForMinors',
    )
    expect((await admin.send('GET', '/api/admin/mentors?queue=waiting')).body).toContain(checked.userId)
  })
})

test('whoever is under 18 offers no mentorship, and is found by nobody who asks', async () => {
  const who = await person(app)
  await makeMinor(who)
  await who.send('PUT', '/api/mentorship/profile', OFFER)
  expect(codeOf(await who.send('POST', '/api/mentorship/profile/submission'))).toBe('mentorship.tooYoung')
  const damir = await mentor(app, {}, admin)
  await makeMinor(damir)
  expect((await asking(await person(app), damir)).statusCode).toBe(404)
})

describe('a block', () => {
  test('ends a mentorship and its meetings, and neither is there for the other', async () => {
    const [damir, amra] = [await mentor(app, {}, admin), await person(app)]
    const { id } = await agreed(amra, damir)
    await amra.send('PUT', `/api/network/people/${damir.userId}/block`, {})
    expect(await own(damir)).toEqual([])
    expect((await damir.send('GET', `/api/mentorship/${id}`)).statusCode).toBe(404)
    expect((await asking(amra, damir)).statusCode).toBe(404)
    const { rows } = await app.services.pool.query(
      'select cancelled_at from mentorship_sessions where mentorship_id = $1',
      [id],
    )
    expect(rows[0].cancelled_at).not.toBeNull()
  })
})

test('a mentor who stops is found no more, and whoever waited is told', async () => {
  const [damir, amra] = [await mentor(app, {}, admin), await person(app)]
  const { id } = await requestMentorship(amra, damir)
  expect((await damir.send('DELETE', '/api/mentorship/profile')).statusCode).toBe(204)
  expect((await app.http.inject(`/api/public/mentors/${damir.slug}`)).statusCode).toBe(404)
  expect((await amra.send('GET', `/api/mentorship/${id}`)).json()).toMatchObject({ state: 'declined' })
})

test('the response rate counts answers in time, once there are enough requests', async () => {
  const damir = await mentor(app, { capacity: 10 }, admin)
  for (const n of [0, 1, 2, 3, 4]) {
    const { id } = await requestMentorship(await person(app), damir)
    if (n === 3) expect((await damir.page()).replies).toBeNull()
    if (n > 0) await damir.send('POST', `/api/mentorship/${id}/refusal`, { reason: 'Nemam vremena.' })
    else await later(id, 48)
    await expire()
  }
  expect((await damir.page()).replies).toEqual({ inTime: 4, of: 5 })
})
