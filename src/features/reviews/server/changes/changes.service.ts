import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import type { AskedChange } from '#features/canvas/contract/changes/changes-schema.ts'
import { askForChanges } from '#features/canvas/server/index.ts'
import { endOfLocalDay, localDay } from '#platform/contract/local-time.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { problems } from '../../contract/problems.ts'
import { assignmentOf, type Own } from '../assignment-of.ts'
import { type BoardCall, isOpen } from '../boards.queries.ts'
import { holdFund } from '../decisions/decisions.queries.ts'
import type { AssignmentRow } from '../reviews.queries.ts'
import { selectChanges, selectStanding } from './changes.queries.ts'

const DAY = 86_400_000

type Found = { row: AssignmentRow; call: BoardCall }
type Asking = Own & { why: string; until: string; asked: readonly AskedChange[] }

/** Asks a team for changes, once, in the name of the board: while it scores, and before anything is ranked or decided. */
export async function askChanges({ services, me, id, why, until, asked }: Asking): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const { call } = await assignmentOf(tx, { userId: me, id })
    // Whoever proposes a decision waits here, and this for them.
    await holdFund(tx, call.id)
    const found = await assignmentOf(tx, { userId: me, id })
    if (found.row.conflict !== null) throw new Problem(platformProblems.notFound)
    const obstacle = await obstacleOf(tx, found)
    if (obstacle) throw new Problem(problems[obstacle])
    refuseOddBoxes(asked, found.call.content.template)
    const request = {
      canvasId: found.row.canvas_id,
      by: me,
      until: untilOf(until, found.call),
      why: why.trim(),
      asked: asked.map(({ box, words }) => ({ box, words: words.trim() })),
    }
    if (!(await askForChanges(tx, { services, call: found.call.content, ...request })))
      throw new Problem(problems.askedAlready)
  })
}

export async function mayAsk(db: Db, found: Found): Promise<boolean> {
  return (await obstacleOf(db, found)) === undefined
}

async function obstacleOf(db: Db, { row, call }: Found) {
  if (!isOpen(call)) return 'notReviewing'
  const standing = await selectStanding(db, { callId: call.id, canvasId: row.canvas_id })
  if (standing.requests > 0) return 'askedAlready'
  return standing.decisions > 0 || standing.ungiven === 0 ? 'rankingStands' : undefined
}

/** The team is what it was: nobody is asked to change that. Each box is named once. */
function refuseOddBoxes(asked: readonly AskedChange[], { boxes }: CanvasTemplate): void {
  const askable = new Set(boxes.filter(({ kind }) => kind !== 'team').map(({ id }) => id))
  for (const { box } of asked) if (!askable.delete(box)) throw new Problem(problems.unknownBox)
}

/** The last minute of a day: tomorrow at the earliest, and so that there is time left to read the answer. */
function untilOf(day: string, { now, content }: BoardCall): Date {
  const until = endOfLocalDay(day)
  const { reviewUntil } = content.dates
  const tomorrow = localDay(new Date(new Date(now).getTime() + DAY))
  const isLate = until && reviewUntil !== null && until >= new Date(reviewUntil)
  if (!until || day < tomorrow || isLate)
    throw new Problem(problems.untilWrong, { fields: { until: problems.untilWrong.code } })
  return until
}

/** Where a reviewer's score may follow an answer that came after it. */
export async function isAnsweredSince(db: Db, { row, call }: Found): Promise<boolean> {
  if (row.given_at === null || !isOpen(call)) return false
  const changes = await selectChanges(db, row.canvas_id)
  return changes?.answered_at != null && new Date(row.given_at) < new Date(changes.answered_at)
}
