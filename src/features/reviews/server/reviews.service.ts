import type { ShownCall } from '#features/calls/contract/calls.endpoints.ts'
import { graceEnd } from '#features/calls/contract/call.ts'
import { callById, callBySlug } from '#features/calls/server/index.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { assignEvenly } from '../contract/assignment.ts'
import { problems } from '../contract/problems.ts'
import { COMMENT_MIN, type Conflict, type Review, type ReviewedCall } from '../contract/reviews.endpoints.ts'
import { blindApplication } from './blind-application.ts'
import {
  type AssignmentRow,
  holdSharing,
  insertAssignment,
  selectApplicants,
  selectAssignments,
  selectBoard,
  selectCallsOfBoards,
  selectSharing,
  storeConflict,
  storeDraft,
  storeGiven,
} from './reviews.queries.ts'

type Own = { services: Services; me: string; id: string }

/** Scores are taken from the end of the grace minutes until the board's day; nobody judges what may still arrive. */
function isOpen({ phase, now, content }: ShownCall): boolean {
  const until = content.dates.reviewUntil
  const grace = graceEnd(content)
  const isPast = grace !== null && Date.parse(now) >= grace.getTime()
  return phase === 'review' && isPast && (until === null || Date.parse(now) < Date.parse(until))
}

export async function listCalls(db: Db, userId: string): Promise<ReviewedCall[]> {
  const own = Map.groupBy(await selectAssignments(db, { userId }), ({ call_id }) => call_id)
  const shown: ReviewedCall[] = []
  for (const id of await selectCallsOfBoards(db, userId)) {
    const call = await callById(db, id)
    if (!call || (!isOpen(call) && !own.has(id))) continue
    const { slug, content } = call
    const sharing = await selectSharing(db, id)
    const applications = []
    for (const row of own.get(id) ?? [])
      applications.push({ ...entryOf(row), title: (await blind(db, { row, call })).title })
    shown.push({
      slug,
      title: content.title,
      reviewUntil: content.dates.reviewUntil,
      open: isOpen(call),
      missing: sharing.reduce(
        (sum, { judging }) => sum + Math.max(0, content.review.reviewers - judging.length),
        0,
      ),
      applications,
    })
  }
  return shown
}

/** Whoever sits on the board may ask for it; what is shared out already stays where it is. */
export async function shareOut({ services, me, slug }: { services: Services; me: string; slug: string }) {
  const call = await callBySlug(services.db, slug)
  const board = call ? await selectBoard(services.db, call.id) : []
  if (!call || !board.includes(me)) throw new Problem(platformProblems.notFound)
  if (!isOpen(call)) throw new Problem(problems.notReviewing)
  await inTransaction(services.pool, async (tx) => {
    await holdSharing(tx, call.id)
    const sharing = await selectSharing(tx, call.id)
    const byId = new Map(sharing.map((one) => [one.canvas_id, one]))
    const plan = assignEvenly({
      reviewers: board,
      applications: sharing.map(({ canvas_id }) => canvas_id),
      each: call.content.review.reviewers,
      conflict(reviewer, application) {
        const { team = [], refused = [] } = byId.get(application) ?? {}
        return team.includes(reviewer) || refused.includes(reviewer)
      },
    })
    for (const [at, { canvas_id: canvasId, judging, number }] of sharing.entries()) {
      const wanted = call.content.review.reviewers - judging.length
      const fresh = (plan.get(canvasId) ?? []).filter((one) => !judging.includes(one))
      for (const reviewerId of fresh.slice(0, Math.max(0, wanted)))
        await insertAssignment(tx, { callId: call.id, canvasId, reviewerId, number: number ?? at + 1 })
    }
  })
}

export async function readReview({ services: { db }, me, id }: Own): Promise<Review> {
  const { row, call } = await assignmentOf(db, { userId: me, id })
  // What somebody in a conflict has taken off their desk is not read there either.
  if (row.conflict !== null) throw new Problem(platformProblems.notFound)
  const content = await blind(db, { row, call })
  const { template, review, dates, title } = call.content
  return {
    ...entryOf(row),
    title: content.title,
    scores: row.scores,
    comment: row.comment,
    call: { slug: call.slug, title, reviewUntil: dates.reviewUntil },
    open: isOpen(call),
    version: row.version,
    criteria: review.criteria,
    template,
    content,
    given: row.given,
    reviewers: row.reviewers,
  }
}

type Draft = { version: number; scores: { criterion: string; score: number }[]; comment: string }

export async function saveDraft({ services: { db }, me, id, ...draft }: Own & Draft) {
  const { row, call } = await assignmentOf(db, { userId: me, id })
  refuseUnlessOpen(row, call)
  const known = new Set(call.content.review.criteria.map((criterion) => criterion.id))
  const scores = Object.fromEntries(
    draft.scores.filter(({ criterion }) => known.has(criterion)).map((one) => [one.criterion, one.score]),
  )
  const version = await storeDraft(db, { id, ...draft, scores })
  if (version === undefined) throw new Problem(platformProblems.conflict)
  return { version }
}

export async function give({ services: { db }, me, id, version }: Own & { version: number }) {
  const { row, call } = await assignmentOf(db, { userId: me, id })
  refuseUnlessOpen(row, call)
  const isScored = call.content.review.criteria.every((criterion) => row.scores[criterion.id] !== undefined)
  if (!isScored || row.comment.trim().length < COMMENT_MIN) throw new Problem(problems.unfinished)
  if (!(await storeGiven(db, { id, version }))) throw new Problem(platformProblems.conflict)
}

export async function declare({ services: { db }, me, id, conflict }: Own & { conflict: Conflict }) {
  const { row } = await assignmentOf(db, { userId: me, id })
  if (row.given_at !== null) throw new Problem(problems.alreadyGiven)
  await storeConflict(db, { id, conflict })
}

function refuseUnlessOpen(row: AssignmentRow, call: ShownCall): void {
  if (row.conflict !== null) throw new Problem(platformProblems.notFound)
  if (row.given_at !== null) throw new Problem(problems.alreadyGiven)
  if (!isOpen(call)) throw new Problem(problems.notReviewing)
}

async function assignmentOf(db: Db, asked: { userId: string; id: string }) {
  const [row] = await selectAssignments(db, asked)
  const call = row && (await callById(db, row.call_id))
  if (!row || !call) throw new Problem(platformProblems.notFound)
  return { row, call }
}

async function blind(db: Db, { row, call }: { row: AssignmentRow; call: ShownCall }) {
  const applicants = await selectApplicants(db, row.canvas_id)
  return blindApplication(row.content, { applicants, template: call.content.template })
}

function entryOf({ id, number, scores, comment, conflict, given_at }: AssignmentRow) {
  const isBegun = Object.keys(scores).length > 0 || comment !== ''
  const open = isBegun ? ('draft' as const) : ('waiting' as const)
  const state = given_at === null ? open : ('given' as const)
  return { id, number, state: conflict === null ? state : ('conflict' as const) }
}
