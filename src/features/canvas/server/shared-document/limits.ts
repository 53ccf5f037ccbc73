import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import { sharedRoots } from '../../contract/canvas-document.ts'
import { problems } from '../../contract/problems.ts'
import { UnreadableUpdate } from './byte-reader.ts'
import { workOnDocument } from './document-pool.ts'
import { scanUpdate } from './scan-update.ts'
import { allUpdates, selectSize } from './updates.queries.ts'

/** So many updates, or bytes of them, are kept one by one before they become one. */
export const LOOSE_UPDATES = 200
export const LOOSE_BYTES = 400_000
/** A member who writes all day, restores versions and pastes tables stays far below. */
const BYTES_A_DAY = 5_000_000
const DAY_SECONDS = 86_400
/** What keys make is of a few pieces; of so many is what was pasted, restored, or made to be slow. */
const PIECES_UNTRIED = 400

const BYTES_AT_LEAST = 1_000_000
const BYTES_A_LETTER = 20
const BYTES_MOST = 3_000_000

/** As much as a document may be: each letter that the call's boxes take, many times over, for all that was written and gone. */
export function bytesOf({ boxes }: CanvasTemplate): number {
  const letters = boxes.reduce((sum, box) => sum + (box.kind === 'text' ? box.limit : 0), 0)
  return Math.min(BYTES_MOST, BYTES_AT_LEAST + letters * BYTES_A_LETTER)
}

type Written = { id: string; update: Uint8Array; template: CanvasTemplate }

/**
 * Refuses what is no update, or one of a place that the call's template does not have, before it could stand among those
 * that are. One of many pieces is tried on the document first, apart from requests.
 */
export async function refuseHostile(db: Db, { id, update, template }: Written): Promise<void> {
  const { roots, pieces } = scanned(update)
  const known = sharedRoots(template)
  const unknown = [...roots].filter((root) => !known.has(root))
  if (unknown.length === 0 && pieces <= PIECES_UNTRIED) return
  const { updates } = await allUpdates(db, id)
  // A box that the call had when somebody wrote there may be gone since: what else a device brings is not held up by it.
  const before = unknown.length === 0 ? [] : await workOnDocument(id, { act: 'roots', updates })
  if (unknown.some((root) => !before.includes(root))) throw new Problem(problems.unreadableUpdate)
  if (pieces > PIECES_UNTRIED) await workOnDocument(id, { act: 'touch', updates, update })
}

function scanned(update: Uint8Array) {
  try {
    return scanUpdate(update)
  } catch (error) {
    if (error instanceof UnreadableUpdate) throw new Problem(problems.unreadableUpdate)
    throw error
  }
}

/** Counts what a member writes in a day, in all their applications. */
export async function countBytes(
  db: Db,
  { userId, update }: { userId: string; update: Uint8Array },
): Promise<void> {
  const { allowed } = await countAgainstLimit(db, {
    key: `canvas:bytes:${userId}`,
    limit: BYTES_A_DAY,
    windowSeconds: DAY_SECONDS,
    weight: update.length,
  })
  // No 429: a device would take it for a line that is about to come back.
  if (!allowed) throw new Problem(problems.dayFull)
}

/** Refuses what makes a document larger than it may be; whoever calls holds its row. Says how much is in single updates. */
export async function refuseBeyond(
  tx: Db,
  { id, template }: { id: string; template: CanvasTemplate },
): Promise<number> {
  const { bytes, loose } = await selectSize(tx, id)
  if (bytes > bytesOf(template)) throw new Problem(problems.documentFull)
  return loose
}
