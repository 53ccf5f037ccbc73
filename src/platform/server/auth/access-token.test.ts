import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { loadSecrets } from '../config/secrets.ts'
import { ACCESS_TOKEN_SECONDS, readAccessToken, signAccessToken } from './access-token.ts'

const claims = { sessionId: 'a-session', counter: 3, userId: 'amra', email: 'amra@primjer.ba', role: 'USER' }

afterEach(() => void vi.useRealTimers())

function secretsOfItsOwn() {
  return loadSecrets({ kind: 'own', path: join(mkdtempSync(join(tmpdir(), 'zamah-token-')), 'secret') })
}

test('a token that was good is refused from its last second on, however often it was read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const secrets = await secretsOfItsOwn()
  const token = await signAccessToken(secrets, claims, new Date())
  for (let n = 0; n < 3; n += 1)
    expect(await readAccessToken(secrets, token)).toMatchObject({ sessionId: 'a-session', counter: 3 })
  vi.setSystemTime(Date.now() + ACCESS_TOKEN_SECONDS * 1000 + 1000)
  expect(await readAccessToken(secrets, token)).toBeUndefined()
  expect(await readAccessToken(secrets, token)).toBeUndefined()
})

test('a token that one installation knows is worth nothing at another', async () => {
  const [ours, theirs] = [await secretsOfItsOwn(), await secretsOfItsOwn()]
  const token = await signAccessToken(ours, claims, new Date())
  expect(await readAccessToken(ours, token)).toBeDefined()
  expect(await readAccessToken(theirs, token)).toBeUndefined()
})

test('a token with one other letter is refused also when the right one is known', async () => {
  const secrets = await secretsOfItsOwn()
  const token = await signAccessToken(secrets, claims, new Date())
  await readAccessToken(secrets, token)
  const at = token.length - 5
  const other = token[at] === 'A' ? 'B' : 'A'
  const forged = token.slice(0, at) + other + token.slice(at + 1)
  expect(await readAccessToken(secrets, forged)).toBeUndefined()
})
