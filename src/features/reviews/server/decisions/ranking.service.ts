import { graceEnd } from '#features/calls/contract/call.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { BoardDecision, DECIDING, Ranking } from '../../contract/decisions.endpoints.ts'
import { awardBounds } from '../../contract/award-bounds.ts'
import { problems } from '../../contract/problems.ts'
import { textHiders } from '../blind/readings.service.ts'
import { type BoardCall, isFinished, isOpen, isOver, listCallsOfBoards } from '../boards.queries.ts'
import { listApplicants } from '../reviews.queries.ts'
import { countWaiting } from '../changes/changes.queries.ts'
import {
  type CandidateRow,
  countReaders,
  countUngiven,
  listCandidates,
  listScores,
  getAwardedSum,
  listAwards,
} from './decisions.queries.ts'
import { isInConflict } from '../sharing/obstacles.ts'
import { rankedApplications } from './ranked-applications.ts'

type RankingRequest = { me: string; slug: string }

/**
 * Returns the call to a board member without a conflict who has given all their scores, so that nobody is influenced by
 * those of others.
 */
export async function rankedCall(db: Db, { me, slug }: RankingRequest) {
  const [call] = await listCallsOfBoards(db, { userId: me, slug })
  if (!call) throw new Problem(platformProblems.notFound)
  if (await isInConflict(db, { userId: me, callId: call.id })) throw new Problem(problems.inConflict)
  const ungiven = await countUngiven(db, { callId: call.id, userId: me })
  if (isOpen(call) && ungiven.mine > 0) throw new Problem(problems.scoresFirst)
  return { call, state: stateOf(call, { ungiven: ungiven.all, waiting: await countWaiting(db, call.id) }) }
}

type Open = { ungiven: number; waiting: number }

/** Returns the state. The board decides once all scores are in or their time is over, and no team can answer any more. */
function stateOf(call: BoardCall, { ungiven, waiting }: Open): (typeof DECIDING)[number] {
  if (isOver(call)) return 'closed'
  const grace = graceEnd(call.content)
  const mayArrive = grace === null || new Date(call.now) < grace
  return mayArrive || waiting > 0 || (isOpen(call) && ungiven > 0) ? 'scoring' : 'deciding'
}

export async function getRanking(db: Db, input: RankingRequest): Promise<Ranking> {
  const { call, state } = await rankedCall(db, input)
  const { slug, content } = call
  const rows = await listCandidates(db, { callId: call.id, userId: input.me })
  const [scores, readers] = [await listScores(db, call.id), await countReaders(db, call.id)]
  const hidden = state === 'scoring' && content.review.blind
  const applicants = hidden
    ? await listApplicants(
        db,
        rows.map((row) => row.canvas_id),
      )
    : undefined
  const ranked = rankedApplications(rows, { call: content, scores })
  const hiders = applicants
    ? await textHiders(
        ranked.map(({ place, row, scored }) => ({
          team: { applicants: applicants.get(place.id) ?? [], members: row.content.members },
          texts: [row.content.title, ...scored.map(({ comment }) => comment)],
        })),
      )
    : []
  const awards = content.vote !== null && isFinished(call) ? await listAwards(db, call.id) : undefined
  return {
    slug,
    title: content.title,
    state,
    voteFrom: content.vote && content.dates.voteFrom,
    isLate: call.held && state !== 'closed',
    fund: content.fund,
    voteAwarded: awards ? [...awards.values()].reduce((sum, one) => sum + one, 0) : null,
    awarded: await getAwardedSum(db, call.id),
    applications: ranked.map(({ place, row, scored }, at) => {
      const hide = hiders[at] ?? String
      return {
        ...place,
        bounds: boundsOf(content.rules, place.requested),
        title: hide(row.content.title),
        number: row.number,
        given: scored.length,
        changed: scored.reduce((sum, { changed }) => sum + changed, 0),
        reviewers: row.reviewers,
        comments: scored.map(({ comment }) => hide(comment)),
        readers: readers.get(place.id) ?? { all: 0, en: 0 },
        conflict: row.conflict,
        decision: decisionOf(row, input.me),
        voteAward: awards?.get(place.id) ?? null,
      }
    }),
  }
}

function boundsOf(rules: BoardCall['content']['rules'], requested: number) {
  const { least, most } = awardBounds(rules, requested)
  return { least, most }
}

function decisionOf(row: CandidateRow, me: string): BoardDecision | null {
  if (row.decision_id === null) return null
  return {
    id: row.decision_id,
    amount: row.amount,
    reason: row.reason ?? '',
    outside: row.outside,
    proposedBy: row.proposer,
    mine: row.proposer_id === me,
    confirmedBy: row.confirmer,
    confirmedAt: toIso(row.confirmed_at),
    signed:
      row.place === null || row.points === null || row.raw === null
        ? null
        : { rank: row.place, normalised: row.points, raw: row.raw },
  }
}
