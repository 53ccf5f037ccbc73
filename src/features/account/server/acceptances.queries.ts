import { sql } from '#platform/server/db/sql.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, toIso } from '#platform/server/db/rows-of.ts'
import * as z from 'zod/mini'

type Acceptances = { userIds: readonly string[]; terms: string; privacy: string; acceptedAt?: string | Date }

/** Records that these people accept the two documents, by their versions; now, unless a time is given. */
export async function insertAcceptances(
  tx: Db,
  { userIds, terms, privacy, acceptedAt }: Acceptances,
): Promise<void> {
  const at = acceptedAt === undefined ? null : toIso(acceptedAt)
  await tx.execute(sql`
    insert into terms_acceptances (user_id, document, version, accepted_at)
    select u.id, d.document, d.version, coalesce(${at}::timestamptz, now())
    from unnest(${sql.param(userIds)}::uuid[]) as u (id),
      (values ('terms', ${terms}), ('privacy', ${privacy})) as d (document, version)`)
}

const acceptedRows = rowsOf({ document: z.string(), version: z.string() })

export async function listAccepted(db: Db, userId: string) {
  const { rows } = await acceptedRows(db)(
    sql`select document, version from terms_acceptances where user_id = ${userId}`,
  )
  return rows
}

/** The first time counts. */
export async function saveAcceptance(
  db: Db,
  { userId, document, version }: { userId: string; document: string; version: string },
): Promise<void> {
  await db.execute(sql`
    insert into terms_acceptances (user_id, document, version) values (${userId}, ${document}, ${version})
    on conflict do nothing`)
}
