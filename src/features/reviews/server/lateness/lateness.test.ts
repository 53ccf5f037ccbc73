import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { inHours } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import type { Ranking } from '../../contract/decisions.endpoints.ts'
import { dates, decide, insertUnsent, underReview } from '../reviews.fixture.ts'
import { latenessTask } from './lateness.task.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const people = (...names: string[]) => Promise.all(names.map((name) => writer(app, name)))
const REASON = 'Problem je prebrojan, a škola je potpisala da čuva klupe tri godine.'
const why = { bhs: 'Dvoje iz odbora je bilo bolesno.', en: 'Two of the board were ill.' }

/** Creates a call with two board members, a waiting team and staff who look after it. */
async function late({
  leads = 1,
  vote = true,
  ...changed
}: { leads?: number; vote?: boolean } & Partial<typeof dates> = {}) {
  const board = await people('Ana', 'Ben')
  const teams = await people(...Array.from({ length: leads }, (_, at) => `Dino${at}`))
  const staff = await writer(app, 'Sana', { role: 'ADMIN', scopes: ['grants'] })
  const call = await underReview(app, {
    board,
    leads: teams,
    changed: {
      dates: { ...dates, ...changed, ...(!vote && { voteFrom: null, voteUntil: null }) },
      vote: vote ? { minVotes: 1 } : null,
      fund: 5000_00,
    },
  })
  const [ana, ben] = board as [Writer, Writer]
  return { ...call, ana, ben, team: teams[0]!, staff }
}

const endGrace = (id: string) =>
  app.services.pool.query(
    `update grant_calls set content = jsonb_set(content, '{graceMinutes}', '5') where id = $1`,
    [id],
  )
const look = () => latenessTask.handle(app.services, {}, { id: 'x', complete: async () => undefined })
async function alarmsOf({ userId }: Writer, callId: string): Promise<string[]> {
  const { rows } = await app.services.pool.query<{ what: string }>(
    `select data ->> 'what' as what from notifications where user_id = $1 and about = $2 and kind = 'reviews.late' order by id`,
    [userId, callId],
  )
  return rows.map(({ what }) => what)
}
async function dataOf({ userId }: Writer, kind: string, field: string): Promise<string[]> {
  const { rows } = await app.services.pool.query<{ value: string }>(
    'select data ->> $3 as value from notifications where user_id = $1 and kind = $2 order by id',
    [userId, kind, field],
  )
  return rows.map(({ value }) => value)
}
const lettersOf = (person: Writer) => dataOf(person, 'reviews.decided', 'voteFrom')
const movesOf = (person: Writer) => dataOf(person, 'calls.dates', 'about')
const phaseOf = async (slug: string) =>
  (await app.http.inject(`/api/public/calls/${slug}`)).json<{ phase: string; isLate: boolean }>()
const ballotOf = async (slug: string) =>
  (await app.http.inject(`/api/public/calls/${slug}/ballot`)).json<{ state: string; isLate: boolean }>()

describe('a day of a call on which nobody acts', () => {
  test('a deadline without an application is told to board and staff, once its grace is over', async () => {
    const { id, ana, staff } = await late({ leads: 0, deadline: inHours(-0.2) })
    await look()
    expect(await alarmsOf(ana, id)).toEqual([])
    await endGrace(id)
    await look()
    await look()
    expect([await alarmsOf(ana, id), await alarmsOf(staff, id)]).toEqual([
      ['nobodyApplied'],
      ['nobodyApplied'],
    ])
  })

  test('a team whose application was not sent hears at the end of the grace, once, where its words stay', async () => {
    const { id, ana, staff, team } = await late({ deadline: inHours(-0.2) })
    const [lead, mate] = (await people('Ema', 'Fatih')) as [Writer, Writer]
    await insertUnsent(app, { callId: id, team: [lead, mate] })
    // A person who has sent another application to this call waits for the answer to that one.
    await insertUnsent(app, { callId: id, team: [team] })
    await look()
    expect(await alarmsOf(lead, id)).toEqual([])
    await endGrace(id)
    await look()
    await look()
    for (const one of [lead, mate]) expect(await alarmsOf(one, id)).toEqual(['unsent'])
    for (const one of [team, ana, staff]) expect(await alarmsOf(one, id)).not.toContain('unsent')
    const { items } = (await mate.send('GET', '/api/notifications')).json<{
      items: { text: string; path: string }[]
    }>()
    expect(items).toMatchObject([
      { text: expect.stringContaining('nije poslana na vrijeme'), path: '/canvas' },
    ])
  })

  test('scores that are missing are asked for two days before their end, and staff hear when it is over', async () => {
    const { id, slug, ana, ben, staff } = await late({ reviewUntil: inHours(40) })
    await ana.send('POST', `/api/reviews/calls/${slug}/assignments`)
    await look()
    await look()
    expect([await alarmsOf(ben, id), await alarmsOf(staff, id)]).toEqual([['scoresSoon'], []])
    await app.services.pool.query(
      `update grant_calls set content = jsonb_set(content, '{dates,reviewUntil}', to_jsonb($2::text)) where id = $1`,
      [id, inHours(-1)],
    )
    await look()
    expect((await alarmsOf(staff, id)).filter((what) => what === 'scoresLate')).toHaveLength(1)
  })

  test('decisions that are missing are asked for a day before the vote', async () => {
    const { id, ana, staff, team } = await late({ reviewUntil: inHours(-30), voteFrom: inHours(20) })
    await look()
    await look()
    for (const one of [ana, staff])
      expect((await alarmsOf(one, id)).filter((what) => what === 'decisionsSoon')).toHaveLength(1)
    expect(await alarmsOf(team, id)).toEqual([])
  })

  test('a vote does not begin while an application is undecided: everybody hears why, and nothing false is said', async () => {
    const { id, slug, ana, staff, team } = await late({ reviewUntil: inHours(-30), voteFrom: inHours(-0.01) })
    // Without a run of the task nothing starts either.
    expect(await ballotOf(slug)).toMatchObject({ options: [] })
    await look()
    await look()
    expect(await phaseOf(slug)).toMatchObject({ phase: 'review', isLate: true })
    expect(await ballotOf(slug)).toMatchObject({ state: 'soon', isLate: true })
    expect(await alarmsOf(team, id)).toEqual(['waiting'])
    for (const one of [ana, staff]) expect(await alarmsOf(one, id)).toContain('held')
    const ranking = (await ana.send('GET', `/api/reviews/calls/${slug}/ranking`)).json<Ranking>()
    expect(ranking).toMatchObject({ state: 'deciding', isLate: true })
  })

  test('a vote that began while nobody watched for days stands still as soon as somebody does', async () => {
    const { id, slug, ana, team } = await late({
      reviewUntil: inHours(-80),
      voteFrom: inHours(-60),
      voteUntil: inHours(60),
      resultsAt: inHours(80),
    })
    await look()
    expect(await phaseOf(slug)).toMatchObject({ phase: 'review', isLate: true })
    expect(await ballotOf(slug)).toMatchObject({ state: 'soon', isLate: true })
    expect([await alarmsOf(ana, id), await alarmsOf(team, id)]).toEqual([['scoresLate', 'held'], ['waiting']])
  })

  test('a call whose vote and results passed while nobody watched is held too', async () => {
    const { slug } = await late({
      reviewUntil: inHours(-200),
      voteFrom: inHours(-190),
      voteUntil: inHours(-100),
      resultsAt: inHours(-72),
    })
    await look()
    expect(await phaseOf(slug)).toMatchObject({ phase: 'review', isLate: true })
    expect(await ballotOf(slug)).toMatchObject({ state: 'soon', isLate: true })
  })

  test('a vote for which nothing was approved does not begin: the page says why, and the results keep their day', async () => {
    const { id, slug, team } = await late({ reviewUntil: inHours(-30), voteFrom: inHours(-0.01) })
    await decide(app, { callId: id, amounts: [null] })
    await look()
    await look()
    const page = (await app.http.inject(`/api/public/calls/${slug}`)).json()
    expect(page).toMatchObject({
      phase: 'review',
      isLate: false,
      content: { vote: null, dates: { voteFrom: null, voteUntil: null, resultsAt: dates.resultsAt } },
      moves: [
        {
          dates: [
            { name: 'voteFrom', to: null },
            { name: 'voteUntil', to: null },
          ],
          reason: { en: 'No project was approved, so there is no vote.' },
        },
      ],
    })
    expect(await movesOf(team)).toEqual(['changed'])
    expect((await app.http.inject(`/api/public/calls/${slug}/ballot`)).statusCode).toBe(404)
  })

  test('a vote that is over stays on its page, although nothing was approved for it', async () => {
    const { id, slug } = await late({
      reviewUntil: inHours(-80),
      voteFrom: inHours(-60),
      voteUntil: inHours(-10),
      resultsAt: inHours(10),
    })
    await decide(app, { callId: id, amounts: [null] })
    await look()
    expect((await app.http.inject(`/api/public/calls/${slug}`)).json()).toMatchObject({
      content: { vote: { minVotes: 1 } },
      moves: [],
    })
  })

  test('results do not come while an application is undecided, and come with the last signature', async () => {
    const { id, slug } = await late({ vote: false, reviewUntil: inHours(-30), resultsAt: inHours(-1) })
    await look()
    expect(await phaseOf(slug)).toMatchObject({ phase: 'review', isLate: true })
    expect((await app.http.inject(`/api/public/calls/${slug}/results`)).statusCode).toBe(404)
    await decide(app, { callId: id, amounts: [700_00] })
    await look()
    expect(await phaseOf(slug)).toMatchObject({ phase: 'finished', isLate: false })
  })
})

describe('a late board', () => {
  test('is rescued by its decision: the vote begins a day later and lasts as long as was promised', async () => {
    const { id, slug, ana, ben, team } = await late({ reviewUntil: inHours(-30), voteFrom: inHours(-5) })
    await look()
    const { applications } = (await ana.send('GET', `/api/reviews/calls/${slug}/ranking`)).json<Ranking>()
    const at = `/api/reviews/calls/${slug}/decisions/${applications[0]!.id}`
    expect((await ana.send('PUT', at, { amount: 900_00, reason: REASON })).statusCode).toBe(204)
    const [one] = (await ana.send('GET', `/api/reviews/calls/${slug}/ranking`)).json<Ranking>().applications
    expect((await ben.send('PUT', `${at}/${one!.decision!.id}/confirmed`)).statusCode).toBe(204)
    const page = (await app.http.inject(`/api/public/calls/${slug}`)).json()
    expect(page).toMatchObject({
      phase: 'review',
      isLate: false,
      moves: [{ dates: [{ name: 'voteFrom' }, {}, {}] }],
    })
    // The letter names the day on which the vote does begin, and everybody concerned hears that it moved.
    const { voteFrom } = page.content.dates
    expect(await lettersOf(team)).toEqual([voteFrom])
    for (const person of [team, ana, ben]) expect(await movesOf(person)).toEqual(['postponed'])
    expect(Date.parse(page.content.dates.voteFrom)).toBeGreaterThan(Date.now() + 20 * HOUR_MS)
    expect(await ballotOf(slug)).toMatchObject({ state: 'soon', isLate: false })
    const { rows } = await app.services.pool.query('select held_at from grant_calls where id = $1', [id])
    expect(rows).toEqual([{ held_at: null }])
  })

  test('waits in the queue of staff until it is given later days for a reason that everybody reads, and may score again', async () => {
    const { id, slug, ana, staff, team } = await late({ reviewUntil: inHours(-30), voteFrom: inHours(-5) })
    await look()
    const queue = async () => {
      const { queues } = (await staff.send('GET', '/api/admin/overview')).json<{
        queues: { id: string; count: number; oldest: string | null }[]
      }>()
      return queues.find((one) => one.id === 'lateBoards')
    }
    const inOverview = async () => {
      const { calls } = (await staff.send('GET', '/api/admin/reviews?phase=review')).json<{
        calls: { slug: string; late: string | null }[]
      }>()
      return calls.find((one) => one.slug === slug)?.late
    }
    const before = await queue()
    expect([before, await inOverview()]).toMatchObject([{ oldest: expect.any(String) }, 'decisions'])
    const share = () => ana.send('POST', `/api/reviews/calls/${slug}/assignments`)
    expect((await share()).statusCode).toBe(409)
    const move = (hours: number, who = staff) =>
      who.send('POST', `/api/managed-calls/${id}/postponement`, {
        dates: {
          reviewUntil: inHours(hours),
          voteFrom: inHours(hours + 24),
          voteUntil: inHours(hours + 24 * 15),
          resultsAt: inHours(hours + 24 * 16),
        },
        reason: why,
      })
    // It cannot be moved into the past, out of order or by anybody else.
    expect((await move(-2)).json()).toMatchObject({ code: 'calls.notLater' })
    expect((await move(100, team)).statusCode).toBe(404)
    const answer = await move(100)
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { phase: 'review', reason: why }])
    expect([(await queue())?.count, await inOverview()]).toEqual([(before?.count ?? 0) - 1, null])
    expect((await share()).statusCode).toBe(204)
    expect(await phaseOf(slug)).toMatchObject({ phase: 'review', isLate: false })
    const { rows } = await app.services.pool.query(
      `select data ->> 'about' as about from notifications where user_id = $1 and kind = 'calls.dates'`,
      [team.userId],
    )
    expect(rows).toEqual([{ about: 'postponed' }])
  })
})
