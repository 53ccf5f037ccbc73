import {
  type Browser,
  isKnownBrowser,
  startSession,
  type TokenPair,
} from '#platform/server/auth/session.service.ts'
import type { User } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { newDeviceMail } from './account-mails.ts'

/** The most of these emails in a day; another one tells the member nothing new. */
const NOTICES_A_DAY = 10

type SignIn = { services: Services; user: User; context: Browser }

/** Starts the session of a person who has proven their identity, and sends a notice about a new device. */
export function signInPerson({ tx, ...input }: SignIn & { tx?: Db }): Promise<TokenPair> {
  return tx
    ? signIn({ ...input, tx })
    : inTransaction(input.services.pool, (own) => signIn({ ...input, tx: own }))
}

async function signIn({ services, tx, user, context }: SignIn & { tx: Db }): Promise<TokenPair> {
  const isKnown = await isKnownBrowser({ services, tx, user, context })
  const tokens = await startSession({ services, tx, userId: user.id, context })
  if (isKnown) return tokens
  const key = `login:notices:${user.id}`
  const { allowed } = await countAgainstLimit(tx, { key, limit: NOTICES_A_DAY, windowSeconds: 86_400 })
  const { config, mailer } = services
  const { userAgent } = context.client
  if (allowed) await mailer.enqueue(tx, newDeviceMail({ config, user, userAgent, at: new Date() }))
  return tokens
}
