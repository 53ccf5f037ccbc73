import type { BlockDefinition } from '#platform/contract/blocks.ts'
import { countCharacters } from '#platform/contract/characters.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { CurrentBlock } from '../contract/block-parts.ts'
import type { BlockState } from '../contract/blocks.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { fromPlain, normalise, plainText, type RichText, sameText } from '../contract/rich-text.ts'
import { findBlock, findRevision, storeRevision } from './blocks.queries.ts'

export type BlockKey = { id: string; locale: Locale }

/** The text's definition; refuses ids that no page has. */
export function definitionOf({ blocks }: Services, id: string): BlockDefinition {
  const known = blocks.get(id)
  if (!known) throw new Problem(problems.unknownBlock)
  return known.definition
}

export async function readBlock(services: Services, key: BlockKey): Promise<BlockState> {
  const definition = definitionOf(services, key.id)
  const row = await findBlock(services.db, key)
  const original = { runs: fromPlain(definition[key.locale]), revision: 0, savedAt: null, savedBy: null }
  const current = row && {
    runs: row.runs,
    revision: row.revision,
    savedAt: row.updatedAt.toISOString(),
    savedBy: row.name,
  }
  return { ...key, ...(current ?? original), max: definition.max }
}

type Publication = {
  key: BlockKey
  runs: RichText
  expected: number
  session: Session
  restoredFrom?: number
}

/** Publishes a text on top of the revision its author has seen; the database tells every instance to drop its pages. */
export async function publishBlock(services: Services, publication: Publication): Promise<BlockState> {
  const { key, expected, session, restoredFrom = null } = publication
  const runs = normalise(publication.runs)
  enforceLimits(definitionOf(services, key.id), runs)
  const { userId } = session
  const stored = await inTransaction(services.pool, async (tx) => {
    if (!(await storeRevision(tx, { ...key, runs, expected, userId, restoredFrom }))) return false
    // Both texts are in the history of the block.
    await recordAudit(tx, {
      services,
      session,
      action: restoredFrom === null ? 'content.publish' : 'content.restore',
      subject: { kind: 'block', id: `${key.id}~${key.locale}`, name: plainText(runs) },
      before: { revision: expected },
      after: { revision: expected + 1, ...(restoredFrom !== null && { restoredFrom }) },
    })
    return true
  })
  if (!stored) await refuseUnlessRepeated(services, { ...publication, runs })
  return readBlock(services, key)
}

/** Publishes an earlier revision again; 0 is the text that the code came with. */
export async function restoreRevision(
  services: Services,
  input: { key: BlockKey; revision: number; expected: number; session: Session },
): Promise<BlockState> {
  const { key, revision, expected, session } = input
  const definition = definitionOf(services, key.id)
  const earlier =
    revision === 0
      ? { runs: fromPlain(definition[key.locale]) }
      : await findRevision(services.db, { ...key, revision })
  if (!earlier) throw new Problem(problems.unknownRevision)
  return publishBlock(services, { key, runs: earlier.runs, expected, session, restoredFrom: revision })
}

function enforceLimits({ max, noLinks }: BlockDefinition, runs: RichText): void {
  const text = plainText(runs)
  if (text.trim() === '') throw new Problem(problems.empty, { fields: { runs: 'required' } })
  if (countCharacters(text) > max)
    throw new Problem(problems.tooLong, { values: { max }, fields: { runs: 'tooLong' } })
  if (noLinks && runs.some((run) => run.link))
    throw new Problem(problems.noLinks, { fields: { runs: 'format' } })
}

/** A call repeated because its answer got lost has already been carried out; anything else is a conflict. */
async function refuseUnlessRepeated(
  services: Services,
  { key, runs, expected, session }: Publication,
): Promise<void> {
  const row = await findBlock(services.db, key)
  if (!row) throw new Problem(platformProblems.conflict)
  if (row.updatedBy === session.userId && row.revision === expected + 1 && sameText(row.runs, runs)) return
  const current: CurrentBlock = {
    runs: row.runs,
    revision: row.revision,
    savedAt: row.updatedAt.toISOString(),
    savedBy: row.name,
  }
  throw new Problem(problems.newer, { extra: { current } })
}
