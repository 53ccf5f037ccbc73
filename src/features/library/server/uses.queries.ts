import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'

const useRows = rowsOf({ kind: z.string(), thing: z.string(), shownFrom: z.nullable(timestamp) })
const idRows = rowsOf({ id: z.string() })

export type Use = { kind: string; thing: string; shownFrom: string | null }

export async function listUsesOf(db: Db, picture: string): Promise<Use[]> {
  const { rows } = await useRows(db)(sql`
    select kind, thing, shown_from as "shownFrom" from library_uses where picture_id = ${picture}
    order by kind, thing limit 200`)
  return rows.map((row) => ({ ...row, shownFrom: toIso(row.shownFrom) }))
}

type Thing = { kind: string; thing: string }

/** Lists the pictures of a thing that its own table names. */
export async function listUsed(db: Db, { kind, thing }: Thing): Promise<string[]> {
  const { rows } = await idRows(db)(
    sql`select picture_id as id from library_uses where kind = ${kind} and thing = ${thing}`,
  )
  return rows.map(({ id }) => id)
}

type Input = Thing & {
  /**
   * The owners whose pictures may be used, besides those for every author and those already in the thing; `staff` may use
   * all.
   */
  by: readonly string[] | 'staff'
  /** The moment from which everybody sees each of them there; nothing in a draft. */
  pictures: ReadonlyMap<string, string | null>
}

/** The pictures of a thing are these from now on; what is not for its writers is left out. */
export async function saveUses(tx: Db, { kind, thing, by, pictures }: Input): Promise<void> {
  const ids = [...pictures.keys()]
  const dates = sql.param([...pictures.values()])
  const may =
    by === 'staff'
      ? sql`true`
      : sql`(p.is_shared or p.owner_id = any(${sql.param([...by])}::uuid[]) or exists (
          select from library_uses w where w.picture_id = p.id and w.kind = ${kind} and w.thing = ${thing}))`
  // A picture that is removed at this moment waits, and finds its use.
  await tx.execute(sql`
    insert into library_uses (picture_id, kind, thing, shown_from)
    select p.id, ${kind}, ${thing}, g.shown_from
    from unnest(${sql.param(ids)}::uuid[], ${dates}::timestamptz[]) as g (id, shown_from)
    join library_pictures p on p.id = g.id where ${may} order by p.id for share of p
    on conflict (picture_id, kind, thing) do update set shown_from = excluded.shown_from
      where library_uses.shown_from is distinct from excluded.shown_from`)
  await tx.execute(sql`
    delete from library_uses where kind = ${kind} and thing = ${thing}
      and not picture_id = any(${sql.param(ids)}::uuid[])`)
}
