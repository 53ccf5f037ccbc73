import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type AdjustableLimit, counterOf } from '#platform/server/limits/adjustable-limit.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { Services } from '#platform/server/services.ts'
import { type Replaced, replaceSections, type SectionChanges } from '#features/profiles/server/index.ts'
import type { acceptCvImport, getCvImport } from '../contract/cv-import.endpoints.ts'
import { problems } from '../contract/problems.ts'
import type { Proposal } from '../contract/proposal.ts'
import { findImport, deleteUndo, saveProposal, saveUndo, lockImport } from './cv-import.queries.ts'
import { proposalOf } from './proposal.ts'
import { readInPool } from './read/read-in-pool.ts'
import { Refusal } from './read/refusal.ts'
import { withSkills } from './skills-of.ts'

type Call = { services: Services; session: Pick<Session, 'userId'> }

/** Reading a file costs more than most calls. */
export const cvImportLimit: AdjustableLimit = {
  id: 'cvImports',
  key: 'cv-import:read',
  times: 20,
  seconds: 3600,
  least: 3,
  most: 200,
}
const TAKEN_AN_HOUR = 120

/** Reads a CV and stores its proposal. The file itself is not stored. */
export async function readCvOf({ services, session, bytes }: Call & { bytes: Buffer }): Promise<Proposal> {
  const { userId } = session
  await limitOrThrow(services.db, counterOf(cvImportLimit, userId))
  const read = await readInPool(bytes).catch((error: unknown) => {
    if (error instanceof Refusal)
      throw new Problem(problems[error.reason], error.builder ? { values: { builder: error.builder } } : {})
    throw error
  })
  const draft = await withSkills(services, proposalOf(read, newId))
  const row = await saveProposal(services.db, { userId, id: newId(), proposal: draft })
  return { ...row.proposal, id: row.id, expiresAt: toIso(row.expiresAt) }
}

export async function getCurrentImport({ services, session }: Call): Promise<ResponseOf<typeof getCvImport>> {
  const row = await findImport(services.db, session.userId)
  if (!row) return { proposal: null, undo: null }
  const { id, proposal, expiresAt, undo, undoUntil } = row
  const isUndoable = undo && undoUntil && new Date(undoUntil).getTime() > Date.now()
  return {
    proposal: { ...proposal, id, expiresAt: toIso(expiresAt) },
    undo: isUndoable ? undoOf(undo, new Date(undoUntil)) : null,
  }
}

/** Imports all chosen sections or none, and stores their earlier content for an undo. */
export async function acceptImport(
  input: Call & { body: BodyOf<typeof acceptCvImport> },
): Promise<ResponseOf<typeof acceptCvImport>> {
  const { services, session, body } = input
  const { userId } = session
  const changes = body.sections as SectionChanges
  if (Object.keys(changes).length === 0) throw new Problem(problems.nothingChosen)
  await limitOrThrow(services.db, {
    key: `cv-import:take:${userId}`,
    limit: TAKEN_AN_HOUR,
    windowSeconds: 3600,
  })
  return inTransaction(services.pool, async (tx) => {
    const row = await lockImport(tx, userId)
    if (row?.id !== body.id) throw new Problem(problems.gone)
    const before = await replaceSections(tx, { userId, changes })
    return { undo: undoOf(before, await saveUndo(tx, userId, before)) }
  })
}

/** Restores everything, unless somebody has changed it since. */
export async function restoreSections({ services, session }: Call): Promise<void> {
  const { userId } = session
  await limitOrThrow(services.db, {
    key: `cv-import:take:${userId}`,
    limit: TAKEN_AN_HOUR,
    windowSeconds: 3600,
  })
  await inTransaction(services.pool, async (tx) => {
    const row = await lockImport(tx, userId)
    if (!row?.undo || !row.isUndoable) throw new Problem(problems.undoOver)
    await replaceSections(tx, { userId, changes: row.undo })
    await deleteUndo(tx, userId)
  }).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'platform.conflict') throw new Problem(problems.undoOver)
    throw error
  })
}

function undoOf(before: Replaced, until: Date) {
  return { until: toIso(until), sections: Object.keys(before) }
}
