import type { Client } from 'pg'
import { content as pageContent } from '#features/pages/contract/content.ts'
import { onDatabase } from '#tests/setup/on-database.ts'

/** Markup that would run a script in other people's browsers; the script leaves a mark. */
export const STRUCK = 'struck'
const MARKUP = `<img src=x onerror="window.${STRUCK}=1"><svg onload="window.${STRUCK}=1">`
/** Least number of characters that any title in a document may have; longer texts keep their length. */
const SHORTEST_LIMIT = 80
/** Documents with many shorter limits hold markup wherever their contract lets them. */
const CONTRACTS = { pages: pageContent, page_publications: pageContent }
const ADDRESS = `javascript:window.${STRUCK}=1`

/** Columns with texts by people, by name; columns that only the product writes keep their values. */
const WRITTEN =
  /name|title|about|text|summary|headline|description|note|body|answer|question|reason|message|subject|organisation|address|role|field|bhs|_en$|^en$/
const LINKS = /(^|_)(url|website|link|href|web)$/
const KEPT = /(^|_)(id|key|slug|kind|status|locale|language|hash|token|email|folded|digest|search)(_|$)/

/** Writes markup into all texts by people, bypassing all input validation; returns the number of rows. */
export function poison(dataDir: string): Promise<number> {
  return onDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ table: string; column: string; type: string }>(
      `select c.table_name as table, c.column_name as column, c.data_type as type
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
         and c.data_type in ('text', 'jsonb')`,
    )
    let changed = 0
    for (const table of new Set(rows.map((row) => row.table)))
      await client.query(`alter table "${table}" disable trigger user`)
    for (const { table, column, type } of rows) {
      if (/migrations|skills|occupations|_labels|municipalit/.test(table)) continue
      changed += await (type === 'jsonb' ? inJson : inText)(client, table, column)
    }
    return changed
  })
}

async function inText(client: Client, table: string, column: string): Promise<number> {
  const name = `"${column}"`
  if (LINKS.test(column))
    return tried(client, `update "${table}" set ${name} = $1 where ${name} <> ''`, [ADDRESS])
  if (KEPT.test(column) || !WRITTEN.test(column)) return 0
  return tried(client, `update "${table}" set ${name} = ${name} || $1 where ${name} <> ''`, [MARKUP])
}

async function inJson(client: Client, table: string, column: string): Promise<number> {
  if (KEPT.test(column)) return 0
  const { rows } = await client.query<{ ctid: string; value: unknown }>(
    `select ctid::text, "${column}" as value from "${table}" where "${column}" is not null`,
  )
  let changed = 0
  for (const { ctid, value } of rows) {
    const contract = column === 'content' && CONTRACTS[table as keyof typeof CONTRACTS]
    const json = JSON.stringify(contract ? filled(value, contract) : poisoned(value, column))
    if (json !== JSON.stringify(value))
      changed += await tried(client, `update "${table}" set "${column}" = $1::jsonb where ctid = $2::tid`, [
        json,
        ctid,
      ])
  }
  return changed
}

function poisoned(value: unknown, key: string): unknown {
  if (typeof value === 'string') {
    if (LINKS.test(key)) return ADDRESS
    return !KEPT.test(key) && /\s/.test(value) ? value.slice(0, kept(value)) + MARKUP : value
  }
  if (Array.isArray(value)) return value.map((one) => poisoned(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, name)]))
}

/** Writes markup into one text after another, and gives back those that the contract refuses it in. */
function filled(document: unknown, contract: typeof pageContent): unknown {
  const whole = structuredClone(document)
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return
    const holder = part as Record<string, unknown>
    for (const [name, value] of Object.entries(holder)) {
      if (typeof value !== 'string') visit(value)
      else {
        holder[name] = poisoned(value, name)
        if (!contract.safeParse(whole).success) holder[name] = value
      }
    }
  }
  visit(whole)
  return whole
}

/** Keeps the length, because a text longer than its contract allows would not show at all. */
const kept = (value: string) => Math.max(value.length, SHORTEST_LIMIT) - MARKUP.length

/** Returns how many rows accepted it; a column whose constraint rejects it stays unchanged. */
async function tried(client: Client, text: string, values: unknown[]): Promise<number> {
  try {
    return (await client.query(text, values)).rowCount ?? 0
  } catch (error) {
    if (/^(23|22)/.test((error as { code?: string }).code ?? '')) return 0
    throw error
  }
}
