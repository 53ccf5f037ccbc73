import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Place } from '#platform/contract/cursor.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageMark } from '#platform/server/db/page-mark.ts'
import { type RowOf, rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { Content } from '../contract/rules/content.ts'
import type { Settings } from '../contract/settings.ts'

const moment = z.nullable(timestamp)
const formRows = rowsOf({
  id: z.string(),
  organisationId: z.nullable(z.string()),
  slug: z.string(),
  content: z.custom<Content>(),
  version: z.number(),
  published: z.nullable(z.number()),
  asked: z.nullable(z.custom<Content>()),
  audience: z.enum(['all', 'members']),
  onceOnly: z.boolean(),
  opensAt: moment,
  closesAt: moment,
  editableUntil: moment,
  quota: z.nullable(z.number()),
  received: z.number(),
  retentionDays: z.nullable(z.number()),
  framed: z.boolean(),
  offered: z.boolean(),
  archivedAt: moment,
  hiddenAt: moment,
  createdBy: z.nullable(z.string()),
  updatedAt: timestamp,
  now: timestamp,
})
export type Form = ReturnType<typeof toForm>
const numberRows = rowsOf({ number: z.number() })
const idRows = rowsOf({ id: z.string() })

function toForm(row: RowOf<typeof formRows>) {
  return {
    ...row,
    opensAt: toIso(row.opensAt),
    closesAt: toIso(row.closesAt),
    editableUntil: toIso(row.editableUntil),
    archivedAt: toIso(row.archivedAt),
    hiddenAt: toIso(row.hiddenAt),
    updatedAt: toIso(row.updatedAt),
    now: toIso(row.now),
  }
}

const COLUMNS = sql`f.id, f.organisation_id as "organisationId", f.slug, f.content, f.version, f.published, v.content as asked, f.audience, f.once_only as "onceOnly",
  f.opens_at as "opensAt", f.closes_at as "closesAt", f.editable_until as "editableUntil", f.quota, f.received,
  f.retention_days as "retentionDays", f.framed, f.offered, f.archived_at as "archivedAt", f.hidden_at as "hiddenAt",
  f.created_by as "createdBy", f.updated_at as "updatedAt",
  now()::timestamptz(3) as now`
const JOINED = sql`forms f left join form_versions v on v.form_id = f.id and v.number = f.published`

async function selectBy(db: Db, condition: SQL): Promise<Form | undefined> {
  const { rows } = await formRows(db)(sql`select ${COLUMNS} from ${JOINED} where ${condition}`)
  return rows[0] && toForm(rows[0])
}

export const findForm = (db: Db, id: string) => selectBy(db, sql`f.id = ${id}`)
/**
 * Forms of an organisation that was suspended or closed are as little there as the rest of it, and so is what moderators hid.
 */
export const PUBLIC = sql`f.hidden_at is null and (f.organisation_id is null
  or exists (select from active_organisations o where o.id = f.organisation_id))`
export const findFormBySlug = (db: Db, slug: string) => selectBy(db, sql`f.slug = ${slug} and ${PUBLIC}`)
export const lockForm = (tx: Db, id: string) => selectBy(tx, sql`f.id = ${id} for update of f`)

type Filter = {
  organisation: string | null
  archived: boolean
  q: string
  after: Place | undefined
  limit: number
}

export async function listFormRows(
  db: Db,
  { organisation, archived, q, after, limit }: Filter,
): Promise<Form[]> {
  const conditions = [
    organisation === null ? sql`f.organisation_id is null` : sql`f.organisation_id = ${organisation}`,
    sql`f.archived_at is ${archived ? sql`not null` : sql`null`}`,
    ...(q === ''
      ? []
      : [sql`(f.content -> 'title' ->> 'bhs') || ' ' || (f.content -> 'title' ->> 'en') ilike ${like(q)}`]),
    ...(after ? [sql`(f.updated_at, f.id) < ${pageMark(after)}`] : []),
  ]
  const { rows } = await formRows(db)(sql`
    select ${COLUMNS} from ${JOINED} where ${sql.join(conditions, sql` and `)}
    order by f.updated_at desc, f.id desc limit ${limit}`)
  return rows.map(toForm)
}

function like(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

const countRows = rowsOf({ count: z.number() })

/** Counts the forms of an organisation that are not in its archive. */
export async function countFormsOf(tx: Db, organisation: string): Promise<number> {
  const { rows } = await countRows(tx)(sql`
    select count(*)::int as count from forms where organisation_id = ${organisation} and archived_at is null`)
  return rows[0]!.count
}

type NewForm = {
  id: string
  organisation: string | null
  slug: string
  content: Content
  by: string | null
  retentionDays?: number | null
}

/** Says whether the address was free. */
export async function insertForm(tx: Db, form: NewForm): Promise<boolean> {
  const { id, organisation, slug, content, by, retentionDays = null } = form
  const { rows } = await idRows(tx)(sql`
    insert into forms (id, organisation_id, slug, content, created_by, retention_days)
    values (${id}, ${organisation}, ${slug}, ${JSON.stringify(content)}::jsonb, ${by}, ${retentionDays})
    on conflict (slug) do nothing returning id`)
  return rows.length > 0
}

export async function updateContent(
  tx: Db,
  { id, content }: { id: string; content: Content },
): Promise<number> {
  const { rows } = await numberRows(tx)(sql`
    update forms set content = ${JSON.stringify(content)}::jsonb, version = version + 1, updated_at = now()
    where id = ${id} returning version as number`)
  return rows[0]!.number
}

/** Says whether the address was free, or its own. */
export async function updateSettings(tx: Db, id: string, settings: Settings): Promise<boolean> {
  const {
    slug,
    audience,
    onceOnly,
    opensAt,
    closesAt,
    editableUntil,
    quota,
    retentionDays,
    framed,
    offered,
  } = settings
  const { rows } = await idRows(tx)(sql`
    update forms set slug = ${slug}, audience = ${audience}, once_only = ${onceOnly}, opens_at = ${opensAt},
      closes_at = ${closesAt}, editable_until = ${editableUntil}, quota = ${quota}, retention_days = ${retentionDays},
      framed = ${framed}, offered = ${offered}, updated_at = now()
    where id = ${id} and not exists (select from forms other where other.slug = ${slug} and other.id <> ${id})
    returning id`)
  return rows.length > 0
}

/** The number of the version that is asked from now on. */
export async function insertVersion(
  tx: Db,
  { id, content, by }: { id: string; content: Content; by: string | null },
): Promise<number> {
  const { rows } = await numberRows(tx)(sql`
    insert into form_versions (form_id, number, content, published_by)
    select ${id}::uuid, coalesce(max(number), 0) + 1, ${JSON.stringify(content)}::jsonb, ${by}::uuid
    from form_versions where form_id = ${id} returning number`)
  return rows[0]!.number
}

export async function updatePublished(tx: Db, id: string, number: number | null): Promise<void> {
  await tx.execute(sql`
    update forms set published = ${number}, version = version + 1, updated_at = now() where id = ${id}`)
}

export async function updateArchived(tx: Db, id: string, archived: boolean): Promise<void> {
  await tx.execute(sql`
    update forms set archived_at = ${archived ? sql`coalesce(archived_at, now())` : null}, updated_at = now(),
      published = ${archived ? null : sql`published`} where id = ${id}`)
}

export async function updateHidden(tx: Db, id: string, isHidden: boolean): Promise<void> {
  await tx.execute(sql`
    update forms set hidden_at = ${isHidden ? sql`coalesce(hidden_at, now())` : null} where id = ${id}`)
}

const contentRows = rowsOf({ content: z.custom<Content>() })

/** Lists all that hidden forms of the same organisation, of the house or of the same person ask, or have asked. */
export async function listHiddenContents(
  db: Db,
  { id, organisationId, createdBy }: Form,
): Promise<Content[]> {
  const { rows } = await contentRows(db)(sql`
    with hidden as (
      select id, content from forms where hidden_at is not null and id <> ${id}
        and (organisation_id is not distinct from ${organisationId}::uuid or created_by = ${createdBy}::uuid)
    )
    select content from hidden
    union all select v.content from form_versions v where v.form_id in (select id from hidden)`)
  return rows.map(({ content }) => content)
}

const versionRows = rowsOf({ number: z.number(), content: z.custom<Content>() })

/** Lists the published versions, the latest first. */
export async function listVersions(db: Db, id: string) {
  const { rows } = await versionRows(db)(sql`
    select number, content from form_versions where form_id = ${id} order by number desc`)
  return rows
}

export async function findVersion(db: Db, id: string, number: number): Promise<Content | undefined> {
  const { rows } = await versionRows(db)(sql`
    select number, content from form_versions where form_id = ${id} and number = ${number}`)
  return rows[0]?.content
}
