import { globSync } from 'node:fs'
import { join } from 'node:path'
import { getColumns, is, SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import type { ClientBase } from 'pg'

/** A column as one line: equal from the definition and from the database, or they differ. */
export type Columns = ReadonlyMap<string, string>

const dialect = new PgDialect()
const SOURCE = join(import.meta.dirname, '../../src')
// Belongs to no feature: the list of applied migrations.
const WITHOUT_DEFINITION = new Set(['migrations'])

/** Returns all definitions of the product, from every *.tables.ts. */
export async function definedTables(): Promise<PgTable[]> {
  const files = globSync('**/*.tables.ts', { cwd: SOURCE })
  const modules = await Promise.all(files.map((file) => import(join(SOURCE, file)) as Promise<object>))
  return modules.flatMap((module) =>
    Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
  )
}

/** Returns the columns of the definitions, by `table.column`. */
export function columnsOfDefinitions(tables: readonly PgTable[]): Columns {
  return new Map(
    tables.flatMap((table) =>
      Object.values(getColumns(table)).map((column) => [
        `${getTableConfig(table).name}.${column.name}`,
        line({
          type: typeOf(column),
          notNull: column.notNull,
          generated: column.generated !== undefined,
          default: defaultOf(column),
        }),
      ]),
    ),
  )
}

/** Returns the columns of the database. */
export async function columnsOfDatabase(client: ClientBase): Promise<Columns> {
  const { rows } = await client.query<{
    table: string
    name: string
    type: string
    notNull: boolean
    generated: boolean
    default: string | null
  }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as "notNull", a.attgenerated <> '' as generated, pg_get_expr(d.adbin, d.adrelid) as default
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`)
  return new Map(
    rows
      .filter(({ table }) => !WITHOUT_DEFINITION.has(table))
      .map((row) => [`${row.table}.${row.name}`, line({ ...row, default: plain(row.default) })]),
  )
}

/** Returns the differences, one sentence each. */
export function differences(defined: Columns, found: Columns): string[] {
  return [...new Set([...defined.keys(), ...found.keys()])]
    .sort()
    .flatMap((column) =>
      defined.get(column) === found.get(column)
        ? []
        : [
            `${column}: the definition says ${defined.get(column) ?? 'nothing'}, the database ${found.get(column) ?? 'nothing'}`,
          ],
    )
}

function line(column: {
  type: string
  notNull: boolean
  generated: boolean
  default: string | null
}): string {
  const { type, notNull, generated } = column
  // A Date has milliseconds, whatever the database stores.
  const kept = type.replace(/, /g, ',').replace(/^timestamp ?\(3\)/, 'timestamp')
  return `${kept}${notNull ? ' not null' : ''}${column.default === null ? '' : ` ${generated ? 'generated as' : 'default'} ${column.default}`}`
}

function typeOf(column: PgColumn): string {
  return `${column.getSQLType()}${'[]'.repeat((column as { dimensions?: number }).dimensions ?? 0)}`
}

function defaultOf(column: PgColumn): string | null {
  const given = column.generated?.as ?? column.default
  if (given === undefined) return null
  if (is(given, SQL)) return plain(dialect.sqlToQuery(given).sql)
  if (Array.isArray(given) && column.getSQLType() !== 'jsonb')
    return given.length === 0 ? `'{}'` : `'{${given.join(',')}}'`
  if (typeof given === 'string') return `'${given}'`
  return typeof given === 'object' ? `'${JSON.stringify(given)}'` : String(given)
}

// '{}'::text[] → '{}'
function plain(expression: string | null): string | null {
  return expression?.replace(/::[a-z ]+(\[\])?$/, '') ?? null
}
