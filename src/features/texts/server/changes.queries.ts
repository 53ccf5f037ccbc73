import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf, timestamp } from '#platform/server/db/rows-of.ts'

/** Locks the texts, so that changes run one after another and each is checked against the current texts. */
export async function lockTexts(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('texts.changes'))`)
}

export type StoredOverride = {
  catalogue: string
  key: string
  locale: Locale
  text: string
  delivered: string
}

export async function saveOverrides(tx: Db, rows: readonly StoredOverride[]): Promise<void> {
  await tx.execute(sql`
    insert into text_overrides (catalogue, key, locale, text, delivered)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (catalogue text, key text, locale text, text text, delivered text)
    on conflict (catalogue, key, locale) do update
      set text = excluded.text, delivered = excluded.delivered, changed_at = now()`)
}

export async function deleteOverrides(
  tx: Db,
  rows: readonly Pick<StoredOverride, 'catalogue' | 'key' | 'locale'>[],
): Promise<void> {
  await tx.execute(sql`
    delete from text_overrides o using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (catalogue text, key text, locale text)
    where (o.catalogue, o.key, o.locale) = (given.catalogue, given.key, given.locale)`)
}

export type ChangeItem = {
  text_id: string
  locale: Locale
  before: string | null
  after: string | null
  reason: string | null
}
export type NewChange = {
  kind: 'file' | 'edit' | 'restore'
  file: string | null
  restored: number | null
  madeBy: string
  items: readonly ChangeItem[]
}

/** Both languages of a text are right as they stand. */
export async function saveCheck(tx: Db, { id, version }: { id: string; version: string }): Promise<void> {
  await tx.execute(sql`
    insert into text_checks (text_id, version) values (${id}, ${version})
    on conflict (text_id) do update set version = excluded.version, checked_at = now()`)
}

const checkRows = rowsOf({ id: z.string(), version: z.string() })

export async function listChecks(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await checkRows(db)(sql`select text_id as id, version from text_checks`)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

const idRows = rowsOf({ id: z.number() })

export async function saveChange(
  tx: Db,
  { kind, file, restored, madeBy, items }: NewChange,
): Promise<number> {
  const { rows } = await idRows(tx)(sql`
    with change as (
      insert into text_changes (kind, file, restored, texts, made_by)
      values (${kind}, ${file}, ${restored}, ${items.length}, ${madeBy})
      returning id
    ), kept as (
      insert into text_change_items (change_id, text_id, locale, before, after, reason)
      select change.id, given.* from change, jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as given (text_id text, locale text, before text, after text, reason text)
    )
    select id::int from change`)
  return rows[0]!.id
}

const changeRows = rowsOf({
  id: z.number(),
  kind: z.enum(['file', 'edit', 'restore']),
  file: z.nullable(z.string()),
  restored: z.nullable(z.number()),
  texts: z.number(),
  made_at: timestamp,
  made_by: z.nullable(z.string()),
})
export type ChangeRow = RowOf<typeof changeRows>

export async function listChanges(
  db: Db,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ChangeRow[]> {
  const { rows } = await changeRows(db)(sql`
    select c.id::int, c.kind, c.file, c.restored::int, c.texts, c.made_at,
      u.first_name || ' ' || u.last_name as made_by
    from text_changes c left join users u on u.id = c.made_by
    where ${before === undefined ? sql`true` : sql`c.id < ${before}`}
    order by c.id desc limit ${limit}`)
  return rows
}

const sinceRows = rowsOf({
  text_id: z.string(),
  locale: z.enum(LOCALES),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** Lists texts changed after a change, each with its state then and after the last change. */
export async function listTextsSince(db: Db, change: number) {
  const { rows } = await sinceRows(db)(sql`
    select text_id, locale,
      (array_agg(before order by change_id))[1] as before,
      (array_agg(after order by change_id desc))[1] as after
    from text_change_items where change_id > ${change}
    group by text_id, locale order by text_id, locale`)
  return rows
}

export async function isChange(db: Db, id: number): Promise<boolean> {
  const { rows } = await idRows(db)(sql`select id::int from text_changes where id = ${id}`)
  return rows.length > 0
}
