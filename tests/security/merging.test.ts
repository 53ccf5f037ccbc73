import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { keepRows } from '#platform/server/merging.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

const said = features.flatMap(({ merger = {} }) => Object.keys(merger))

async function columns(query: string): Promise<string[]> {
  const { rows } = await app.services.pool.query<{ place: string }>(query)
  return rows.map(({ place }) => place)
}

test('every column that refers to a member says what becomes of it when two accounts are joined', async () => {
  const referring = await columns(`
    select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.conrelid::regclass::text not like 'pg_%'`)
  expect(referring.length).toBeGreaterThan(40)
  expect(referring.filter((place) => !said.includes(place))).toEqual([])
})

test('so does every column that is called like one without being a reference', async () => {
  const alike = await columns(`
    select table_name || '.' || column_name as place
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'uuid'
      and column_name ~ '^(user|person|actor|member|owner|author)_id$|_by$'`)
  expect(alike.filter((place) => !said.includes(place))).toEqual([])
})

test('what is said is said once, of columns that are there', async () => {
  const all = await columns(`
    select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`)
  expect(said.filter((place) => !all.includes(place))).toEqual([])
  expect(said.length).toBe(new Set(said).size)
})

/** Columns beside the person of which each has one row, without those with an identifier. */
const SAME: Record<string, Record<string, unknown>> = {
  applications: { opportunity_id: randomUUID() },
  deadline_reminders: { stage: 'day' },
  notification_preferences: { topic: 'deadlines' },
  opportunity_events: { kind: 'saved' },
  profile_pictures: { kind: 'photo' },
  profile_sections: { section: 'about' },
  saved_searches: { query: 'q=drvo' },
  skill_evidence: { subject: 'drvo', source: 'link:drvo' },
  skill_targets: { kind: 'occupation' },
  terms_acceptances: { document: 'terms', version: '1' },
}

/** Drops constraints, so that rows may have any content and refer to missing ones: only their owner matters here. */
async function loosen(client: PoolClient) {
  await client.query(`do $$ declare one record; begin
    for one in select conrelid::regclass as place, conname from pg_constraint
      where (contype = 'c' or (contype = 'f' and confrelid <> 'users'::regclass)) and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', one.place, one.conname); end loop; end $$`)
}

type Column = { name: string; type: string }

/** Inserts a row of any table that names this member in this column; both members get the same things by it. */
async function insert(client: PoolClient, place: string, member: string, thing: string) {
  const [table = '', column = ''] = place.split('.')
  const { rows } = await client.query<Column>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
       and is_generated = 'NEVER'`,
    [table],
  )
  const values = {
    ...Object.fromEntries(rows.map((one) => [one.name, anything(one, thing)])),
    ...SAME[table],
  }
  const row: Record<string, unknown> = { ...values, [column]: member }
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  await client.query(
    `insert into ${table} (${names.join()}) values (${places.join()}) on conflict do nothing`,
    Object.values(row),
  )
}

function anything({ name, type }: Column, thing: string): unknown {
  if (type === 'uuid') return name === 'id' ? randomUUID() : thing
  if (type === 'jsonb') return '{}'
  if (type.startsWith('_')) return []
  if (type === 'bytea') return Buffer.from(randomUUID())
  if (/^(int|float|numeric)/.test(type)) return 1
  if (/^(timestamp|date)/.test(type)) return new Date()
  if (type === 'bool') return false
  return type === 'citext' ? `${randomUUID()}@primjer.ba` : randomUUID()
}

test('afterwards nothing names the closed account but what tells of it', async () => {
  const admin = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  const [from, into] = [(await signIn(app)).userId, (await signIn(app)).userId]
  const rules = features.flatMap(({ merger = {} }) => Object.entries(merger))
  const leaving = rules.flatMap(([place, rule]) => (rule === keepRows ? [] : [place]))
  const client = await app.services.pool.connect()
  try {
    await loosen(client)
    const thing = (await signIn(app)).userId
    for (const place of leaving) for (const who of [from, into]) await insert(client, place, who, thing)
  } finally {
    client.release()
  }
  const left = async () => {
    const found = []
    for (const place of leaving) {
      const [table, column] = place.split('.')
      const { rowCount } = await app.services.pool.query(`select 1 from ${table} where ${column} = $1`, [
        from,
      ])
      if (rowCount) found.push(place)
    }
    return found
  }
  expect(await left()).toEqual(leaving)
  const answer = await app.http.inject({
    method: 'POST',
    url: `/api/admin/users/${from}/merge`,
    headers: admin.headers,
    payload: { into, reason: 'Ista osoba' },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([200, undefined])
  expect(await left()).toEqual([])
})
