import { byLetters } from '#platform/contract/letter-order.ts'
import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { findCallBySlug } from '#features/calls/server/index.ts'
import { approvedApplications, countUndecided } from '#features/reviews/server/index.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { voteOrder } from '../contract/vote-order.ts'
import type { Ballot, VoteOption } from '../contract/votes.endpoints.ts'
import {
  hasOptions,
  insertOptions,
  getLastHour,
  type OptionRow,
  findClosing,
  listOptions,
} from './ballot.queries.ts'

const IDEA_MAX = 700

/** The area that staff switch off to let no vote in; ballots, counts and results are read on. */
export const VOTING = 'voting'

type VoteCall = {
  call: PublicCall
  vote: NonNullable<PublicCall['content']['vote']>
  from: string
  until: string
}

/** Returns a call with a public vote; throws `notFound` for one that the board decides alone. */
export async function voteCall(db: Db, slug: string): Promise<VoteCall> {
  const call = await findCallBySlug(db, slug)
  const { vote = null, dates } = call?.content ?? {}
  const isShown = call && call.phase !== 'cancelled' && call.phase !== 'draft'
  if (!isShown || !vote || !dates?.voteFrom || !dates.voteUntil) throw new Problem(platformProblems.notFound)
  return { call, vote, from: dates.voteFrom, until: dates.voteUntil }
}

export async function getBallotOf({ db, sms, areas }: Services, slug: string): Promise<Ballot> {
  const { call, vote, from, until } = await voteCall(db, slug)
  const { content, phase } = call
  const closing = await findClosing(db, call.id)
  const state = closing ? 'closed' : phase === 'voting' ? 'open' : hasBegun(call) ? 'counting' : 'soon'
  const hour = await getLastHour(db)
  const asOf = state === 'open' && hour > new Date(from) ? hour : null
  const options = state === 'soon' ? await expectedOptions(db, call) : await fixedOptions(db, call, asOf)
  // While the vote runs, places and money are as if it ended at that hour.
  const { placed, left } = asOf
    ? voteOrder(options.map(toBallotRow), { fund: content.fund, ...vote })
    : leftOf(options, content.fund)
  return {
    slug: call.slug,
    title: content.title,
    bank: call.bank && { slug: call.bank.slug, name: call.bank.name },
    state,
    hour: toIso(hour),
    from,
    until,
    fund: content.fund,
    minVotes: vote.minVotes,
    isResting: areas.isResting(VOTING),
    canVote: sms.isAvailable,
    isLate: call.isLate,
    notices: call.notices,
    asOf: toIso(asOf),
    left: state === 'closed' || asOf ? left : null,
    options: placed.map((one) => ({
      ...toOption(one),
      // Live counts would influence voters, and counts that are still being closed may change.
      votes: state === 'closed' || asOf ? one.votes : null,
    })),
    closing: closing
      ? {
          at: toIso(closing.closed_at),
          votes: closing.votes,
          voided: closing.voided,
          digest: closing.digest,
        }
      : null,
  }
}

export function toBallotRow(row: OptionRow) {
  return { ...row, boardPlace: row.board_place }
}

function leftOf(placed: OptionRow[], fund: number) {
  return { placed, left: placed.reduce((rest, { given }) => rest - (given ?? 0), fund) }
}

const hasBegun = ({ phase }: PublicCall) => phase === 'voting' || phase === 'deciding' || phase === 'finished'

/** Returns the ballot, which is fixed from the first moment of the vote, when the board has stopped deciding. */
export async function fixedOptions(db: Db, call: PublicCall, before: Date | null): Promise<OptionRow[]> {
  return (await fixBallot(db, call)) ? listOptions(db, { callId: call.id, before }) : []
}

/** Fixes the ballot of a vote that has started, if it is not fixed; returns whether it has options. */
export async function fixBallot(db: Db, call: PublicCall): Promise<boolean> {
  if (await hasOptions(db, call.id)) return true
  // A vote does not start before the board has decided about everything.
  const mayBegin = hasBegun(call) && (await countUndecided(db, call.id)) === 0
  const approved = mayBegin ? await approvedOptions(db, call) : []
  if (approved.length > 0) await insertOptions(db, { callId: call.id, options: approved })
  return approved.length > 0
}

/** Returns the approved applications before the vote, once the board's time is over or everything is decided. */
async function expectedOptions(db: Db, call: PublicCall): Promise<OptionRow[]> {
  const { reviewUntil } = call.content.dates
  const isReviewed = reviewUntil !== null && new Date(call.now) >= new Date(reviewUntil)
  if (!isReviewed && (await countUndecided(db, call.id)) > 0) return []
  const approved = await approvedOptions(db, call)
  return approved.map(({ canvasId, boardPlace, ...one }, at) => ({
    ...one,
    id: canvasId,
    canvas_id: canvasId,
    number: at + 1,
    board_place: boardPlace,
    votes: 0,
    place: null,
    given: null,
  }))
}

async function approvedOptions(db: Db, call: PublicCall) {
  const approved = await approvedApplications(db, call)
  return approved
    .map(({ canvasId, content: { title, municipality, texts }, amount, place }) => ({
      canvasId,
      title,
      municipality,
      idea: shortened(texts.idea ?? texts.problem ?? ''),
      amount,
      boardPlace: place,
    }))
    .toSorted((a, b) => byLetters(a.title, b.title))
}

function shortened(text: string): string {
  const plain = text.trim()
  if (plain.length <= IDEA_MAX) return plain
  return `${plain.slice(0, IDEA_MAX).replace(/\s+\S*$/, '')} …`
}

function toOption({
  id,
  title,
  municipality,
  idea,
  amount,
  place,
  given,
}: OptionRow): Omit<VoteOption, 'votes'> {
  return { id, title, municipality, idea, amount, place, given }
}
