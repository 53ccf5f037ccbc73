import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'

/** A page is read again when a new post links to it and it was last asked for so long ago. */
const DAYS_KEPT = 7

const addressRows = rowsOf({ address: z.string() })
const pageRows = rowsOf({
  address: z.string(),
  id: z.string(),
  title: z.string(),
  description: z.string(),
  hasPicture: z.boolean(),
})
const pictureRows = rowsOf({ picture: z.instanceof(Buffer) })

/** Notes that a post links to a page. @returns whether it is to be read */
export async function claimPage(tx: Db, address: string): Promise<boolean> {
  const { rows } = await addressRows(tx)(sql`
    insert into feed_linked_pages (address, id) values (${address}, ${newId()})
    on conflict (address) do update set asked_at = now()
      where feed_linked_pages.asked_at < now() - make_interval(days => ${DAYS_KEPT})
    returning address`)
  return rows.length > 0
}

/** Selects those of the pages that could be read. */
export async function listPages(db: Db, addresses: readonly string[]) {
  const { rows } = await pageRows(db)(sql`
    select address, id, title, description, picture is not null as "hasPicture" from feed_linked_pages
    where address = any(${sql.param([...addresses])}::text[]) and title <> ''`)
  return rows
}

type Read = { address: string; title: string; description: string; picture: Uint8Array | null }

/** A new id with each reading: browsers keep pictures by it for good. */
export async function savePage(db: Db, { address, title, description, picture }: Read): Promise<void> {
  await db.execute<object>(sql`
    update feed_linked_pages set id = ${newId()}, title = ${title}, description = ${description},
      picture = ${picture && Buffer.from(picture)}, read_at = now()
    where address = ${address}`)
}

export async function findPicture(db: Db, id: string): Promise<Buffer | undefined> {
  const { rows } = await pictureRows(db)(sql`
    select picture from feed_linked_pages where id = ${id} and picture is not null`)
  return rows[0]?.picture
}

/** Deletes pages to which no post links. */
export async function deleteUnlinkedPages(tx: Db): Promise<void> {
  await tx.execute<object>(sql`
    delete from feed_linked_pages l where not exists (select from feed_posts p where p.link = l.address)`)
}
