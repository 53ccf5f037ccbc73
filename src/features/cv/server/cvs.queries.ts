import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Db, onlyReads } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { countChanges, type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { type VariantSection, type CvVariant, DESIGNS, SCRIPTS } from '../contract/variant.ts'

const cvRows = rowsOf({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  design: z.enum(DESIGNS),
  script: z.enum(SCRIPTS),
  shows: z.custom<CvVariant['shows']>(),
  sections: z.custom<VariantSection[]>(),
  version: z.number(),
  linkDigest: z.nullable(z.instanceof(Buffer)),
  linkSealed: z.nullable(z.string()),
  linkCreatedAt: z.nullable(timestamp),
  linkExpiresAt: z.nullable(timestamp),
  linkViews: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type StoredCv = RowOf<typeof cvRows>

const CV = sql`id, user_id as "userId", name, design, script, shows, sections, version,
  link_digest as "linkDigest", link_sealed as "linkSealed", link_created_at as "linkCreatedAt",
  link_expires_at as "linkExpiresAt", link_views as "linkViews", created_at as "createdAt",
  updated_at as "updatedAt"`

async function oneCv(db: Db, statement: SQL): Promise<StoredCv | undefined> {
  const { rows } = await cvRows(db)(statement)
  return rows[0]
}

type Owned = { id: string; userId: string }

export async function listOf(db: Db, userId: string): Promise<StoredCv[]> {
  const { rows } = await cvRows(db)(sql`
    select ${CV} from cvs where user_id = ${userId} order by updated_at desc, id desc`)
  return rows
}

const idRows = rowsOf({ id: z.string() })

/** Returns the CV that was changed last, which is the one just created. */
export async function findLatestCv(db: Db, userId: string): Promise<string | null> {
  const { rows } = await idRows(db)(sql`
    select id from cvs where user_id = ${userId} order by updated_at desc, id desc limit 1`)
  return rows[0]?.id ?? null
}

/** Returns the CV that was changed last if the person had none at that time. */
export async function findFirstCvSince(
  db: Db,
  { userId, since }: { userId: string; since: string },
): Promise<string | null> {
  const { rows } = await idRows(db)(sql`
    select id from cvs where user_id = ${userId}
      and not exists (select from cvs c where c.user_id = ${userId} and c.created_at <= ${since}::timestamptz)
    order by updated_at desc, id desc limit 1`)
  return rows[0]?.id ?? null
}

export function findCv(db: Db, { id, userId }: Owned): Promise<StoredCv | undefined> {
  return oneCv(db, sql`select ${CV} from cvs where id = ${id} and user_id = ${userId}`)
}

/** Selects the CV and locks it until the transaction ends. */
export function lockCv(tx: Db, { id, userId }: Owned): Promise<StoredCv | undefined> {
  return oneCv(tx, sql`select ${CV} from cvs where id = ${id} and user_id = ${userId} for update`)
}

const countRows = rowsOf({ count: z.number() })

/** Counts a person's CVs under a lock, so that none is added in the meantime. */
export async function lockCount(tx: Db, userId: string): Promise<number> {
  await tx.execute(sql`select id from users where id = ${userId} for update`)
  const { rows } = await countRows(tx)(sql`select count(*)::int as count from cvs where user_id = ${userId}`)
  return rows[0]?.count ?? 0
}

export async function insertCv(
  db: Db,
  { userId, variant }: { userId: string; variant: CvVariant },
): Promise<string> {
  const id = newId()
  const { name, design, script, shows, sections } = variant
  await db.execute(sql`
    insert into cvs (id, user_id, name, design, script, shows, sections)
    values (${id}, ${userId}, ${name}, ${design}, ${script}, ${JSON.stringify(shows)}::jsonb,
      ${JSON.stringify(sections)}::jsonb)`)
  return id
}

export async function saveCvRow(
  tx: Db,
  { id, variant }: { id: string; variant: CvVariant },
): Promise<StoredCv> {
  const { name, design, script, shows, sections } = variant
  const row = await oneCv(
    tx,
    sql`
      update cvs set name = ${name}, design = ${design}, script = ${script},
        shows = ${JSON.stringify(shows)}::jsonb, sections = ${JSON.stringify(sections)}::jsonb,
        version = version + 1, updated_at = now()
      where id = ${id} returning ${CV}`,
  )
  if (!row) throw new Error('The CV was deleted although it was locked')
  return row
}

export async function deleteCv(db: Db, { id, userId }: Owned): Promise<boolean> {
  return (await countChanges(db, sql`delete from cvs where id = ${id} and user_id = ${userId}`)) > 0
}

/** Replaces the public address in one statement; of concurrent calls the last one stays. `days` 0 never ends. */
export function saveLink(
  db: Db,
  { digest, sealed, days, id, userId }: Owned & { digest: Buffer; sealed: string; days: number },
): Promise<StoredCv | undefined> {
  return oneCv(
    db,
    sql`
      update cvs set link_digest = ${digest}, link_sealed = ${sealed}, link_created_at = now(),
        link_expires_at = now() + make_interval(days => nullif(${days}::int, 0)), link_views = 0
      where id = ${id} and user_id = ${userId} returning ${CV}`,
  )
}

export async function deleteLink(db: Db, { id, userId }: Owned): Promise<boolean> {
  const count = await countChanges(
    db,
    sql`
      update cvs set link_digest = null, link_sealed = null, link_created_at = null,
        link_expires_at = null, link_views = 0
      where id = ${id} and user_id = ${userId}`,
  )
  return count > 0
}

/** Returns the CV behind a public address; suspended and leaving members show nothing. */
export function findShared(db: Db, digest: Buffer): Promise<StoredCv | undefined> {
  return oneCv(
    db,
    sql`
      select ${CV} from cvs
      where link_digest = ${digest} and (link_expires_at is null or link_expires_at > now())
        and exists (select from users u
          where u.id = cvs.user_id and u.suspended_at is null and u.delete_after is null)`,
  )
}

/** Counts a view without storing the viewer. */
export async function countView(db: Db, id: string): Promise<void> {
  if (onlyReads(db)) return
  await db.execute(sql`update cvs set link_views = link_views + 1 where id = ${id}`)
}
