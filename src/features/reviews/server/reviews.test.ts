import { seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/server/db/ids.ts'
import { writer, type Writer } from '#features/canvas/server/canvas.fixture.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { Review, ReviewedCall } from '../contract/reviews.endpoints.ts'
import { CRITERIA, underReview } from './reviews.fixture.ts'
import { listJudgements } from './reviews.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const people = (...names: string[]) => Promise.all(names.map((name) => writer(app, name)))
const share = (one: Writer, slug: string) => one.send('POST', `/api/reviews/calls/${slug}/assignments`)
const deskOf = async (one: Writer, slug: string) =>
  (await one.send('GET', '/api/reviews'))
    .json<{ calls: ReviewedCall[] }>()
    .calls.find((call) => call.slug === slug)
const read = async (one: Writer, id: string) => (await one.send('GET', `/api/reviews/${id}`)).json<Review>()

describe('a board that judges applications', () => {
  test('shares them out once, however many press at the same moment, and nothing to somebody whose team wants of the same fund', async () => {
    const [ana, ben, cvita] = (await people('Ana', 'Ben', 'Cvita')) as [Writer, Writer, Writer]
    const leads = [ana, ...(await people('Dino', 'Ema'))]
    const { slug, id } = await underReview(app, { board: [ana, ben, cvita], leads })
    const answers = await Promise.all([ana, ben, cvita, ana].map((one) => share(one, slug)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204])
    const { rows } = await app.services.pool.query<{ canvas_id: string; reviewer_id: string }>(
      'select canvas_id, reviewer_id from review_assignments where call_id = $1',
      [id],
    )
    expect(rows).toHaveLength(6)
    const desks = await Promise.all([ana, ben, cvita].map((one) => deskOf(one, slug)))
    expect(desks.map((desk) => desk?.applications.length)).toEqual([0, 3, 3])
    expect(desks[0]).toMatchObject({ missing: 0, open: true })
    const own = await app.services.pool.query(
      'select 1 from review_assignments a join canvases c on c.id = a.canvas_id where c.lead_id = a.reviewer_id',
    )
    expect(own.rowCount).toBe(0)
  })

  test('lets nobody else share out, read or score, neither applicants nor other boards nor who has left', async () => {
    const [ana, ben, other, lead] = (await people('Ana', 'Ben', 'Selma', 'Dino')) as [
      Writer,
      Writer,
      Writer,
      Writer,
    ]
    const { slug, bankId } = await underReview(app, { board: [ana, ben], leads: [lead] })
    await underReview(app, { board: [other], leads: [] })
    for (const one of [other, lead]) expect((await share(one, slug)).statusCode).toBe(404)
    await share(ana, slug)
    const id = (await deskOf(ana, slug))!.applications[0]!.id
    for (const one of [ben, other, lead]) {
      expect((await one.send('GET', `/api/reviews/${id}`)).statusCode).toBe(404)
      const draft = { scores: [{ criterion: 'need', score: 5 }], comment: '' }
      expect((await one.send('PUT', `/api/reviews/${id}`, draft)).statusCode).toBe(404)
    }
    await app.services.pool.query(
      'update youth_bank_board set until = current_date - 1 where bank_id = $1 and user_id = $2',
      [bankId, ana.userId],
    )
    expect((await ana.send('GET', `/api/reviews/${id}`)).statusCode).toBe(404)
  })
})

describe('a reviewer', () => {
  test('reads no name of the team, drafts, gives once all is there, and changes nothing after it', async () => {
    const [ana, lead] = (await people('Ana', 'Dino')) as [Writer, Writer]
    const { slug } = await underReview(app, { board: [ana], leads: [lead] })
    await share(ana, slug)
    const { id } = (await deskOf(ana, slug))!.applications[0]!
    const raw = (await ana.send('GET', `/api/reviews/${id}`)).body + JSON.stringify(await deskOf(ana, slug))
    expect(raw).not.toMatch(/zlatan|ćosić/i)
    const save = (version: number, scores: Record<string, number>, comment = '') =>
      ana.send(
        'PUT',
        `/api/reviews/${id}`,
        { scores: Object.entries(scores).map(([criterion, score]) => ({ criterion, score })), comment },
        { 'if-match': `"${version}"`, 'x-autosave': 'true' },
      )
    const give = (version: number) =>
      ana.send('PUT', `/api/reviews/${id}/given`, {}, { 'if-match': `"${version}"` })
    expect((await save(1, { need: 4, invented: 5 })).json()).toEqual({ version: '2' })
    expect((await save(1, { need: 1 })).statusCode).toBe(409)
    expect((await read(ana, id)).scores).toEqual({ need: 4 })
    expect((await give(2)).statusCode).toBe(422)
    await save(2, { need: 4, doable: 3 }, 'Brojanje šetača je dobar dokaz. '.repeat(3))
    const given = await Promise.all([give(3), give(3)])
    expect(given.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    expect((await save(4, { need: 1 })).statusCode).toBe(409)
    expect(await read(ana, id)).toMatchObject({ state: 'given', given: 1, reviewers: 1 })
  })

  test('who knows the team has it taken off the desk, and somebody else gets it at once', async () => {
    const [ana, ben, cvita, lead] = (await people('Ana', 'Ben', 'Cvita', 'Dino')) as [
      Writer,
      Writer,
      Writer,
      Writer,
    ]
    const board = [ana, ben, cvita]
    const { slug } = await underReview(app, { board, leads: [lead] })
    await share(ana, slug)
    const desks = await Promise.all(board.map((one) => deskOf(one, slug)))
    const at = desks.findIndex((desk) => desk?.applications.length === 1)
    const free = board[desks.findIndex((desk) => desk?.applications.length === 0)]!
    const { id } = desks[at]!.applications[0]!
    await board[at]!.send('PUT', `/api/reviews/${id}`, {
      scores: [{ criterion: 'need', score: 5 }],
      comment: 'Znam ih.',
    })
    const answer = await board[at]!.send('PUT', `/api/reviews/${id}/conflict`, { conflict: 'family' })
    expect(answer.statusCode).toBe(204)
    expect((await board[at]!.send('GET', `/api/reviews/${id}`)).statusCode).toBe(404)
    expect((await deskOf(free, slug))?.missing).toBe(0)
    expect((await deskOf(free, slug))?.applications).toHaveLength(1)
    expect((await deskOf(board[at]!, slug))?.applications).toMatchObject([{ state: 'conflict' }])
  })
  test('is never given the application of a team with which they are connected', async () => {
    const [ana, ben, lead] = (await people('Ana', 'Ben', 'Dino')) as [Writer, Writer, Writer]
    await app.services.pool.query(
      'insert into connections (id, member_id, other_id) values ($1, $3, $4), ($2, $4, $3)',
      [newId(), newId(), ana.userId, lead.userId],
    )
    const { slug } = await underReview(app, { board: [ana, ben], leads: [lead] })
    await share(ana, slug)
    expect((await deskOf(ana, slug))?.applications).toHaveLength(0)
    expect(await deskOf(ben, slug)).toMatchObject({ missing: 1, applications: [{ state: 'waiting' }] })
  })

  test('reads who applied where the call says so', async () => {
    const [ana, lead] = (await people('Ana', 'Dino')) as [Writer, Writer]
    const changed = { review: { reviewers: 1, blind: false, criteria: CRITERIA } }
    const { slug } = await underReview(app, { board: [ana], leads: [lead], changed })
    await share(ana, slug)
    const desk = await deskOf(ana, slug)
    expect(desk?.applications[0]?.title).toBe('Klupe koje pravi Zlatan Ćosićević')
    const { blind, content } = await read(ana, desk!.applications[0]!.id)
    expect([blind, content.members[0]?.name]).toEqual([false, 'Zlatan Ćosićević'])
  })

  test('who has left the board leaves what they had not judged to others, and takes their scores along', async () => {
    const [ana, ben, lead] = (await people('Ana', 'Ben', 'Dino')) as [Writer, Writer, Writer]
    const changed = { review: { reviewers: 1, blind: true, criteria: CRITERIA } }
    const { slug, bankId } = await underReview(app, { board: [ana], leads: [lead], changed })
    await share(ana, slug)
    const { id } = (await deskOf(ana, slug))!.applications[0]!
    const scores = [{ criterion: 'need', score: 0 }]
    await ana.send('PUT', `/api/reviews/${id}`, { scores, comment: 'Prijedlog nije jasan.' })
    await app.services.pool.query(
      `update youth_bank_board set until = current_date - 1 where bank_id = $1 and user_id = $2`,
      [bankId, ana.userId],
    )
    await seatOnBoard(app.services.db, { bankId, board: [ben.userId] })
    expect(await deskOf(ben, slug)).toMatchObject({ missing: 1 })
    await share(ben, slug)
    expect((await deskOf(ben, slug))?.applications).toHaveLength(1)
    const own = await listJudgements(app.services.db, ana.userId)
    expect(own).toMatchObject([{ scores: { need: 0 }, comment: 'Prijedlog nije jasan.' }])
  })
})
