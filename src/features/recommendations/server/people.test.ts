import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { eraseRecommendations, exportRecommendations } from './data-rights.ts'
import { type PersonOptions, newSkill as createSkill, person as createPerson } from './people.fixture.ts'
import { listPeople } from './people.service.ts'
import { query as runQuery } from './recommendations.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const query = (text: string, values: unknown[] = []) => runQuery(app, text, values)
const newSkill = () => createSkill(app)
const person = (given: PersonOptions = {}) => createPerson(app, given)

/** The thread refreshes people every half minute; a new app reads everything. */
async function freshApp() {
  await app.stop()
  app = await buildTestApp()
}

describe('a member who looks for people', () => {
  test('finds who can do the same or what a target lacks, with the reasons in names', async () => {
    const [own, lacking] = [await newSkill(), await newSkill()]
    const helper = await person({ skills: [own, lacking], place: 'bihac' })
    const worded = await person({ skills: [own], inOwnWords: true })
    const me = await person({ skills: [own], place: 'bihac', published: false })
    await query("insert into skill_learning (user_id, skill_id, state) values ($1, $2, 'learning')", [
      me.userId,
      lacking.id,
    ])
    const { people, known } = await me.list()
    expect(known).toEqual({ skills: true, place: true, interests: false, goals: true })
    expect(people.map(({ id }) => id)).toEqual([helper.userId, worded.userId])
    expect(people[0]).toEqual({
      id: helper.userId,
      slug: helper.userId,
      name: 'Ena Probna',
      photo: null,
      headline: { bhs: 'Radi', en: 'Works' },
      municipality: 'bihac',
      reasons: {
        goal: { title: null, names: [{ bhs: lacking.label, en: lacking.label }] },
        mutual: null,
        project: null,
        school: null,
        shared: { count: 1, names: [{ bhs: own.label, en: own.label }] },
        interest: null,
        km: 0,
      },
    })
  })

  test('reads how many connections both have, and of whom a block severs from either nothing is counted', async () => {
    await freshApp()
    const skill = await newSkill()
    const [me, other, friend, former] = await Promise.all(
      [[skill], [skill], [], []].map((skills) => person({ skills })),
    )
    const connect = (one: { userId: string }, two: { userId: string }) =>
      query('insert into connections (id, member_id, other_id) values ($1, $3, $4), ($2, $4, $3)', [
        randomUUID(),
        randomUUID(),
        one.userId,
        two.userId,
      ])
    for (const both of [friend!, former!]) for (const one of [me!, other!]) await connect(one, both)
    const mutual = async () => (await me!.list()).people.map(({ id, reasons }) => [id, reasons.mutual])
    expect(await mutual()).toEqual([[other!.userId, 2]])
    await query('insert into member_blocks (id, blocker_id, blocked_id) values ($1, $2, $3)', [
      randomUUID(),
      former!.userId,
      other!.userId,
    ])
    expect(await mutual()).toEqual([[other!.userId, 1]])
  })

  test('sees only whose profile is published, and of it only what is for members', async () => {
    await freshApp()
    const skill = await newSkill()
    const shown = await person({ skills: [skill], visibility: { skills: 'members' } })
    const quiet = await person({ skills: [skill], place: 'bihac', visibility: { intro: 'me' } })
    await person({ skills: [skill], published: false })
    await person({ skills: [skill], visibility: { skills: 'me' } })
    await person({ interests: ['arts'], visibility: { interests: 'me' } })
    const friend = await person({ interests: ['arts'] })
    const me = await person({ skills: [skill], interests: ['arts'], place: 'bihac' })
    const { people } = await me.list()
    expect(people.map(({ id }) => id).sort()).toEqual([shown.userId, quiet.userId, friend.userId].sort())
    const one = people.find(({ id }) => id === quiet.userId)
    expect(one).toMatchObject({ headline: null, municipality: null, reasons: { km: null } })
  })

  test('never sees whoever was suspended, is leaving or took the profile back a moment ago', async () => {
    await freshApp()
    const skill = await newSkill()
    const [one, two, three] = [
      await person({ skills: [skill] }),
      await person({ skills: [skill] }),
      await person({ skills: [skill] }),
    ]
    const me = await person({ skills: [skill] })
    expect((await me.ids()).sort()).toEqual([one.userId, two.userId, three.userId].sort())
    await query('update users set suspended_at = now() where id = $1', [one.userId])
    await query('update users set delete_after = now() where id = $1', [two.userId])
    await query('update profiles set published_at = null where user_id = $1', [three.userId])
    expect(await me.ids()).toEqual([])
  })

  test('begins with interests, and finds nobody who is only near', async () => {
    await freshApp()
    const friend = await person({ interests: ['arts', 'sports'] })
    await person({ place: 'bihac' })
    const me = await person({ interests: ['sports'], place: 'bihac' })
    const { people, known } = await me.list()
    expect(known).toMatchObject({ skills: false, goals: false, interests: true })
    expect(people.map(({ id, reasons }) => [id, reasons.interest])).toEqual([[friend.userId, 'sports']])
    const nobody = await listPeople(app.services, { userId: (await person()).userId, limit: 3 })
    expect(nobody.people).toEqual([])
  })

  test('may put somebody away with a reason, and have them back; a reset brings everybody back', async () => {
    await freshApp()
    const skill = await newSkill()
    const [one, two] = [await person({ skills: [skill] }), await person({ skills: [skill] })]
    const [me, other] = [await person({ skills: [skill] }), await person({ skills: [skill] })]
    const away = (id: string, body: object) =>
      app.http.inject({
        method: 'PUT',
        url: `/api/recommendations/people/${id}/dismissed`,
        headers: me.headers,
        payload: body,
      })
    expect(await me.ids()).toContain(one.userId)
    // Of two concurrent presses one row remains, with the last reason.
    const both = await Promise.all([
      away(one.userId, { reason: 'known' }),
      away(one.userId, { reason: 'place' }),
    ])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect(await me.ids()).toEqual(expect.not.arrayContaining([one.userId]))
    expect(await me.ids()).toContain(two.userId)
    expect(await other.ids()).toContain(one.userId)
    expect((await away(one.userId, { reason: null })).statusCode).toBe(204)
    expect(await me.ids()).toContain(one.userId)
    for (const { userId } of [one, two]) await away(userId, { reason: 'other' })
    expect(await me.ids()).toEqual([other.userId])
    const url = '/api/recommendations/reset'
    expect((await app.http.inject({ method: 'POST', url, headers: me.headers })).statusCode).toBe(204)
    expect((await me.ids()).sort()).toEqual([one.userId, two.userId, other.userId].sort())
  })

  test('puts nobody away who cannot be suggested, and gives a reason that is one', async () => {
    const [me, hidden, shown] = [await person(), await person({ published: false }), await person()]
    const away = async (id: string, payload: object, headers = me.headers) =>
      (
        await app.http.inject({
          method: 'PUT',
          url: `/api/recommendations/people/${id}/dismissed`,
          headers,
          payload,
        })
      ).statusCode
    expect(await away(hidden.userId, { reason: 'known' })).toBe(404)
    expect(await away(me.userId, { reason: 'known' })).toBe(404)
    expect(await away(randomUUID(), { reason: 'known' })).toBe(404)
    expect(await away(shown.userId, { reason: 'ugly' })).toBe(422)
    expect(await away(shown.userId, { reason: 'known' }, {} as never)).toBe(401)
  })

  test('takes along whom they put away, and is forgotten by both sides', async () => {
    const [me, shown] = [await person(), await person()]
    await query(
      "insert into recommendation_people_dismissed (user_id, person_id, reason) values ($1, $2, 'known')",
      [me.userId, shown.userId],
    )
    const told: string[] = []
    for await (const { content } of exportRecommendations({ services: app.services, userId: me.userId }))
      told.push(JSON.stringify(content))
    expect(told.join()).toContain(shown.userId)
    const theirs: string[] = []
    for await (const { content } of exportRecommendations({ services: app.services, userId: shown.userId }))
      theirs.push(JSON.stringify(content))
    expect(theirs.join()).not.toContain(me.userId)
    await eraseRecommendations({ services: app.services, tx: app.services.db, userId: shown.userId })
    expect(
      await query('select 1 from recommendation_people_dismissed where user_id = $1', [me.userId]),
    ).toEqual([])
  })

  test('must be signed in, asks no other questions, and not without end', async () => {
    expect((await visitor(app).get('/api/recommendations/people')).statusCode).toBe(401)
    const me = await person()
    const ask = (url: string) => app.http.inject({ method: 'GET', url, headers: me.headers })
    expect((await ask('/api/recommendations/people?gender=female')).statusCode).toBe(422)
    const all = await Promise.all(Array.from({ length: 62 }, () => ask('/api/recommendations/people')))
    expect(all.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  })
})
