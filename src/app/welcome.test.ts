import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { account, demoAccounts } from '#features/account/server/index.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { printDemoAccounts, printWelcome, saveDemoAccounts } from './welcome.ts'

let app: TestApp

afterEach(async () => {
  vi.restoreAllMocks()
  await app.stop()
})

function terminal() {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(String(line)))
  return lines
}

test('who starts the demo world reads each account on one line, and tests find them in a file', async () => {
  app = await buildTestApp()
  await account.seed?.(app.services)
  const lines = terminal()
  await saveDemoAccounts(app.services)
  await printDemoAccounts(app.services)
  for (const { role, email, password } of demoAccounts)
    expect(lines.filter((line) => [role, email, password].every((part) => line.includes(part)))).toHaveLength(
      1,
    )
  const file = await readFile(join(app.services.config.dataDir, 'demo-accounts.json'), 'utf8')
  expect(JSON.parse(file)).toEqual(
    demoAccounts.map(({ role, email, password }) => ({ role, email, password })),
  )
  expect(JSON.parse(file)).toContainEqual(expect.objectContaining({ role: 'global admin' }))
})

test('over plain http on another host the start says that signing in needs https', async () => {
  app = await buildTestApp({ PUBLIC_URL: 'http://192.168.1.7:3000' })
  const lines = terminal()
  await printWelcome(app.services, null)
  expect(lines.join('\n')).toContain('needs https')
})

test('on this machine no such thing is said', async () => {
  app = await buildTestApp({ PUBLIC_URL: 'http://127.0.0.1:3000' })
  const lines = terminal()
  await printWelcome(app.services, null)
  expect(lines.join('\n')).toContain('is ready')
  expect(lines.join('\n')).not.toContain('needs https')
})
