import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'

const useRows = rowsOf({ kind: z.string(), thing: z.string(), shownFrom: z.nullable(timestamp) })
const idRows = rowsOf({ id: z.string() })

/** What stands in things: a picture or another file, each with a table of its uses. */
export type Sort = 'picture' | 'document'
const SHELVES = {
  picture: { items: sql`library_pictures`, uses: sql`library_uses`, item: sql`picture_id` },
  document: { items: sql`library_documents`, uses: sql`library_document_uses`, item: sql`document_id` },
} as const

export type Use = { kind: string; thing: string; shownFrom: string | null }

export async function listUsesOf(db: Db, id: string, sort: Sort): Promise<Use[]> {
  const { uses, item } = SHELVES[sort]
  const { rows } = await useRows(db)(sql`
    select kind, thing, shown_from as "shownFrom" from ${uses} where ${item} = ${id}
    order by kind, thing limit 200`)
  return rows.map((row) => ({ ...row, shownFrom: toIso(row.shownFrom) }))
}

type Thing = { kind: string; thing: string }

/** Lists the pictures of a thing. */
export function listUsed(db: Db, thing: Thing): Promise<string[]> {
  return listUsedOf(db, thing, 'picture')
}

/** Lists the other files of a thing. */
export function listUsedDocuments(db: Db, thing: Thing): Promise<string[]> {
  return listUsedOf(db, thing, 'document')
}

async function listUsedOf(db: Db, { kind, thing }: Thing, sort: Sort): Promise<string[]> {
  const { uses, item } = SHELVES[sort]
  const { rows } = await idRows(db)(
    sql`select ${item} as id from ${uses} where kind = ${kind} and thing = ${thing}`,
  )
  return rows.map(({ id }) => id)
}

type Writers = Thing & {
  /**
   * The owners whose pictures and files may be used, besides those for every author and those already in the thing; `staff`
   * may use all.
   */
  by: readonly string[] | 'staff'
}
/** The moment from which everybody sees each of them there; nothing in a draft. */
type Moments = ReadonlyMap<string, string | null>

/** The pictures of a thing are these from now on; what is not for its writers is left out. */
export function saveUses(tx: Db, { pictures, ...writers }: Writers & { pictures: Moments }): Promise<void> {
  return saveUsesOf(tx, { ...writers, sort: 'picture', moments: pictures })
}

/** The same for its other files. */
export function saveDocumentUses(
  tx: Db,
  { documents, ...writers }: Writers & { documents: Moments },
): Promise<void> {
  return saveUsesOf(tx, { ...writers, sort: 'document', moments: documents })
}

async function saveUsesOf(
  tx: Db,
  { kind, thing, by, sort, moments }: Writers & { sort: Sort; moments: Moments },
): Promise<void> {
  const { items, uses, item } = SHELVES[sort]
  const ids = [...moments.keys()]
  const dates = sql.param([...moments.values()])
  const may =
    by === 'staff'
      ? sql`true`
      : sql`(p.is_shared or p.owner_id = any(${sql.param([...by])}::uuid[]) or exists (
          select from ${uses} w where w.${item} = p.id and w.kind = ${kind} and w.thing = ${thing}))`
  // One that is removed at this moment waits, and finds its use.
  await tx.execute(sql`
    insert into ${uses} (${item}, kind, thing, shown_from)
    select p.id, ${kind}, ${thing}, g.shown_from
    from unnest(${sql.param(ids)}::uuid[], ${dates}::timestamptz[]) as g (id, shown_from)
    join ${items} p on p.id = g.id where ${may} order by p.id for share of p
    on conflict (${item}, kind, thing) do update set shown_from = excluded.shown_from
      where ${uses}.shown_from is distinct from excluded.shown_from`)
  await tx.execute(sql`
    delete from ${uses} where kind = ${kind} and thing = ${thing}
      and not ${item} = any(${sql.param(ids)}::uuid[])`)
}
