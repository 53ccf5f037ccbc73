import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { CallContent } from '#features/calls/contract/call.ts'
import { insertCall, seatOnBoard } from '#features/calls/server/calls.fixture.ts'
import type { Writer } from '#features/canvas/server/canvas.fixture.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { inDays } from '#tests/setup/in-days.ts'

export const dates = {
  opensAt: inDays(-9),
  deadline: inDays(-2),
  reviewUntil: inDays(6),
  voteFrom: inDays(7),
  voteUntil: inDays(14),
  resultsAt: inDays(15),
}

function contentOf(lead: string): ApplicationContent {
  return {
    title: `Klupe koje pravi ${lead}`,
    municipality: 'zenica',
    texts: { problem: `${lead} i drugari nemaju gdje da sjednu.` },
    timeline: [],
    budget: [{ id: 'b', what: 'Građa', category: 'material', amount: 90_000 }],
    contributions: [],
    members: [{ id: 'm', name: lead, role: 'vodi' }],
    documents: [],
  }
}

/** Creates a call under review with this many board members, and sent applications of these leads. */
export async function underReview(
  app: TestApp,
  {
    board,
    leads,
    changed,
  }: { board: readonly Writer[]; leads: readonly Writer[]; changed?: Partial<CallContent> },
) {
  const { db } = app.services
  const call = await insertCall(db, {
    dates,
    review: { reviewers: 2, blind: true, criteria: CRITERIA },
    vote: null,
    ...changed,
  })
  await seatOnBoard(db, { bankId: call.bankId, board: board.map(({ userId }) => userId) })
  for (const lead of leads) await insertSubmission(app, { callId: call.id, team: [lead] })
  return call
}

type Team = { callId: string; team: readonly Writer[] }

/** Inserts an application that its team has begun and not sent, its lead first. */
export async function insertUnsent(app: TestApp, { callId, team }: Team): Promise<string> {
  const { pool } = app.services
  const id = newId()
  await pool.query(`insert into canvases (id, call_id, lead_id, title) values ($1, $2, $3, 'Klupe')`, [
    id,
    callId,
    team[0]!.userId,
  ])
  for (const { userId } of team)
    await pool.query('insert into canvas_members (canvas_id, user_id) values ($1, $2)', [id, userId])
  return id
}

/** Inserts the sent application of a team, its lead first. */
export async function insertSubmission(app: TestApp, { callId, team }: Team) {
  const { pool } = app.services
  const id = await insertUnsent(app, { callId, team })
  await pool.query('update canvases set submitted_at = now() where id = $1', [id])
  const content = JSON.stringify(contentOf('Zlatan Ćosićević'))
  await pool.query(
    `insert into canvas_submissions (canvas_id, arrived_at, counted_at, content, digest) values ($1, now(), now(), $2, '')`,
    [id, content],
  )
}

/** Decides with two signatures: this amount for each lead's application, a rejection for null. */
export async function decide(
  app: TestApp,
  { callId, amounts }: { callId: string; amounts: readonly (number | null)[] },
): Promise<string[]> {
  const { pool } = app.services
  const { rows } = await pool.query<{ id: string }>(
    'select id from canvases where call_id = $1 order by id',
    [callId],
  )
  for (const [at, { id }] of rows.entries())
    await pool.query(
      `insert into review_decisions (id, call_id, canvas_id, amount, reason, confirmed_at) values ($1, $2, $3, $4, '', now())`,
      [newId(), callId, id, amounts[at] ?? null],
    )
  return rows.map(({ id }) => id)
}

export const CRITERIA = [
  { id: 'need', title: { bhs: 'Potreba', en: 'Need' }, weight: 60 },
  { id: 'doable', title: { bhs: 'Izvodivo', en: 'Feasible' }, weight: 40 },
]
