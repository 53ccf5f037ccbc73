import { isStaff } from '#features/calls/server/index.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { AssignedApplication, Assignments } from '../../contract/assigning.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { readingsOf } from '../blind/readings.service.ts'
import { type BoardCall, isOpen, listCallsOfBoards } from '../boards.queries.ts'
import { changeRequestsIn } from '../changes/may-ask.ts'
import { listSubmittedContents } from '../reviews.queries.ts'
import { obstaclesOf } from './obstacles.ts'
import {
  deleteUnbegun,
  lockAssignments,
  insertAssignment,
  listBoardNames,
  listAssignmentStates,
  listApplicationsWithReviewers,
} from './sharing.queries.ts'
import { notifyAssigned } from './sharing.service.ts'

type CallRequest = { services: Services; session: Session; slug: string }

export async function getAssignments({ services: { db }, session, slug }: CallRequest): Promise<Assignments> {
  const call = await assignedCall(db, { session, slug })
  const sharing = await listApplicationsWithReviewers(db, call.id)
  const obstacles = await obstaclesOf(db, { callId: call.id, sharing })
  const assignments = await listAssignmentStates(db, call.id)
  const titles = await titlesOf(db, call)
  const board = await listBoardNames(db, call.id)
  const asking = await changeRequestsIn(db, call)
  const applications = sharing.map((one, at): AssignedApplication => {
    const of = obstacles.get(one.canvas_id)
    const own = of?.has(session.userId) ?? false
    return {
      id: one.canvas_id,
      number: one.number ?? at + 1,
      title: titles.get(one.canvas_id) ?? '',
      own,
      judging: own
        ? []
        : assignments
            .filter(({ canvas_id }) => canvas_id === one.canvas_id)
            .map(({ reviewer_id: reviewer, given, begun }) => ({
              reviewer,
              state: given ? 'given' : begun ? 'draft' : 'waiting',
            })),
      obstacles: own
        ? []
        : board.flatMap(({ id }) => {
            const obstacle = of?.get(id)
            return obstacle ? [{ reviewer: id, obstacle }] : []
          }),
      changes: own ? null : (asking.states.get(one.canvas_id) ?? null),
      mayAsk: asking.isOpen && !own && !asking.states.has(one.canvas_id),
    }
  })
  return {
    slug: call.slug,
    title: call.content.title,
    open: isOpen(call),
    staff: isStaff(session),
    reviewUntil: call.content.dates.reviewUntil,
    template: call.content.template,
    each: call.content.review.reviewers,
    reviewers: board.map(({ id, name }) => {
      const theirs = assignments.filter(({ reviewer_id }) => reviewer_id === id)
      return { id, name, load: theirs.length, given: theirs.filter(({ given }) => given).length }
    }),
    applications: applications.toSorted((a, b) => a.number - b.number),
  }
}

type Pair = CallRequest & { application: string; reviewer: string }

/** Assigns an application manually to a permitted board member. Members who know the team cannot assign. */
export async function assign(pair: Pair): Promise<void> {
  const { services, session, application, reviewer } = pair
  await inTransaction(services.pool, async (tx) => {
    const { call, at, one, obstacles } = await lockApplication(tx, pair)
    const board = await listBoardNames(tx, call.id)
    if (!board.some(({ id }) => id === reviewer)) throw new Problem(platformProblems.notFound)
    const obstacle = obstacles?.get(reviewer)
    if (obstacle === 'declared') throw new Problem(problems.conflictDeclared)
    if (obstacle === 'detected') throw new Problem(problems.conflictDetected)
    if (one.judging.includes(reviewer)) return
    const number = one.number ?? at + 1
    await insertAssignment(tx, { callId: call.id, canvasId: application, reviewerId: reviewer, number })
    if (reviewer !== session.userId) await notifyAssigned(tx, { services, call, to: [reviewer] })
    await recordStaff(tx, { ...pair, call, verb: 'assign' })
  })
}

/** Removes an assignment before scoring: drafts and given scores stay. */
export async function removeAssignment(pair: Pair): Promise<void> {
  const { services, application, reviewer } = pair
  await inTransaction(services.pool, async (tx) => {
    const { call, one } = await lockApplication(tx, pair)
    if (!one.judging.includes(reviewer)) throw new Problem(platformProblems.notFound)
    if (!(await deleteUnbegun(tx, { canvasId: application, reviewerId: reviewer })))
      throw new Problem(problems.scoringBegun)
    await recordStaff(tx, { ...pair, call, verb: 'take-back' })
  })
}

/**
 * Returns the application with its call's assignments locked, for somebody who looks after it and does not know its team.
 */
export async function lockApplication(
  tx: Db,
  { session, slug, application }: Pick<Pair, 'session' | 'slug' | 'application'>,
) {
  const call = await assignedCall(tx, { session, slug })
  if (!isOpen(call)) throw new Problem(problems.notReviewing)
  await lockAssignments(tx, call.id)
  const sharing = await listApplicationsWithReviewers(tx, call.id)
  const at = sharing.findIndex(({ canvas_id }) => canvas_id === application)
  const one = sharing[at]
  if (!one) throw new Problem(platformProblems.notFound)
  const obstacles = (await obstaclesOf(tx, { callId: call.id, sharing })).get(application)
  if (obstacles?.has(session.userId)) throw new Problem(problems.inConflict)
  return { call, at, one, obstacles }
}

/** Returns the call to the board of the bank, and to staff of grants. */
async function assignedCall(db: Db, { session, slug }: { session: Session; slug: string }) {
  const [call] = await listCallsOfBoards(db, {
    userId: session.userId,
    slug,
    everywhere: isStaff(session),
  })
  if (!call) throw new Problem(platformProblems.notFound)
  return call
}

/** Records acts of staff on a board's work in the audit log; the assignment itself records acts of board members. */
async function recordStaff(
  tx: Db,
  { services, session, reviewer, call, verb }: Pair & { call: BoardCall; verb: 'assign' | 'take-back' },
): Promise<void> {
  if (!isStaff(session)) return
  const subject = { kind: 'call', id: call.id, name: call.content.title.bhs }
  await recordAudit(tx, { services, session, action: `reviews.${verb}`, personId: reviewer, subject })
}

async function titlesOf(db: Db, call: BoardCall): Promise<ReadonlyMap<string, string>> {
  const readings = await readingsOf(db, await listSubmittedContents(db, call.id), { call })
  return new Map([...readings].map(([{ canvas_id }, { title }]) => [canvas_id, title]))
}
