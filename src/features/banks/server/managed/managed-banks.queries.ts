import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { ManagedBank, BankContent } from '../../contract/managed/managed-banks.endpoints.ts'

const text = z.custom<Bilingual>()
const places = z.custom<MunicipalityId[]>()

const listRows = rowsOf({
  slug: z.string(),
  name: z.string(),
  municipalities: places,
  seats: z.number(),
  isClosed: z.boolean(),
  fund: z.nullable(z.custom<{ year: number; amount: number }>()),
})
const bankRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  municipalities: places,
  about: text,
  version: z.number(),
  closed_at: z.nullable(timestamp),
})
const callRows = rowsOf({ slug: z.string(), title: text })
const fundRows = rowsOf({ year: z.number(), source: text, amount: z.number() })
const seatRows = rowsOf({
  id: z.string(),
  person: z.string(),
  name: z.string(),
  role: text,
  since: z.string(),
})
const idRows = rowsOf({ id: z.string() })
const personRows = rowsOf({ person: z.string() })

/** Matches current seats of the board. */
const seated = sql`(b.until is null or b.until >= current_date)`

export async function listManagedFor(db: Db, municipality: MunicipalityId | undefined) {
  const { rows } = await listRows(db)(sql`
    select k.slug, k.name, k.municipalities, k.closed_at is not null as "isClosed",
      (select count(*)::int from youth_bank_board b join active_members m on m.id = b.user_id
        where b.bank_id = k.id and ${seated}) as seats,
      (select json_build_object('year', f.year, 'amount', sum(f.amount)) from youth_bank_funds f
        where f.bank_id = k.id group by f.year order by f.year desc limit 1) as fund
    from youth_banks k
    where k.active and (${municipality ?? null}::text is null or ${municipality ?? null} = any(k.municipalities))
    order by k.closed_at is not null, fold_text(k.name), k.id`)
  return rows
}

/** Returns a bank as staff edit it, by id or address; locks it where it is to be changed. */
export async function findBank(
  db: Db,
  { by, hold = false }: { by: { id: string } | { slug: string }; hold?: boolean },
): Promise<ManagedBank | undefined> {
  const {
    rows: [bank],
  } = await bankRows(db)(sql`
    select id, slug, name, municipalities, about, version, closed_at from youth_banks
    where active and ${'id' in by ? sql`id = ${by.id}` : sql`slug = ${by.slug}`} ${hold ? sql`for update` : sql``}`)
  if (!bank) return undefined
  const { rows: funds } = await fundRows(db)(sql`
    select year, source, amount from youth_bank_funds where bank_id = ${bank.id} order by year desc, amount desc, id`)
  const { rows: board } = await seatRows(db)(sql`
    select b.id, b.user_id as person, u.first_name || ' ' || u.last_name as name, b.role, b.since::text as since
    from youth_bank_board b join active_members m on m.id = b.user_id join users u on u.id = m.id
    where b.bank_id = ${bank.id} and ${seated} order by b.position, b.id`)
  const { rows: openCalls } = await callRows(db)(sql`
    select slug, content->'title' as title from public_calls
    where bank_id = ${bank.id} and status = 'published' and (held_at is not null
      or coalesce((content->'dates'->>'resultsAt')::timestamptz > clock_timestamp(), true))
    order by deadline, id`)
  const { closed_at, ...words } = bank
  return { ...words, version: String(bank.version), closedAt: toIso(closed_at), funds, board, openCalls }
}

/** Inserts a bank; returns false if its address is taken. */
export async function insertBank(
  tx: Db,
  { name, municipalities, slug }: Pick<BankContent, 'name' | 'municipalities'> & { slug: string },
): Promise<boolean> {
  const { rows } = await idRows(tx)(sql`
    insert into youth_banks (id, slug, name, municipalities, about)
    values (${newId()}, ${slug}, ${name}, ${sql.param(municipalities)}::text[], '{"bhs": "", "en": ""}')
    on conflict (slug) do nothing returning id`)
  return rows.length > 0
}

export async function updateBank(tx: Db, id: string, content: BankContent): Promise<void> {
  const { name, municipalities, about, funds } = content
  await tx.execute(sql`
    update youth_banks set name = ${name}, municipalities = ${sql.param(municipalities)}::text[],
      about = ${JSON.stringify(about)}::jsonb, version = version + 1, updated_at = clock_timestamp()
    where id = ${id}`)
  await tx.execute(sql`delete from youth_bank_funds where bank_id = ${id}`)
  await insertFunds(tx, id, funds)
}

export async function insertFunds(
  tx: Db,
  bankId: string,
  funds: readonly { year: number; source: Bilingual; amount: number }[],
): Promise<void> {
  const rows = funds.map((income) => ({ id: newId(), ...income }))
  await tx.execute(sql`
    insert into youth_bank_funds (id, bank_id, year, source, amount) select id, ${bankId}, year, source, amount
    from jsonb_populate_recordset(null::youth_bank_funds, ${JSON.stringify(rows)}::jsonb)`)
}

export async function findMemberByEmail(db: Db, email: string): Promise<string | undefined> {
  const { rows } = await idRows(db)(sql`
    select m.id from active_members m join users u on u.id = m.id where u.email = ${email.trim().toLowerCase()}`)
  return rows[0]?.id
}

export async function insertSeat(
  tx: Db,
  { bankId, userId, role }: { bankId: string; userId: string; role: Bilingual },
): Promise<void> {
  await tx.execute(sql`
    insert into youth_bank_board (id, bank_id, user_id, role, position, since)
    select ${newId()}, ${bankId}, ${userId}, ${JSON.stringify(role)}::jsonb,
      coalesce(max(position) + 1, 0), current_date
    from youth_bank_board where bank_id = ${bankId}`)
}

export async function updateRole(tx: Db, { id, role }: { id: string; role: Bilingual }): Promise<void> {
  await tx.execute(sql`update youth_bank_board set role = ${JSON.stringify(role)}::jsonb where id = ${id}`)
}

/** Ends a seat and returns its member; a seat that began today is deleted instead. */
export async function updateSeatEnd(
  tx: Db,
  { bankId, id }: { bankId: string; id: string },
): Promise<string | undefined> {
  const { rows } = await personRows(tx)(sql`
    with gone as (
      delete from youth_bank_board b where b.id = ${id} and b.bank_id = ${bankId} and b.since >= current_date
      returning b.user_id),
    ended as (
      update youth_bank_board b set until = current_date - 1
      where b.id = ${id} and b.bank_id = ${bankId} and b.since < current_date and ${seated} returning b.user_id)
    select user_id as person from gone union all select user_id from ended`)
  return rows[0]?.person
}

export async function updateClosing(tx: Db, id: string, isClosed: boolean): Promise<void> {
  await tx.execute(sql`
    update youth_banks set closed_at = ${isClosed ? sql`clock_timestamp()` : sql`null`}, updated_at = clock_timestamp()
    where id = ${id}`)
}
