import { afterAll, beforeAll, expect, test } from 'vitest'
import { writer } from '#features/canvas/server/canvas.fixture.ts'
import { person } from '#features/organisations/server/organisations.fixture.ts'
import { toLocal } from '#platform/contract/local-time.ts'
import { inHours } from '#tests/setup/in-days.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import type { CallDates } from '../../contract/call.ts'
import type { EditedCall } from '../../contract/call-editing.endpoints.ts'
import type { PublicCall } from '../../contract/calls.endpoints.ts'
import { insertCall, seatOnBoard } from '../calls.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const because = (why: string) => ({ bhs: `${why} (bhs)`, en: `${why} (en)` })
const local = (at: string | null) => at && toLocal(new Date(at)).replace('T', ' ')

async function callWith(dates: CallDates) {
  const call = await insertCall(app.services.db, { dates, vote: dates.voteFrom ? { minVotes: 1 } : null })
  const board = await person(app)
  await seatOnBoard(app.services.db, { bankId: call.bankId, board: [board.userId] })
  const at = `/api/managed-calls/${call.id}`
  const shown = async () => (await app.http.inject(`/api/public/calls/${call.slug}`)).json<PublicCall>()
  const audits = async () => {
    const { rows } = await app.services.pool.query<{ action: string; before: object; after: object }>(
      'select action, before, after from audit_entries where subject_id = $1 order by id',
      [call.id],
    )
    return rows
  }
  return { ...call, board, at, shown, audits }
}

test('every move of a call stays on its page, the newest first, with what moved, from when, to when and why', async () => {
  const dates = {
    opensAt: inHours(-200),
    deadline: inHours(-100),
    reviewUntil: inHours(10),
    voteFrom: inHours(30),
    voteUntil: inHours(90),
    resultsAt: inHours(100),
  }
  const { board, at, shown, audits } = await callWith(dates)
  const { reviewUntil, voteFrom, voteUntil, resultsAt } = dates
  const first = { reviewUntil: inHours(20), voteFrom, voteUntil, resultsAt }
  const second = { reviewUntil: inHours(28), voteFrom: inHours(40), voteUntil, resultsAt }
  for (const [why, moved] of [
    ['first', first],
    ['second', second],
  ] as const) {
    const body = { dates: moved, reason: because(why) }
    expect((await board.send('POST', `${at}/postponement`, body)).statusCode).toBe(200)
  }
  expect((await shown()).moves).toEqual([
    {
      at: expect.any(String),
      dates: [
        { name: 'reviewUntil', from: first.reviewUntil, to: second.reviewUntil },
        { name: 'voteFrom', from: voteFrom, to: second.voteFrom },
      ],
      reason: because('second'),
    },
    {
      at: expect.any(String),
      dates: [{ name: 'reviewUntil', from: reviewUntil, to: first.reviewUntil }],
      reason: because('first'),
    },
  ])
  expect(await audits()).toEqual([
    {
      action: 'calls.postpone',
      before: { reviewUntil: local(reviewUntil) },
      after: { reviewUntil: local(first.reviewUntil) },
    },
    {
      action: 'calls.postpone',
      before: { reviewUntil: local(first.reviewUntil), voteFrom: local(voteFrom) },
      after: { reviewUntil: local(second.reviewUntil), voteFrom: local(second.voteFrom) },
    },
  ])
  expect((await board.send('GET', at)).json()).toMatchObject({ reason: because('second') })
})

test('dates that two people or an edit before the first application move are on record too', async () => {
  const dates = {
    opensAt: inHours(-200),
    deadline: inHours(-150),
    reviewUntil: inHours(-100),
    voteFrom: inHours(-50),
    voteUntil: inHours(20),
    resultsAt: inHours(30),
  }
  const voting = await callWith(dates)
  const staff = await writer(app, 'Sana', { role: 'ADMIN', scopes: ['grants'] })
  const later = { ...dates, voteUntil: inHours(25) }
  await save(voting, later)
  const proposal = await voting.board.send('POST', `${voting.at}/term-changes`, { reason: because('wider') })
  const { id } = proposal.json<EditedCall>().termChange!
  const signed = await staff.send('PUT', `${voting.at}/term-changes/${id}/confirmed`)
  expect(signed.statusCode).toBe(200)
  const move = { name: 'voteUntil', from: dates.voteUntil, to: later.voteUntil }
  expect((await voting.shown()).moves).toMatchObject([{ dates: [move], reason: because('wider') }])
  expect((await voting.audits()).at(-1)).toEqual({
    action: 'calls.change-terms',
    before: { voteUntil: local(dates.voteUntil) },
    after: { voteUntil: local(later.voteUntil) },
  })

  const open = await callWith({
    ...dates,
    deadline: inHours(50),
    reviewUntil: inHours(60),
    voteFrom: null,
    voteUntil: null,
    resultsAt: inHours(80),
  })
  await save(open, { ...open.content.dates, resultsAt: inHours(90) })
  const published = await open.board.send('POST', `${open.at}/publication`, { figuresSeen: true })
  expect(published.statusCode).toBe(200)
  expect((await open.shown()).moves).toMatchObject([
    { dates: [{ name: 'resultsAt', from: open.content.dates.resultsAt }], reason: null },
  ])
})

async function save({ board, at }: Awaited<ReturnType<typeof callWith>>, dates: CallDates): Promise<void> {
  const current = (await board.send('GET', at)).json<EditedCall>()
  const content = { ...current.content, dates }
  const answer = await board.send('PUT', at, { content, rulesOff: current.rulesOff })
  expect(answer.statusCode).toBe(200)
}
