import { readRefreshToken } from '#platform/server/auth/refresh-token.ts'
import { refreshSession } from '#platform/server/auth/session-refresh.service.ts'
import type { Browser, TokenPair } from '#platform/server/auth/session.service.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import { reuseMail } from './account-mails.ts'

/** Returns a new token pair for this browser; a token replaced long ago ends its session and is reported by email. */
export async function refresh(input: {
  services: Services
  context: Browser
  refreshToken: string
}): Promise<TokenPair> {
  const { services, context, refreshToken } = input
  const rotation = readRefreshToken(services.secrets, refreshToken)
  const sid = context.cookies.get('__Host-sid')
  if (!rotation || !sid) throw new Problem(problems.sessionEnded)
  // The session stays ended, so the refusal is thrown after the transaction.
  const result = await inTransaction(services.pool, async (tx) => {
    const refreshed = await refreshSession({ services, tx, rotation, sid })
    if (refreshed.kind === 'reused') {
      const { config, mailer } = services
      await mailer.enqueue(tx, reuseMail({ config, user: refreshed.user, at: new Date() }))
    }
    return refreshed
  })
  if (result.kind !== 'refreshed') throw new Problem(problems.sessionEnded)
  return result.tokens
}
