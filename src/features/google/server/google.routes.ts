import { randomBytes } from 'node:crypto'
import { signInPerson } from '#features/account/server/index.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Context, type Route, route } from '#platform/server/http/route.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { countAgainstLimit } from '#platform/server/limits/rate-limit.queries.ts'
import { completeGoogle, getGoogleCallback, getProviders, startGoogle } from '../contract/google.endpoints.ts'
import {
  removeIdentity as endEndpoint,
  addIdentity as linkEndpoint,
  listIdentities as listEndpoint,
  restoreIdentity as restoreEndpoint,
} from '../contract/identities.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { authorizationUrl, Cancelled, exchange } from './authorization.service.ts'
import { consumeTicket, insertTicket } from './google.queries.ts'
import { removeIdentity, listIdentities, refuseStale, restoreIdentity } from './identities.service.ts'
import { isOfLink, type LinkEnding, linkIdentity } from './link.service.ts'
import { Ended, personOf } from './identity.service.ts'

const TICKET_SECONDS = 120
const RETURNS = { limit: 60, windowSeconds: 600 }

export const routes: readonly Route[] = [
  route(getProviders, 'public', async ({ services }) => ({ google: Boolean(services.config.google) })),

  route(startGoogle, 'public', async ({ services, cookies, locale, query, header }) => {
    const language = query.language ?? locale
    const url = await authorizationUrl({ services, cookies, language }).catch((error: Error) => {
      services.log.warn({ err: error }, 'the sign-in provider does not answer')
      return undefined
    })
    header('location', url?.href ?? '/login?google=failed')
    return undefined
  }),

  route(getGoogleCallback, 'public', async (context) => {
    const ending = await finish(context)
    context.header(
      'location',
      isOfLink(ending) ? `/settings?google=${ending}#identities` : `/login?google=${ending}`,
    )
    context.header('referrer-policy', 'no-referrer')
    return undefined
  }),

  route(completeGoogle, 'public', async (context) => {
    const { services, cookies } = context
    const ticket = cookies.get('__Host-oidc') ?? ''
    return inTransaction(services.pool, async (tx) => {
      const userId = await consumeTicket(tx, services.secrets.digest('sign-in-ticket', ticket))
      const user = userId ? await findUserById(tx, userId) : undefined
      if (!user || user.suspendedAt) throw new Problem(problems.ticketGone)
      const tokens = await signInPerson({ services, tx, user, context })
      cookies.clear('__Host-oidc')
      const redirectTo = user.onboardedAt
        ? '/dashboard'
        : `/onboarding?email=${encodeURIComponent(user.email)}`
      return { ...tokens, redirectTo }
    })
  }),

  route(listEndpoint, 'member', listIdentities),
  route(linkEndpoint, 'member', async ({ services, session, cookies, locale }) => {
    refuseStale(session)
    const url = await authorizationUrl({ services, cookies, language: locale, linkFor: session.userId })
    if (!url) throw new Problem(problems.notOffered)
    return { url: url.href }
  }),
  route(endEndpoint, 'owner', async ({ services, session, params }) => {
    await removeIdentity({ services, session, id: params.id })
    return undefined
  }),
  route(restoreEndpoint, 'owner', async ({ services, session, params }) => {
    await restoreIdentity({ services, session, id: params.id })
    return undefined
  }),
]

/** Finishes the sign-in; the browser learns nothing about a failure, which the log has for operators. */
async function finish(context: Context): Promise<'done' | 'cancelled' | 'ended' | 'failed' | LinkEnding> {
  const { services, cookies, client, request } = context
  const { db, log, secrets } = services
  try {
    const returns = await countAgainstLimit(db, {
      key: `google:return:${clientKey(secrets, client.address)}`,
      ...RETURNS,
    })
    if (!returns.allowed) return 'failed'
    const search = new URL(request.url, services.config.publicUrl).search
    const { linkFor, ...known } = await exchange({ services, cookies, search })
    if (linkFor !== undefined) {
      cookies.clear('__Host-oidc')
      return await linkIdentity({ services, userId: linkFor, claims: known.claims })
    }
    const user = await personOf({ services, ...known })
    const ticket = randomBytes(32).toString('base64url')
    await insertTicket(db, { ticketHash: secrets.digest('sign-in-ticket', ticket), userId: user.id })
    cookies.set('__Host-oidc', ticket, { maxAgeSeconds: TICKET_SECONDS })
    return 'done'
  } catch (error) {
    cookies.clear('__Host-oidc')
    if (error instanceof Cancelled) return 'cancelled'
    if (error instanceof Ended) return 'ended'
    log.warn({ err: error }, 'sign-in with the provider failed')
    return 'failed'
  }
}
