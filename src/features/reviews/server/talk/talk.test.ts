import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Ranking } from '../../contract/decisions.endpoints.ts'
import type { Talk } from '../../contract/talk.endpoints.ts'
import { dates, underReview } from '../reviews.fixture.ts'
import { getOwnTalk } from './talk.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const COMMENT = 'Potreba je opisana brojevima, a škola je pristala da klupe čuva i poslije grada. '.repeat(2)
const WHY = 'U raspravi je pokazano da dozvola već postoji.'
const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

/** Creates an application reviewed by Ana and Ben, each with their assignment. */
async function judgedByTwo(changed = {}) {
  const names = ['Ana', 'Ben', 'Dino'].map((name) => writer(app, name))
  const [ana, ben, lead] = (await Promise.all(names)) as [Writer, Writer, Writer]
  const call = await underReview(app, { board: [ana, ben], leads: [lead], changed })
  const { rows } = await app.services.pool.query<{ id: string }>(
    'select id from canvases where call_id = $1',
    [call.id],
  )
  const canvas = rows[0]!.id
  const [forAna, forBen] = [newId(), newId()]
  for (const [id, who] of [
    [forAna, ana],
    [forBen, ben],
  ] as const)
    await app.services.pool.query(
      `insert into review_assignments (id, call_id, canvas_id, reviewer_id, number) values ($1, $2, $3, $4, 1)`,
      [id, call.id, canvas, who.userId],
    )
  return { ...call, canvas, ana, ben, lead, forAna, forBen }
}

async function give(one: Writer, id: string, points: number) {
  const scores = ['need', 'doable'].map((criterion) => ({ criterion, score: points }))
  await one.send('PUT', `/api/reviews/${id}`, { scores, comment: COMMENT })
  return one.send('PUT', `/api/reviews/${id}/given`, {})
}
const talkOf = async (one: Writer, id: string) =>
  (await one.send('GET', `/api/reviews/${id}/talk`)).json<Talk>()
const say = (one: Writer, id: string, text: string) =>
  one.send('POST', `/api/reviews/${id}/talk/remarks`, { text })
const revise = (one: Writer, id: string, points: number, version?: number) =>
  one.send(
    'PUT',
    `/api/reviews/${id}/revised`,
    {
      scores: ['need', 'doable'].map((criterion) => ({ criterion, score: points })),
      comment: COMMENT,
      why: WHY,
    },
    version === undefined ? {} : { 'if-match': `"${version}"` },
  )

describe('reviewers of an application', () => {
  test('hear live that something has changed and nothing of what it is; whoever does not judge it hears nothing', async () => {
    const { ana, ben, lead, forAna, forBen } = await judgedByTwo()
    await give(ana, forAna, 2)
    await give(ben, forBen, 4)
    const stranger = await writer(app, 'Nermin')
    const heard: [string, unknown][] = []
    const { hub } = app.services
    const people = { ana, ben, lead, stranger }
    const stops = Object.entries(people).map(([name, { userId }]) =>
      hub.subscribe(`user:${userId}`, (data) => heard.push([name, data])),
    )
    // Messages arrive in order, so a last one shows that all have arrived; the first ones are those of the scores.
    const hearAll = async (last: string) => {
      await hub.publish({ topic: `user:${stranger.userId}`, data: last })
      await expect.poll(() => heard.at(-1)).toEqual(['stranger', last])
    }
    await hearAll('početak')
    heard.length = 0
    await say(ben, forBen, 'Brojanje je uvjerljivo.')
    await hearAll('kraj')
    for (const stop of stops) stop()
    expect(heard).toEqual([
      ['ana', { topic: 'notifications.changed' }],
      ['stranger', 'kraj'],
    ])
  })

  test('read nothing of the others before the last score is in, then talk and are told', async () => {
    const { ana, ben, forAna, forBen } = await judgedByTwo()
    await give(ana, forAna, 2)
    for (const [one, id] of [
      [ana, forAna],
      [ben, forBen],
    ] as const) {
      expect(await talkOf(one, id)).toEqual({ state: 'early', given: [], remarks: [] })
      expect(codeOf(await say(one, id, 'Šta mislite?'))).toBe('reviews.notDiscussing')
    }
    expect(codeOf(await revise(ana, forAna, 5))).toBe('reviews.notDiscussing')
    await give(ben, forBen, 4)
    expect((await say(ben, forBen, 'Zlatan Ćosićević vodi i drugi projekat.')).statusCode).toBe(204)
    const talk = await talkOf(ana, forAna)
    expect(talk).toMatchObject({
      state: 'open',
      given: [
        { mine: true, scores: { need: 2, doable: 2 }, changes: [] },
        { mine: false, scores: { need: 4, doable: 4 }, changes: [] },
      ],
      remarks: [{ mine: false, author: expect.stringContaining('Ben') }],
    })
    // A reviewer may mention somebody too; the discussion stays blind.
    expect(JSON.stringify(talk)).not.toMatch(/zlatan|ćosić/i)
    const { rows } = await app.services.pool.query<{ path: string }>(
      `select data ->> 'id' as path from notifications where kind = 'reviews.talk' and user_id = $1`,
      [ana.userId],
    )
    expect(new Set(rows.map(({ path }) => path))).toEqual(new Set([forAna]))
  })

  test('change a score in the open: what it was and why stands beside it, and the ranking counts the new one', async () => {
    const { slug, ana, ben, forAna, forBen } = await judgedByTwo()
    await give(ana, forAna, 2)
    await give(ben, forBen, 4)
    // Sent from two devices, changed once.
    const answers = await Promise.all([revise(ana, forAna, 5, 3), revise(ana, forAna, 5, 3)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    expect((await talkOf(ben, forBen)).given).toMatchObject([
      { scores: { need: 5, doable: 5 }, changes: [{ why: WHY, scores: { need: 2, doable: 2 } }] },
      { scores: { need: 4, doable: 4 }, changes: [] },
    ])
    const ranking = (await ben.send('GET', `/api/reviews/calls/${slug}/ranking`)).json<Ranking>()
    expect(ranking.applications[0]).toMatchObject({ raw: 4500, changed: 1 })
    expect(await getOwnTalk(app.services.db, ana.userId)).toMatchObject({
      changes: [{ scores: { need: 2, doable: 2 }, why: WHY }],
    })
  })

  test('change nothing any more once somebody has proposed a decision, and still read what was said', async () => {
    const { ana, ben, forAna, forBen, slug, canvas } = await judgedByTwo()
    await give(ana, forAna, 2)
    await give(ben, forBen, 4)
    await say(ana, forAna, 'Dozvola je već izdata.')
    await ben.send('PUT', `/api/reviews/calls/${slug}/decisions/${canvas}`, {
      amount: null,
      reason: 'Projekat ovog puta nema dovoljno podrške u naselju.',
    })
    expect(codeOf(await revise(ana, forAna, 5))).toBe('reviews.notDiscussing')
    expect(await talkOf(ana, forAna)).toMatchObject({ state: 'closed', remarks: [{ mine: true }] })
  })

  test('talk without the missing scores when their time is over', async () => {
    const passed = { dates: { ...dates, reviewUntil: new Date(Date.now() - 60_000).toISOString() } }
    const { ana, ben, forAna, forBen } = await judgedByTwo(passed)
    await app.services.pool.query(
      `update review_assignments set given_at = now(), scores = '{"need": 3, "doable": 3}' where id = $1`,
      [forAna],
    )
    expect((await talkOf(ana, forAna)).state).toBe('open')
    expect((await talkOf(ben, forBen)).given).toHaveLength(1)
    // A reviewer who gave no score in time has none to change.
    expect(codeOf(await revise(ben, forBen, 5))).toBe('reviews.notDiscussing')
  })

  test('take back only what they said themselves, and nobody else reads or says anything', async () => {
    const { ana, ben, lead, forAna, forBen } = await judgedByTwo()
    await give(ana, forAna, 2)
    await give(ben, forBen, 4)
    await say(ana, forAna, 'Ovo je moje.')
    const { id } = (await talkOf(ana, forAna)).remarks[0]!
    const remove = (one: Writer, desk: string) =>
      one.send('DELETE', `/api/reviews/${desk}/talk/remarks/${id}`)
    expect((await remove(ben, forBen)).statusCode).toBe(404)
    for (const one of [ben, lead]) {
      expect((await one.send('GET', `/api/reviews/${forAna}/talk`)).statusCode).toBe(404)
      expect((await say(one, forAna, 'Tu sam.')).statusCode).toBe(404)
      expect((await revise(one, forAna, 5)).statusCode).toBe(404)
    }
    expect((await say(ana, forAna, '')).statusCode).toBe(422)
    expect((await revise(ana, forAna, 9)).statusCode).toBe(422)
    expect((await remove(ana, forAna)).statusCode).toBe(204)
    expect((await talkOf(ben, forBen)).remarks).toEqual([])
  })
})
