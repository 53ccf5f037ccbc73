import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

// The log would reject an unknown action, and with it the act to be recorded.
test('every action that a feature declares is one that the audit log takes', async () => {
  const { pool, auditActions } = app.services
  const { rows } = await pool.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'audit_entries_action_check'`,
  )
  const pattern = /'(\^.+\$)'/.exec(rows[0]!.rule)![1]!
  expect(auditActions.size).toBeGreaterThan(20)
  const refused = [...auditActions].filter((action) => !new RegExp(pattern).test(action))
  expect(refused).toEqual([])
})
