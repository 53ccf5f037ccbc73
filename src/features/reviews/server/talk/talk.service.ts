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
import { textsHidden } from '../blind/readings.service.ts'
import { type BoardCall, isOpen, isOver } from '../boards.queries.ts'
import { isAnsweredSince } from '../changes/changes.service.ts'
import { holdFund } from '../decisions/decisions.queries.ts'
import { talkKind } from '../notifications.ts'
import { type AssignmentRow, selectApplicants } from '../reviews.queries.ts'
import { isInConflict } from '../sharing/obstacles.ts'
import { assignmentOf, type Own, scoresOf } from '../assignment-of.ts'
import {
  insertRemark,
  removeRemark,
  selectScoresOf,
  selectOthers,
  selectRemarks,
  selectRevisions,
  selectTalkState,
  storeRevised,
} from './talk.queries.ts'

type Found = { row: AssignmentRow; call: BoardCall }

/**
 * Returns the state of the discussion. Scores stay hidden from reviewers who may still score, and from everyone until the
 * last one is in, so that nobody is influenced.
 */
async function stateOf(db: Db, { row, call }: Found): Promise<(typeof TALK_STATES)[number]> {
  const { missing, decided } = await selectTalkState(db, row.canvas_id)
  if (isOpen(call) && (row.given_at === null || missing > 0)) return 'early'
  return isOver(call) || decided ? 'closed' : 'open'
}

export async function readTalk({ services: { db }, me, id }: Own): Promise<Talk> {
  const found = await judgedBy(db, { me, id })
  const state = await stateOf(db, found)
  if (state === 'early') return { state, given: [], remarks: [] }
  const { canvas_id: canvasId, content } = found.row
  const applicants = (await selectApplicants(db, [canvasId])).get(canvasId) ?? []
  const revisions = await selectRevisions(db, canvasId)
  const given = await selectScoresOf(db, canvasId)
  const remarks = await selectRemarks(db, canvasId)
  const texts = [
    ...given.map(({ comment }) => comment),
    ...revisions.map(({ why }) => why),
    ...remarks.map(({ body }) => body),
  ]
  const team = { applicants, members: content.members }
  const [hide = String] = found.call.content.review.blind ? await textsHidden([{ team, texts }]) : []
  return {
    state,
    given: given.map((one) => ({
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

export async function say({ services, me, id, text }: Own & { text: string }): Promise<void> {
  const said = text.trim()
  if (said === '')
    throw new Problem(platformProblems.invalid, { fields: { text: platformProblems.invalid.code } })
  await inTransaction(services.pool, async (tx) => {
    const found = await openTalk(tx, { me, id })
    await insertRemark(tx, { canvasId: found.row.canvas_id, author: me, text: said })
    await tellOthers(tx, { services, me, ...found, what: 'remark' })
  })
}

export async function takeBackRemark({ services: { db }, me, id, remark }: Own & { remark: string }) {
  const { row } = await openTalk(db, { me, id })
  if (!(await removeRemark(db, { canvasId: row.canvas_id, author: me, id: remark })))
    throw new Problem(platformProblems.notFound)
}

type Revision = Own & {
  headers: IncomingHttpHeaders
  scores: { criterion: string; score: number }[]
  comment: string
  why: string
}

/** Revises a score in the open: the old one stays on record, and the board must not have begun to decide. */
export async function revise({ services, me, id, headers, ...given }: Revision): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const { call } = await judgedBy(tx, { me, id })
    await holdFund(tx, call.id)
    const found = await judgedBy(tx, { me, id })
    const { row } = (await mayFollow(tx, found)) ? found : await openTalk(tx, { me, id })
    if (row.given_at === null) throw new Problem(problems.notDiscussing)
    refuseStale(headers, { version: String(row.version) })
    const { criteria } = call.content.review
    const scores = scoresOf(criteria, given.scores)
    if (criteria.some((one) => scores[one.id] === undefined) || given.comment.trim().length < COMMENT_MIN)
      throw new Problem(problems.unfinished)
    const { comment, why } = given
    if (!(await storeRevised(tx, { id: row.id, version: row.version, scores, comment, why: why.trim() })))
      throw new Problem(platformProblems.conflict)
    await tellOthers(tx, { services, me, row, call, what: 'revised' })
  })
}

type NotificationContext = Pick<Own, 'services' | 'me'> & Found & { what: 'opened' | 'remark' | 'revised' }

/** Notifies the other reviewers, each with a link to their own desk. */
export async function tellOthers(
  tx: Db,
  { services, me, row, call, what }: NotificationContext,
): Promise<void> {
  for (const { id, reviewer_id } of await selectOthers(tx, { canvasId: row.canvas_id, me }))
    await notify(tx, {
      services,
      kind: talkKind,
      to: [reviewer_id],
      about: id,
      data: { what, id, number: row.number, title: call.content.title },
    })
}

/** Notifies reviewers that the last score opened the discussion; a single reviewer has nobody to discuss with. */
export async function tellOpened(tx: Db, asked: Omit<NotificationContext, 'what'>): Promise<void> {
  const { missing, given } = await selectTalkState(tx, asked.row.canvas_id)
  if (missing === 0 && given > 1) await tellOthers(tx, { ...asked, what: 'opened' })
}

/**
 * Returns whether the team's answer came after this score, which may then be revised at once, without seeing the others.
 */
async function mayFollow(db: Db, found: Found): Promise<boolean> {
  return (await isAnsweredSince(db, found)) && !(await selectTalkState(db, found.row.canvas_id)).decided
}

async function openTalk(db: Db, asked: { me: string; id: string }): Promise<Found> {
  const found = await judgedBy(db, asked)
  if ((await stateOf(db, found)) !== 'open') throw new Problem(problems.notDiscussing)
  return found
}

async function judgedBy(db: Db, { me, id }: { me: string; id: string }): Promise<Found> {
  const found = await assignmentOf(db, { userId: me, id })
  if (found.row.conflict !== null) throw new Problem(platformProblems.notFound)
  if (await isInConflict(db, { userId: me, callId: found.call.id })) throw new Problem(problems.inConflict)
  return found
}
