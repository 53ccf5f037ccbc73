import { hashPassword } from '#platform/server/auth/password.ts'
import { startSession } from '#platform/server/auth/session.service.ts'
import { insertUser, type NewUser, type User } from '#platform/server/auth/users.queries.ts'
import type { TestApp } from './test-app.ts'
import type { Visitor } from './visitor.ts'

let people = 0

export const PASSWORD = 'tri plava kofera'
/** Hashing is slow on purpose; what members share is hashed once. */
let passwordHash: Promise<string> | undefined

/** Creates a member with their own address and the tests' common password. */
export async function member(app: TestApp, given: Partial<NewUser> = {}): Promise<User> {
  people += 1
  const user = await insertUser(app.services.db, {
    email: `clan${people}@primjer.ba`,
    firstName: 'Lejla',
    lastName: 'Kovač',
    language: 'bhs',
    passwordHash: await (passwordHash ??= hashPassword(PASSWORD)),
    onboardedAt: new Date(),
    ...given,
  })
  if (!user) throw new Error(`There is already somebody with ${given.email}`)
  return user
}

/** Signs a person in on a browser, as the sign-in page would. */
export async function signInOn(app: TestApp, { browser, user }: { browser: Visitor; user: User }) {
  const tokens = await startSession({
    services: app.services,
    userId: user.id,
    context: {
      client: {
        address: '127.0.0.1',
        userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/131.0',
      },
      cookies: {
        get: (name) => browser.jar.get(name),
        set: (name, value) => void browser.jar.set(name, value),
        clear: (name) => void browser.jar.delete(name),
      },
    },
  })
  browser.carry(tokens.accessToken)
  return tokens
}
