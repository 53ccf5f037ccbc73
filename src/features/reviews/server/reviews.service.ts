import type { IncomingHttpHeaders } from 'node:http'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { problems } from '../contract/problems.ts'
import { COMMENT_MIN, type Conflict, type Review, type ReviewedCall } from '../contract/reviews.endpoints.ts'
import { assignmentOf, type Own, scoresOf } from './assignment-of.ts'
import { type Applicants, readingOf, readingsOf, textHiders } from './blind/readings.service.ts'
import { type BoardCall, isOpen, isOver, listCallsOfBoards } from './boards.queries.ts'
import { isAnsweredSince } from './changes/changes.service.ts'
import { mayAsk } from './changes/may-ask.ts'
import { findChanges } from './changes/changes.queries.ts'
import {
  type AssignmentRow,
  countWork,
  listApplicants,
  listAssignments,
  listConflictCalls,
  saveConflict,
  saveDraftRow,
  saveScore,
} from './reviews.queries.ts'
import { notifyOfDiscussion } from './talk/talk.service.ts'
import { assignMissingReviewers } from './sharing/sharing.service.ts'

export async function listReviews(db: Db, userId: string): Promise<ReviewedCall[]> {
  const rows = await listAssignments(db, { userId })
  const own = Map.groupBy(rows, ({ call_id }) => call_id)
  const applicants = await listApplicants(
    db,
    rows.map(({ canvas_id }) => canvas_id),
  )
  const calls = await listCallsOfBoards(db, { userId })
  const titles = new Map<AssignmentRow, string>()
  for (const call of calls)
    for (const [row, { title }] of await readingsOf(db, own.get(call.id) ?? [], { call, applicants }))
      titles.set(row, title)
  const work = await countWork(db, { userId, calls: calls.map(({ id }) => id) })
  const conflicts = new Set(await listConflictCalls(db, { userId, calls: calls.map(({ id }) => id) }))
  const none = { own: 0, given: 0, missing: 0, sent: 0 }
  return calls
    .map((call) => ({ call, ...(work.find(({ call_id }) => call_id === call.id) ?? none) }))
    .filter(({ call, sent }) => isOpen(call) || own.has(call.id) || (sent > 0 && !isOver(call)))
    .map(({ call, missing, sent, own: mine, given }) => ({
      slug: call.slug,
      title: call.content.title,
      reviewUntil: call.content.dates.reviewUntil,
      open: isOpen(call),
      missing,
      conflict: conflicts.has(call.id),
      ranked: sent > 0 && !conflicts.has(call.id) && (!isOpen(call) || (mine === given && missing === 0)),
      applications: (own.get(call.id) ?? []).map((row) => ({
        ...entryOf(row),
        changes: row.changes,
        title: titles.get(row) ?? '',
      })),
    }))
}

export async function getReview({ services: { db }, me, id }: Own): Promise<Review> {
  const { row, call } = await assignmentOf(db, { userId: me, id })
  // A reviewer who declared a conflict can no longer open the application.
  if (row.conflict !== null) throw new Problem(platformProblems.notFound)
  const reading = { call, applicants: await listApplicants(db, [row.canvas_id]) }
  const content = await readingOf(db, row, reading)
  const { template, review, dates, title } = call.content
  return {
    ...entryOf(row),
    title: content.title,
    scores: row.scores,
    comment: row.comment,
    call: { slug: call.slug, title, reviewUntil: dates.reviewUntil },
    open: isOpen(call),
    blind: review.blind,
    version: String(row.version),
    criteria: review.criteria,
    template,
    content,
    given: row.given,
    reviewers: row.reviewers,
    changes: await changesOf(db, { row, ...reading }),
    mayAsk: await mayAsk(db, { canvasId: row.canvas_id, call }),
    mayRevise: await isAnsweredSince(db, { row, call }),
  }
}

/** Returns the request for changes and the content before, as blind as the rest. */
async function changesOf(db: Db, { row, ...reading }: Reading & { row: AssignmentRow }) {
  const changes = await findChanges(db, row.canvas_id)
  if (!changes) return null
  const before = { ...row, content: changes.first_content }
  const applicants = reading.applicants.get(row.canvas_id) ?? []
  const team = { applicants, members: row.content.members }
  const texts = [changes.why, ...changes.asked.map(({ words }) => words)]
  const [hide = String] = reading.call.content.review.blind ? await textHiders([{ team, texts }]) : []
  return {
    state: changes.state,
    why: hide(changes.why),
    asked: changes.asked.map(({ box, words }) => ({ box, words: hide(words) })),
    askedAt: toIso(changes.asked_at),
    until: toIso(changes.until),
    answeredAt: toIso(changes.answered_at),
    before: await readingOf(db, before, reading),
  }
}

type Change = Own & { headers: IncomingHttpHeaders }
type Draft = { scores: { criterion: string; score: number }[]; comment: string }

export async function saveReview({ services: { db }, me, id, headers, ...draft }: Change & Draft) {
  const { row, call } = await assignmentOf(db, { userId: me, id })
  refuseUnlessOpen(row, call)
  refuseStale(headers, { version: String(row.version) })
  const scores = scoresOf(call.content.review.criteria, draft.scores)
  const version = await saveDraftRow(db, { id, version: row.version, scores, comment: draft.comment })
  if (version === undefined) throw new Problem(platformProblems.conflict)
  return { version: String(version) }
}

export async function submitReview({ services, me, id, headers }: Change) {
  const { row, call } = await assignmentOf(services.db, { userId: me, id })
  refuseUnlessOpen(row, call)
  refuseStale(headers, { version: String(row.version) })
  const isScored = call.content.review.criteria.every((criterion) => row.scores[criterion.id] !== undefined)
  if (!isScored || row.comment.trim().length < COMMENT_MIN) throw new Problem(problems.unfinished)
  await inTransaction(services.pool, async (tx) => {
    if (!(await saveScore(tx, { id, version: row.version }))) throw new Problem(platformProblems.conflict)
    await notifyOfDiscussion(tx, { services, me, row, call })
  })
}

/** Declares a conflict, and assigns the application to another reviewer who is free of conflicts. */
export async function declareConflict({ services, me, id, conflict }: Own & { conflict: Conflict }) {
  const { row, call } = await assignmentOf(services.db, { userId: me, id })
  if (row.given_at !== null) throw new Problem(problems.alreadyGiven)
  await inTransaction(services.pool, async (tx) => {
    if ((await saveConflict(tx, { id, conflict })) && isOpen(call))
      await assignMissingReviewers(tx, { services, call, by: me })
  })
}

function refuseUnlessOpen(row: AssignmentRow, call: BoardCall): void {
  if (row.conflict !== null) throw new Problem(platformProblems.notFound)
  if (row.given_at !== null) throw new Problem(problems.alreadyGiven)
  if (!isOpen(call)) throw new Problem(problems.notReviewing)
}

type Reading = { call: BoardCall; applicants: Applicants }

function entryOf({ id, number, scores, comment, conflict, given_at }: AssignmentRow) {
  const isBegun = Object.keys(scores).length > 0 || comment !== ''
  const open = isBegun ? ('draft' as const) : ('waiting' as const)
  const state = given_at === null ? open : ('given' as const)
  return { id, number, state: conflict === null ? state : ('conflict' as const) }
}
