import { toIso } from '#platform/server/db/rows-of.ts'
import type { BlockDefinition } from '#platform/contract/blocks.ts'
import { countCharacters } from '#platform/contract/characters.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems as platformProblems } from '#platform/contract/problems.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { hasLink, lineOf, normaliseLine, sameLine } from '#platform/contract/rich-text/line.ts'
import { figuresIn, wordsAlone } from '#platform/contract/rich-text/figures.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import type { RegisteredBlock } from '#platform/server/blocks.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { CurrentBlock } from '../contract/block-parts.ts'
import type { BlockState } from '../contract/blocks.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { findBlock, findRevision, saveRevision } from './blocks.queries.ts'
import { noteUses, withoutLost } from './pictures.service.ts'

export type BlockKey = { id: string; locale: Locale }

export function definitionOf(services: Services, id: string): BlockDefinition {
  return registeredBlock(services, id).definition
}

/** Returns the text's place, name and definition; rejects ids that no page has. */
export function registeredBlock({ blocks }: Services, id: string): RegisteredBlock {
  const existing = blocks.get(id)
  if (!existing) throw new Problem(problems.unknownBlock)
  return existing
}

export async function readBlock(services: Services, key: BlockKey): Promise<BlockState> {
  const { definition, name } = registeredBlock(services, key.id)
  const row = await findBlock(services.db, key)
  const original = { document: lineOf(definition[key.locale]), revision: 0, savedAt: null, savedBy: null }
  const current = row && {
    document: row.document,
    revision: row.revision,
    savedAt: toIso(row.updatedAt),
    savedBy: row.name,
  }
  return { ...key, name, ...(current ?? original), max: definition.max }
}

type Publication = {
  key: BlockKey
  document: RichText
  expected: number
  session: Session
  restoredFrom?: number | null
}

/**
 * Publishes a text on top of the revision that its author has seen; the database tells every instance to drop its cached
 * pages.
 */
export async function publishBlock(services: Services, publication: Publication): Promise<BlockState> {
  const document = normaliseLine(publication.document)
  enforceLimits(definitionOf(services, publication.key.id), document)
  const stored = await inTransaction(services.pool, (tx) =>
    storePublication(tx, { services, ...publication, document }),
  )
  if (!stored) await refuseUnlessRepeated(services, { ...publication, document })
  return readBlock(services, publication.key)
}

/** Publishes a checked text within the caller's transaction; returns false if somebody else was first. */
export async function storePublication(
  tx: Db,
  { services, key, document, expected, session, restoredFrom = null }: Publication & { services: Services },
): Promise<boolean> {
  const { userId } = session
  if (!(await saveRevision(tx, { ...key, document, expected, userId, restoredFrom }))) return false
  if (definitionOf(services, key.id).pictures) await noteUses(tx, key, document)
  // Both texts are in the history of the block.
  await recordAudit(tx, {
    services,
    session,
    action: restoredFrom === null ? 'content.publish' : 'content.restore',
    subject: {
      kind: 'block',
      id: `${key.id}~${key.locale}`,
      name: `${registeredBlock(services, key.id).name[key.locale]}: ${plainText(document)}`,
    },
    before: { revision: expected },
    after: { revision: expected + 1, ...(restoredFrom !== null && { restoredFrom }) },
  })
  return true
}

/** Publishes an earlier revision again; 0 is the delivered text. */
export async function restoreRevision(
  services: Services,
  input: { key: BlockKey; revision: number; expected: number; session: Session },
): Promise<BlockState> {
  const { key, revision, expected, session } = input
  const definition = definitionOf(services, key.id)
  const earlier =
    revision === 0
      ? { document: lineOf(definition[key.locale]) }
      : await findRevision(services.db, { ...key, revision })
  if (!earlier) throw new Problem(problems.unknownRevision)
  return publishBlock(services, {
    key,
    document: await withoutLost(services.db, earlier.document),
    expected,
    session,
    restoredFrom: revision,
  })
}

function enforceLimits({ max, noLinks, pictures }: BlockDefinition, document: RichText): void {
  const figures = figuresIn(document)
  if (figures.length > 0 && !pictures)
    throw new Problem(problems.noPictures, { fields: { document: 'format' } })
  if (figures.some(({ alt }) => alt.trim() === ''))
    throw new Problem(problems.undescribed, { fields: { document: 'required' } })
  const text = plainText(wordsAlone(document))
  if (text.trim() === '') throw new Problem(problems.empty, { fields: { document: 'required' } })
  if (countCharacters(text) > max)
    throw new Problem(problems.tooLong, { values: { max }, fields: { document: 'tooLong' } })
  if (noLinks && hasLink(document)) throw new Problem(problems.noLinks, { fields: { document: 'format' } })
}

/** Accepts a call that was repeated after a lost answer and is already done; throws a conflict for any other. */
async function refuseUnlessRepeated(
  services: Services,
  { key, document, expected, session }: Publication,
): Promise<void> {
  const row = await findBlock(services.db, key)
  if (!row) throw new Problem(platformProblems.conflict)
  if (row.updatedBy === session.userId && row.revision === expected + 1 && sameLine(row.document, document))
    return
  const current: CurrentBlock = {
    document: row.document,
    revision: row.revision,
    savedAt: toIso(row.updatedAt),
    savedBy: row.name,
  }
  throw new Problem(problems.newer, { extra: { current } })
}
