import { sql } from '#platform/server/db/sql.ts'
import * as Y from 'yjs'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { runDocumentTask } from './document-pool.ts'

const seqRows = rowsOf({ seq: z.number() })
const denseRows = rowsOf({ seq: z.number(), dense: z.custom<Buffer>() })
const updateRows = rowsOf({ seq: z.number(), content: z.custom<Buffer>() })

type Place = { id: string; userId: string }

/**
 * Stores an update as the next of its canvas: one statement checks that the writer is in the team and the application not
 * sent, and locks its row, so that nothing is added behind a submission.
 * @returns its number, or undefined if it may not be added
 */
export async function insertUpdate(
  tx: Db,
  { id, userId, update, title }: Place & { update: Uint8Array; title: string },
): Promise<number | undefined> {
  const { rows } = await seqRows(tx)(sql`
    with counted as (
      update canvases c set seq = c.seq + 1, title = ${title}, updated_at = clock_timestamp()
      where c.id = ${id} and c.submitted_at is null
        and exists (select from canvas_members m where m.canvas_id = c.id and m.user_id = ${userId})
      returning c.id, c.seq)
    insert into canvas_updates (canvas_id, seq, content, user_id)
    select id, seq, ${Buffer.from(update)}, ${userId} from counted
    returning seq::int`)
  return rows[0]?.seq
}

/** Stores an update of a sent application while changes are requested and in time; its title stays. */
export async function insertAnswerUpdate(
  tx: Db,
  { id, userId, update }: Place & { update: Uint8Array },
): Promise<number | undefined> {
  const { rows } = await seqRows(tx)(sql`
    with counted as (
      update canvases c set seq = c.seq + 1, updated_at = clock_timestamp()
      where c.id = ${id} and c.submitted_at is not null
        and exists (select from canvas_members m where m.canvas_id = c.id and m.user_id = ${userId})
        and exists (select from canvas_change_requests q
          where q.canvas_id = c.id and q.answered_at is null and q.until > clock_timestamp())
      returning c.id, c.seq)
    insert into canvas_updates (canvas_id, seq, content, user_id)
    select id, seq, ${Buffer.from(update)}, ${userId} from counted
    returning seq::int`)
  return rows[0]?.seq
}

/** Selects everything after a number: the snapshot if it reaches further, and each later update. */
async function selectUpdates(db: Db, { id, after }: { id: string; after: number }) {
  const { rows } = await updateRows(db)(sql`
    select seq::int, content from canvas_snapshots where canvas_id = ${id} and seq > ${after}
    union all
    select seq::int, content from canvas_updates where canvas_id = ${id} and seq > ${after}
    order by seq`)
  return rows
}

/** Returns everything after a number as one update. */
export async function getUpdatesAfter(db: Db, place: { id: string; after: number }) {
  const rows = await selectUpdates(db, place)
  return { update: await asOne(place.id, rows), seq: rows.at(-1)?.seq ?? place.after }
}

/** The most bytes that are merged here: it takes a few milliseconds, less than asking a worker on a busy machine. */
const BYTES_AT_ONCE = 4000

async function asOne(id: string, rows: readonly { content: Buffer }[]): Promise<Uint8Array | null> {
  const updates = rows.map(({ content }) => content)
  if (updates.length < 2) return updates[0] ?? null
  const bytes = updates.reduce((sum, { length }) => sum + length, 0)
  return bytes <= BYTES_AT_ONCE ? Y.mergeUpdates(updates) : runDocumentTask(id, { act: 'merge', updates })
}

/**
 * Returns the document for opening: the stored snapshot in its dense form, and the newest updates as one. Merging them
 * would read through a whole year each time.
 */
export async function getUpdatesToOpen(db: Db, id: string) {
  const { rows } = await denseRows(db)(sql`
    select seq::int, dense from canvas_snapshots where canvas_id = ${id} and dense_seq = seq`)
  const [row] = rows
  const rest = await getUpdatesAfter(db, { id, after: row?.seq ?? 0 })
  // In the meantime, the later updates may have been merged into a newer snapshot.
  return { snapshot: row?.dense ?? null, ...rest }
}

/** Returns all updates of the shared document, or those before one of its newest. */
export async function getAllUpdates(
  db: Db,
  id: string,
  { before = Number.POSITIVE_INFINITY } = {},
): Promise<{ updates: Uint8Array[]; seq: number }> {
  const rows = (await selectUpdates(db, { id, after: 0 })).filter(({ seq }) => seq < before)
  return { updates: rows.map(({ content }) => content), seq: rows.at(-1)?.seq ?? 0 }
}

const sizeRows = rowsOf({ bytes: z.number(), loose: z.number() })

/** Returns the stored bytes of a shared document, and those in single updates. */
export async function getDocumentSize(db: Db, id: string): Promise<{ bytes: number; loose: number }> {
  const { rows } = await sizeRows(db)(sql`
    select (loose + coalesce((select octet_length(content) from canvas_snapshots where canvas_id = ${id}), 0))::int as bytes,
      loose
    from (select coalesce(sum(octet_length(content)), 0)::int as loose from canvas_updates where canvas_id = ${id}) u`)
  return rows[0] ?? { bytes: 0, loose: 0 }
}

/** Merges older updates, so that a canvas with a year of history opens as fast as a new one. May run twice. */
export async function saveSnapshot(tx: Db, id: string): Promise<void> {
  const { updates, seq } = await getAllUpdates(tx, id)
  const { content, dense } = await runDocumentTask(id, { act: 'fold', updates })
  await tx.execute(sql`
    insert into canvas_snapshots as s (canvas_id, seq, content, dense, dense_seq)
    values (${id}, ${seq}, ${Buffer.from(content)}, ${Buffer.from(dense)}, ${seq})
    on conflict (canvas_id) do update set seq = excluded.seq, content = excluded.content, dense = excluded.dense,
      dense_seq = excluded.dense_seq, updated_at = now()
      where s.seq < excluded.seq`)
  await tx.execute(sql`
    delete from canvas_updates u using canvas_snapshots s
    where u.canvas_id = ${id} and s.canvas_id = u.canvas_id and u.seq <= s.seq`)
}
