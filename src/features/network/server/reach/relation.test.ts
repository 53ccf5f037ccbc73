import { insertCall } from '#features/calls/server/calls.fixture.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { connected, member, type Member } from '../network.fixture.ts'
import { mayReach } from './may-reach.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const ABOUT = { about: { bhs: 'Za veze.', en: 'For connections.' } }
const open = (who: Pick<Member, 'send'>, whose: Member) => who.send('GET', `/api/profiles/${whose.userId}`)

describe('a profile that is not published', () => {
  test('is there for connections, for its owner and for staff, and for nobody else', async () => {
    const [ena, friend, stranger] = [
      await member(app, { published: false }),
      await member(app),
      await member(app),
    ]
    await ena.ask(friend)
    await friend.accept(ena)
    const admin = await signIn(app, { rights: { role: 'ADMIN', scopes: ['users'] } })
    const asAdmin = await app.http.inject({
      method: 'GET',
      url: `/api/profiles/${ena.userId}`,
      headers: admin.headers,
    })
    expect([
      (await open(friend, ena)).statusCode,
      (await open(ena, ena)).statusCode,
      asAdmin.statusCode,
    ]).toEqual([200, 200, 200])
    expect((await open(stranger, ena)).statusCode).toBe(404)
    await ena.block(friend)
    expect((await open(friend, ena)).statusCode).toBe(404)
  })

  test('is there for the organisation to which its owner applied, until they withdraw', async () => {
    const [ena, boss] = [await member(app, { published: false }), await member(app)]
    const { pool } = app.services
    const { rows } = await pool.query<{ organisation: string; opportunity: string }>(
      `with o as (insert into organisations (id, slug, name, kind) values (gen_random_uuid(), gen_random_uuid()::text, 'Firma', 'employer') returning id),
        m as (insert into organisation_members (organisation_id, user_id, role) select id, $1, 'reviewer' from o)
       insert into opportunities (id, slug, organisation_id, organisation_name, kind, status, published_at, created_by)
         select gen_random_uuid(), gen_random_uuid()::text, id, 'Firma', 'job', 'published', now(), $1 from o
         returning organisation_id as organisation, id as opportunity`,
      [boss.userId],
    )
    expect((await open(boss, ena)).statusCode).toBe(404)
    await pool.query(
      `insert into applications (id, user_id, opportunity_id, status, sent_at) values (gen_random_uuid(), $1, $2, 'sent', now())`,
      [ena.userId, rows[0]?.opportunity],
    )
    expect((await open(boss, ena)).statusCode).toBe(200)
    expect((await open(ena, boss)).statusCode).toBe(200)
    expect(await mayReach(app.services.db, boss.userId, ena.userId, 'firstMessage')).toBe(true)
    await pool.query(`update applications set status = 'withdrawn' where user_id = $1`, [ena.userId])
    expect((await open(boss, ena)).statusCode).toBe(404)
  })
})

describe('a part of a profile that is for connections', () => {
  test('is seen by them, by nobody else, and in the preview as a connection', async () => {
    const [ena, friend, stranger] = [await member(app), await member(app), await member(app)]
    await connected(ena, friend)
    await ena.send('PUT', '/api/profile/about', ABOUT)
    await ena.send('PUT', '/api/profile/visibility', { part: 'about', visibility: 'connections' })
    expect((await open(friend, ena)).body).toContain('Za veze.')
    expect((await open(stranger, ena)).body).not.toContain('Za veze.')
    expect((await ena.send('GET', '/api/profile/preview?as=connection')).body).toContain('Za veze.')
    expect((await ena.send('GET', '/api/profile/preview?as=member')).body).not.toContain('Za veze.')
  })
})

describe('a member who accepts only people they know', () => {
  const reachable = (who: Member, value: string) =>
    who.send('PUT', '/api/network/settings/reachable', { reachable: value })
  const look = async (who: Member, at: Member) =>
    (await who.sees(at)).json<{ mayConnect: boolean }>().mayConnect

  test('is asked by nobody else, and looks the same to strangers as somebody under 18', async () => {
    const [grown, minor, stranger] = [await member(app), await member(app), await member(app)]
    await app.services.pool.query(`update users set born_on = now() - interval '16 years' where id = $1`, [
      minor.userId,
    ])
    expect([await look(stranger, grown), await look(stranger, minor)]).toEqual([true, false])
    expect((await reachable(grown, 'known')).statusCode).toBe(204)
    expect(await look(stranger, grown)).toBe(false)
    const answers = await Promise.all([grown, minor].map((other) => stranger.ask(other)))
    expect(answers[0]!.body).toBe(answers[1]!.body)
    expect(answers[0]!.statusCode).toBe(404)
    for (const why of ['connect', 'firstMessage', 'invite'] as const)
      expect(await mayReach(app.services.db, stranger.userId, grown.userId, why)).toBe(false)
    expect((await grown.ask(stranger)).statusCode).toBe(200)
    expect((await reachable(minor, 'members')).json().code).toBe('network.tooYoung')
    expect((await minor.send('GET', '/api/network/settings')).json()).toMatchObject({
      reachable: 'known',
      mayChooseReachable: false,
    })
    expect((await reachable(grown, 'members')).statusCode).toBe(204)
    expect(await look(await member(app), grown)).toBe(true)
  })

  test('is not reached by a mentor who came to the team by a link', async () => {
    const [mentor, minor] = [await member(app), await member(app)]
    const { slug } = await insertCall(app.services.db)
    const { id } = (await minor.send('POST', '/api/canvases', { call: slug })).json<{ id: string }>()
    await app.services.pool.query('insert into canvas_mentors (canvas_id, user_id) values ($1, $2)', [
      id,
      mentor.userId,
    ])
    await app.services.pool.query(`update users set born_on = now() - interval '15 years' where id = $1`, [
      minor.userId,
    ])
    expect(await mayReach(app.services.db, mentor.userId, minor.userId, 'firstMessage')).toBe(false)
    await minor.ask(mentor)
    expect(await mayReach(app.services.db, mentor.userId, minor.userId, 'connect')).toBe(true)
  })
})

describe('suggestions', () => {
  test('name nobody who is connected, asked or blocked', async () => {
    const [ena, ...others] = await Promise.all(Array.from({ length: 5 }, () => member(app)))
    const everybody = [ena!, ...others]
    await app.services.pool.query(`update users set interests = '{arts,sports}' where id = any($1)`, [
      everybody.map(({ userId }) => userId),
    ])
    const [friend, asked, blocked, rest] = others as [Member, Member, Member, Member]
    await connected(ena!, friend)
    await ena!.ask(asked)
    await blocked.block(ena!)
    const list = (await ena!.send('GET', '/api/recommendations/people')).json<{ people: { id: string }[] }>()
    const ids = list.people.map(({ id }) => id)
    expect(ids).toContain(rest.userId)
    for (const one of [friend, asked, blocked]) expect(ids).not.toContain(one.userId)
  })
})
