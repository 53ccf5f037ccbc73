import { expect, test } from 'vitest'
import { verifyPassword } from '#platform/server/auth/password.ts'
import { demoAccounts } from './account.seed.ts'
import { cast } from './cast.seed.ts'
import { passwordHashes } from './passwords.seed.ts'

test.each(demoAccounts)(
  'whoever tries the demo world as $role signs in with the password that is shown',
  async (account) => {
    const [who] = Object.entries(cast).find(([, { email }]) => email === account.email)!
    const hash = (passwordHashes as Record<string, string>)[who]
    expect(await verifyPassword(hash, account.password)).toBe(true)
    expect(await verifyPassword(hash, `${account.password}!`)).toBe(false)
  },
)
