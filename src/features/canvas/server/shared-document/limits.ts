import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import { sharedRoots } from '../../contract/canvas-document.ts'
import { problems } from '../../contract/problems.ts'
import { UnreadableUpdate } from './byte-reader.ts'
import { runDocumentTask } from './document-pool.ts'
import { scanUpdate } from './scan-update.ts'
import { getAllUpdates, getDocumentSize } from './updates.queries.ts'

/** The number of updates, or their bytes, that are stored one by one before they are merged. */
export const LOOSE_UPDATES = 200
export const LOOSE_BYTES = 400_000
/** Far above what a member writes in a day of typing, restoring versions and pasting tables. */
const BYTES_A_DAY = 5_000_000
const DAY_SECONDS = 86_400
/** Typing makes few pieces; an update of more was pasted, restored, or made to be slow. */
const PIECES_UNTRIED = 400

const BYTES_AT_LEAST = 1_000_000
const BYTES_A_LETTER = 20
const BYTES_MOST = 3_000_000

/**
 * Returns the most bytes of a document: many times the letters that its boxes take, for all that was written and deleted.
 */
export function bytesOf({ boxes }: CanvasTemplate): number {
  const letters = boxes.reduce((sum, box) => sum + (box.kind === 'text' ? box.limit : 0), 0)
  return Math.min(BYTES_MOST, BYTES_AT_LEAST + letters * BYTES_A_LETTER)
}

type IncomingUpdate = { id: string; update: Uint8Array; template: CanvasTemplate }

/**
 * Rejects an invalid update, or one for a root that the call's template does not have, before it is stored. An update of
 * many pieces is first tried on the document in a worker.
 */
export async function validateUpdate(db: Db, { id, update, template }: IncomingUpdate): Promise<void> {
  const { roots, pieces } = scanned(update)
  const templateRoots = sharedRoots(template)
  const unknown = [...roots].filter((root) => !templateRoots.has(root))
  if (unknown.length === 0 && pieces <= PIECES_UNTRIED) return
  const { updates } = await getAllUpdates(db, id)
  // The call may have lost a box since somebody wrote there; that must not hold up the device's other changes.
  const before = unknown.length === 0 ? [] : await runDocumentTask(id, { act: 'roots', updates })
  if (unknown.some((root) => !before.includes(root))) throw new Problem(problems.unreadableUpdate)
  if (pieces > PIECES_UNTRIED) await runDocumentTask(id, { act: 'touch', updates, update })
}

function scanned(update: Uint8Array) {
  try {
    return scanUpdate(update)
  } catch (error) {
    if (error instanceof UnreadableUpdate) throw new Problem(problems.unreadableUpdate)
    throw error
  }
}

/** Counts the bytes that a member writes in a day, in all their applications. */
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
  // Not 429, because a device would take it for a short disruption.
  if (!allowed) throw new Problem(problems.dayFull)
}

/** Rejects an update that makes the document too large; the caller holds its row. Returns the bytes in single updates. */
export async function requireDocumentRoom(
  tx: Db,
  { id, template }: { id: string; template: CanvasTemplate },
): Promise<number> {
  const { bytes, loose } = await getDocumentSize(tx, id)
  if (bytes > bytesOf(template)) throw new Problem(problems.documentFull)
  return loose
}
