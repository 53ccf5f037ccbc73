import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { type Version, VERSION_KINDS } from '../../contract/versions/versions.endpoints.ts'

const listed = {
  id: z.string(),
  kind: z.enum(VERSION_KINDS),
  name: z.string(),
  author: z.nullable(z.string()),
  created_at: timestamp,
}
const listRows = rowsOf(listed)
const wholeRows = rowsOf({
  ...listed,
  content: z.custom<ApplicationContent>(),
  state: z.custom<Buffer>(),
})

export async function listVersionRows(db: Db, canvasId: string): Promise<Version[]> {
  const { rows } = await listRows(db)(sql`
    select v.id, v.kind, v.name, u.first_name || ' ' || u.last_name as author, v.created_at
    from canvas_versions v left join users u on u.id = v.author_id
    where v.canvas_id = ${canvasId} order by v.created_at desc, v.id desc`)
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: toIso(created_at) }))
}

export async function findVersion(db: Db, { canvasId, id }: { canvasId: string; id: string }) {
  const { rows } = await wholeRows(db)(sql`
    select v.id, v.kind, v.name, u.first_name || ' ' || u.last_name as author, v.created_at, v.content, v.state
    from canvas_versions v left join users u on u.id = v.author_id
    where v.canvas_id = ${canvasId} and v.id = ${id}`)
  const row = rows[0]
  if (!row) return undefined
  const { created_at, ...version } = row
  return { ...version, createdAt: toIso(created_at) }
}

const contentRows = rowsOf({
  name: z.string(),
  created_at: timestamp,
  content: z.custom<ApplicationContent>(),
})

/** Selects the versions that the person saved, for their export. */
export async function listOwnVersions(db: Db, { canvasId, userId }: { canvasId: string; userId: string }) {
  const { rows } = await contentRows(db)(sql`
    select name, created_at, content from canvas_versions
    where canvas_id = ${canvasId} and author_id = ${userId} order by created_at, id`)
  return rows
}

const stateRows = rowsOf({ state: z.custom<Buffer>() })

/** Selects the shared document of the last submission. */
export async function listSubmittedDocument(db: Db, canvasId: string): Promise<Uint8Array[]> {
  const { rows } = await stateRows(db)(sql`
    select state from canvas_versions where canvas_id = ${canvasId} and kind = 'submitted'
    order by created_at desc, id desc limit 1`)
  return rows.map(({ state }) => state)
}

const countRows = rowsOf({ count: z.number() })

export async function countNamed(tx: Db, canvasId: string): Promise<number> {
  const { rows } = await countRows(tx)(sql`
    select count(*)::int as count from canvas_versions where canvas_id = ${canvasId} and kind = 'named'`)
  return rows[0]?.count ?? 0
}

type NewVersion = {
  canvasId: string
  kind: Version['kind']
  name?: string
  userId: string
  state: Uint8Array
  content: ApplicationContent
  at?: Date
}

export async function insertVersion(
  tx: Db,
  { canvasId, kind, name = '', userId, state, content, at }: NewVersion,
): Promise<string> {
  const id = newId()
  await tx.execute(sql`
    insert into canvas_versions (id, canvas_id, kind, name, author_id, state, content, created_at)
    values (${id}, ${canvasId}, ${kind}, ${name}, ${userId}, ${Buffer.from(state)}, ${JSON.stringify(content)},
      ${at ? toIso(at) : sql`clock_timestamp()`})`)
  return id
}

/** Deletes all but the newest of the automatic versions. */
export async function deleteRestoredVersions(tx: Db, { canvasId, most }: { canvasId: string; most: number }) {
  await tx.execute(sql`
    delete from canvas_versions where id in (
      select id from canvas_versions where canvas_id = ${canvasId} and kind = 'restored'
      order by created_at desc, id desc offset ${most})`)
}
