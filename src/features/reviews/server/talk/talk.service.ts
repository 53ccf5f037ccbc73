import type { IncomingHttpHeaders } from 'node:http'
import { notify } from '#features/notifications/server/index.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { problems } from '../../contract/problems.ts'
import { COMMENT_MIN } from '../../contract/reviews.endpoints.ts'
import type { Talk, TALK_STATES } from '../../contract/talk.endpoints.ts'
import { textHiders } from '../blind/readings.service.ts'
import { type BoardCall, isOpen, isOver } from '../boards.queries.ts'
import { isAnsweredSince } from '../changes/changes.service.ts'
import { lockFund } from '../decisions/decisions.queries.ts'
import { talkKind } from '../notifications.ts'
import { type AssignmentRow, listApplicants } from '../reviews.queries.ts'
import { isInConflict } from '../sharing/obstacles.ts'
import { assignmentOf, type Own, scoresOf } from '../assignment-of.ts'
import {
  insertRemark,
  deleteRemark,
  listScoresOf,
  listOtherReviewers,
  listRemarks,
  listRevisions,
  getTalkState,
  saveRevision,
} from './talk.queries.ts'

type Assignment = { row: AssignmentRow; call: BoardCall }

/**
 * Returns the state of the discussion. Scores stay hidden from reviewers who may still score, and from everyone until the
 * last one is in, so that nobody is influenced.
 */
async function stateOf(db: Db, { row, call }: Assignment): Promise<(typeof TALK_STATES)[number]> {
  const { missing, decided } = await getTalkState(db, row.canvas_id)
  if (isOpen(call) && (row.given_at === null || missing > 0)) return 'early'
  return isOver(call) || decided ? 'closed' : 'open'
}

export async function getTalkOf({ services: { db }, me, id }: Own): Promise<Talk> {
  const assignment = await judgedBy(db, { me, id })
  const state = await stateOf(db, assignment)
  if (state === 'early') return { state, given: [], remarks: [] }
  const { canvas_id: canvasId, content } = assignment.row
  const applicants = (await listApplicants(db, [canvasId])).get(canvasId) ?? []
  const revisions = await listRevisions(db, canvasId)
  const memberScores = await listScoresOf(db, canvasId)
  const remarks = await listRemarks(db, canvasId)
  const texts = [
    ...memberScores.map(({ comment }) => comment),
    ...revisions.map(({ why }) => why),
    ...remarks.map(({ body }) => body),
  ]
  const team = { applicants, members: content.members }
  const [hide = String] = assignment.call.content.review.blind ? await textHiders([{ team, texts }]) : []
  return {
    state,
    given: memberScores.map((one) => ({
      reviewer: one.reviewer,
      mine: one.reviewer_id === me,
      scores: one.scores,
      comment: hide(one.comment),
      changes: revisions
        .filter(({ assignment_id }) => assignment_id === one.id)
        .map(({ revised_at, why, scores }) => ({
          at: toIso(revised_at),
          why: hide(why),
          scores,
        })),
    })),
    remarks: remarks.map((one) => ({
      id: one.id,
      author: one.author,
      mine: one.author_id === me,
      text: hide(one.body),
      at: toIso(one.created_at),
    })),
  }
}

export async function addRemarkOf({ services, me, id, text }: Own & { text: string }): Promise<void> {
  const body = text.trim()
  if (body === '')
    throw new Problem(platformProblems.invalid, { fields: { text: platformProblems.invalid.code } })
  await inTransaction(services.pool, async (tx) => {
    const assignment = await openTalk(tx, { me, id })
    await insertRemark(tx, { canvasId: assignment.row.canvas_id, author: me, text: body })
    await notifyOthers(tx, { services, me, ...assignment, what: 'remark' })
  })
}

export async function deleteOwnRemark({ services: { db }, me, id, remark }: Own & { remark: string }) {
  const { row } = await openTalk(db, { me, id })
  if (!(await deleteRemark(db, { canvasId: row.canvas_id, author: me, id: remark })))
    throw new Problem(platformProblems.notFound)
}

type Revision = Own & {
  headers: IncomingHttpHeaders
  scores: { criterion: string; score: number }[]
  comment: string
  why: string
}

/** Revises a score in the open: the old one stays on record, and the board must not have begun to decide. */
export async function updateScoreOf({ services, me, id, headers, ...revision }: Revision): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const { call } = await judgedBy(tx, { me, id })
    await lockFund(tx, call.id)
    const assignment = await judgedBy(tx, { me, id })
    const { row } = (await mayFollow(tx, assignment)) ? assignment : await openTalk(tx, { me, id })
    if (row.given_at === null) throw new Problem(problems.notDiscussing)
    refuseStale(headers, { version: String(row.version) })
    const { criteria } = call.content.review
    const scores = scoresOf(criteria, revision.scores)
    if (criteria.some((one) => scores[one.id] === undefined) || revision.comment.trim().length < COMMENT_MIN)
      throw new Problem(problems.unfinished)
    const { comment, why } = revision
    if (!(await saveRevision(tx, { id: row.id, version: row.version, scores, comment, why: why.trim() })))
      throw new Problem(platformProblems.conflict)
    await notifyOthers(tx, { services, me, row, call, what: 'revised' })
  })
}

type NotificationContext = Pick<Own, 'services' | 'me'> &
  Assignment & { what: 'opened' | 'remark' | 'revised' }

/** Notifies the other reviewers, each with a link to their own desk. */
export async function notifyOthers(
  tx: Db,
  { services, me, row, call, what }: NotificationContext,
): Promise<void> {
  for (const { id, reviewer_id } of await listOtherReviewers(tx, { canvasId: row.canvas_id, me }))
    await notify(tx, {
      services,
      kind: talkKind,
      to: [reviewer_id],
      about: id,
      data: { what, id, number: row.number, title: call.content.title },
    })
}

/** Notifies reviewers that the last score opened the discussion; a single reviewer has nobody to discuss with. */
export async function notifyOfDiscussion(tx: Db, input: Omit<NotificationContext, 'what'>): Promise<void> {
  const { missing, given } = await getTalkState(tx, input.row.canvas_id)
  if (missing === 0 && given > 1) await notifyOthers(tx, { ...input, what: 'opened' })
}

/**
 * Returns whether the team's answer came after this score, which may then be revised at once, without seeing the others.
 */
async function mayFollow(db: Db, assignment: Assignment): Promise<boolean> {
  return (
    (await isAnsweredSince(db, assignment)) && !(await getTalkState(db, assignment.row.canvas_id)).decided
  )
}

async function openTalk(db: Db, input: { me: string; id: string }): Promise<Assignment> {
  const assignment = await judgedBy(db, input)
  if ((await stateOf(db, assignment)) !== 'open') throw new Problem(problems.notDiscussing)
  return assignment
}

async function judgedBy(db: Db, { me, id }: { me: string; id: string }): Promise<Assignment> {
  const assignment = await assignmentOf(db, { userId: me, id })
  if (assignment.row.conflict !== null) throw new Problem(platformProblems.notFound)
  if (await isInConflict(db, { userId: me, callId: assignment.call.id }))
    throw new Problem(problems.inConflict)
  return assignment
}
