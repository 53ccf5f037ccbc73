import { notify } from '#features/notifications/server/index.ts'
import { countUndecided } from '#features/reviews/server/index.ts'
import { beginProject } from '#features/projects/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { PublicCall } from '#features/calls/contract/calls.endpoints.ts'
import { voteOrder } from '../contract/vote-order.ts'
import { digestOf, writeAudit } from './audit-file.ts'
import { findClosing } from './ballot.queries.ts'
import { toBallotRow, fixedOptions, voteCall } from './ballot.service.ts'
import {
  insertClosing,
  listDueVotes,
  findAuditFile,
  listTeam,
  listAuditVotes,
  saveAuditFile,
  saveOutcome,
  deleteVoterLinks,
} from './closing.queries.ts'
import { closedKind } from './notifications.ts'
import { lockVoteExclusive } from './voting.queries.ts'

/**
 * Closes one vote whose time is over: counts it, shares out the fund and fixes its file's digest; returns false when none
 * is due. A vote that began while its board had not decided closes nothing: the call is about to be held.
 */
export async function closeNext(services: Services): Promise<boolean> {
  const slug = await findVoteToClose(services.db)
  if (slug === undefined) return false
  await inTransaction(services.pool, async (tx) => {
    const closed = await closeVote(tx, slug)
    for (const { canvas_id: canvas, title: name, votes: own, place, given } of closed?.placed ?? []) {
      if (canvas === null || !closed) continue
      await notify(tx, {
        services,
        kind: closedKind,
        to: await listTeam(tx, canvas),
        about: canvas,
        data: { slug, title: closed.title, name, votes: own, place, given },
      })
    }
  })
  return true
}

async function findVoteToClose(db: Db): Promise<string | undefined> {
  for (const { id, slug } of await listDueVotes(db)) if ((await countUndecided(db, id)) === 0) return slug
  return undefined
}

/** Counts, awards the money and starts the funded projects; returns nothing if another process has closed it. */
export async function closeVote(tx: Db, slug: string, at: Date | null = null) {
  const { call, vote } = await voteCall(tx, slug)
  await lockVoteExclusive(tx, call.id)
  if (await findClosing(tx, call.id)) return undefined
  const options = await fixedOptions(tx, call, null)
  const { fund, title } = call.content
  const { placed } = voteOrder(options.map(toBallotRow), { fund, minVotes: vote.minVotes })
  for (const one of placed) await saveOutcome(tx, one)
  const file = await auditFile(tx, call)
  const votes = await listAuditVotes(tx, call.id)
  const voided = votes.filter(({ voidReason }) => voidReason !== null).length
  await insertClosing(tx, {
    callId: call.id,
    at,
    votes: votes.length - voided,
    voided,
    digest: digestOf(file),
    file,
  })
  await deleteVoterLinks(tx, call.id)
  for (const { canvas_id: canvas, given } of placed)
    if (canvas !== null && given !== null) await beginProject(tx, canvas)
  return { title, placed }
}

/** Returns the file of a closed vote, for anyone to count; `undefined` for an open one. */
export async function publishedFile(db: Db, call: PublicCall): Promise<string | undefined> {
  const closing = await findAuditFile(db, call.id)
  if (!closing || closing.file !== null) return closing?.file ?? undefined
  // Closed before files were stored.
  const file = await auditFile(db, call)
  await saveAuditFile(db, { callId: call.id, file })
  return file
}

async function auditFile(db: Db, call: PublicCall): Promise<string> {
  const options = await fixedOptions(db, call, null)
  return writeAudit({
    slug: call.slug,
    fund: call.content.fund,
    minVotes: call.content.vote?.minVotes ?? 0,
    options: options.map(({ board_place: boardPlace, ...one }) => ({ ...one, boardPlace })),
    votes: await listAuditVotes(db, call.id),
  })
}
