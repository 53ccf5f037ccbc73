import type { Pool } from 'pg'
import { toDb } from '#platform/server/db/statements.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { exportFiles } from '#features/settings/server/index.ts'
import { member } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { NOT_EXPORTED } from './export-leaves-out.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Returns all statements that an export sends to the database. */
async function statementsOfExport(userId: string): Promise<string> {
  const asked: string[] = []
  const { pool } = app.services
  const heard = new Proxy(pool, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name) as unknown
      return (given: string | { text: string }, values?: unknown[]) => {
        asked.push(typeof given === 'string' ? given : given.text)
        return values ? target.query(given as string, values) : target.query(given as string)
      }
    },
  }) as Pool
  const services = { ...app.services, pool: heard, db: toDb(heard) }
  for await (const _ of exportFiles({ services, userId, features }));
  return asked.join('\n').replaceAll('"', '')
}

test('every table that names a member is asked for when they take their data along, or says why not', async () => {
  const user = await member(app)
  const statements = await statementsOfExport(user.id)
  const tables = [
    ...new Set(
      features.flatMap(({ merger = {} }) => Object.keys(merger)).map((place) => place.split('.')[0] ?? ''),
    ),
  ]
  expect(tables.length).toBeGreaterThan(60)
  const left = tables.filter((table) => !new RegExp(`\\b(?:from|join) ${table}\\b`).test(statements))
  expect(left.filter((table) => !(table in NOT_EXPORTED)).sort()).toEqual([])
  expect(Object.keys(NOT_EXPORTED).filter((table) => !left.includes(table))).toEqual([])
})
