import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One file of migrations/. */
export type Migration = { name: string; sql: string }

/** The owner of each table and published view: `platform` or the name of a feature. */
export type Owners = { tables: Map<string, string>; views: Map<string, string> }

// Areas of the first migrations that are no feature's name.
const PLATFORM = ['platform', 'limits', 'identity', 'sessions', 'realtime', 'audit', 'look']
const CREATED =
  /create\s+(?:unlogged\s+)?(table|(?:materialized\s+)?view|or\s+replace\s+view)\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi
const DROPPED = /drop\s+table\s+(?:if\s+exists\s+)?"?(\w+)"?/gi

export function readMigrations(root: string): Migration[] {
  const folder = join(root, 'migrations')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
}

/**
 * Returns owners: a table belongs to the area named by its first migration; 20261121T2147_cv_create.sql creates tables of
 * `cv`.
 */
export function ownersOf(migrations: readonly Migration[], features: readonly string[]): Owners {
  const tables = new Map<string, string>()
  const views = new Map<string, string>()
  for (const { name, sql } of migrations) {
    const owner = areaOf(name, features)
    const said = sql.replace(/--.*$/gm, '')
    for (const [, gone = ''] of said.matchAll(DROPPED)) tables.delete(gone)
    for (const [, kind = '', made = ''] of said.matchAll(CREATED)) {
      const kept = /view/i.test(kind) ? views : tables
      if (!kept.has(made)) kept.set(made, owner)
    }
  }
  return { tables, views }
}

function areaOf(name: string, features: readonly string[]): string {
  const area = name.replace(/^\d{8}T\d{4}_/, '').replaceAll('_', '-')
  const begins = (word: string) => area.startsWith(`${word}-`)
  // cv-import before cv
  const feature = features.filter(begins).sort((a, b) => b.length - a.length)[0]
  if (feature) return feature
  if (PLATFORM.some(begins)) return 'platform'
  throw new Error(`migrations/${name} is named after no feature: who owns its tables?`)
}
