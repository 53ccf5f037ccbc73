import type { Locale } from '#platform/contract/locale.ts'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import { deviceOfMember } from '#platform/server/auth/session.service.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { seal } from '#platform/server/config/sealed.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Context } from '#platform/server/http/route.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { countAgainstLimits, type RateLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { saveEndOfBrowserFlow, findFlow, insertFlow } from './flow.queries.ts'
import { insertLink } from './link.queries.ts'
import { SEND_TASK, type SendOrder } from './send.task.ts'
import { digests, newCode, newToken } from './secrets.ts'

const RF_SECONDS = 3600
const QUARTER = 15 * 60
/** The longest age of a proof of the address that yields the token without an email. */
const JUST_NOW_MS = 5 * 60_000

type Request = {
  services: Services
  email: string
  locale: Locale
  cookies: Context['cookies']
}

/**
 * Returns whether this address may get one more email; the client never learns it. A browser that its person has used has
 * its own count. All others count by network first, so that one of them does not use up the shared limit.
 */
export async function mayMail({
  services,
  email,
  ...context
}: {
  services: Services
  email: string
  client: Context['client']
  cookies: Context['cookies']
}): Promise<boolean> {
  const { db, secrets } = services
  const address = digests(secrets).address(email).toString('base64url')
  const client = clientKey(secrets, context.client.address)
  const device = await deviceOfMember({ services, email: normalizeEmail(email), context })
  const limits: [RateLimit, ...RateLimit[]] = device
    ? [{ key: `recovery:mail-device:${device}`, limit: 10, windowSeconds: QUARTER }]
    : [
        { key: `recovery:mail:${address}:${client}`, limit: 5, windowSeconds: QUARTER },
        { key: `recovery:mail-from:${client}`, limit: 300, windowSeconds: 3600 },
        { key: `recovery:mail:${address}`, limit: 10, windowSeconds: QUARTER },
        { key: `recovery:mail-day:${address}`, limit: 30, windowSeconds: 86_400 },
      ]
  return (await countAgainstLimits(db, limits)).allowed
}

/**
 * Opens a flow for this browser and sets `rf`. The task finds out later whether the address is known: the call does the
 * same work for everyone.
 */
export async function openFlow({
  services,
  email,
  locale,
  cookies,
  mail,
}: Request & { mail: boolean }): Promise<void> {
  const digest = digests(services.secrets)
  const rf = newToken()
  const code = newCode()
  const id = newId()
  const old = cookies.get('__Host-rf')
  await inTransaction(services.pool, async (tx) => {
    if (old) await saveEndOfBrowserFlow(tx, digest.rf(old))
    await insertFlow(tx, {
      id,
      rfHash: digest.rf(rf),
      address: digest.address(email),
      codeHash: digest.code({ flowId: id, code }),
    })
    if (mail) await order({ services, tx }, { email, locale, flow: { id, code } })
  })
  cookies.set('__Host-rf', rf, { maxAgeSeconds: RF_SECONDS })
}

/** Enqueues an email with a link, for any address. */
export function orderLink({ services, email, locale }: Omit<Request, 'cookies'>): Promise<void> {
  return order({ services, tx: services.db }, { email, locale })
}

async function order({ services, tx }: { services: Services; tx: Db }, what: SendOrder): Promise<void> {
  const sealed = seal(services.secrets.key('recovery'), JSON.stringify(what))
  await services.queue.send(tx, SEND_TASK, { sealed })
}

/** Returns the token to a browser that has just proven the address by the code or by signing in. */
export async function tokenForProved(
  input: Omit<Request, 'locale'> & { session: Session | undefined },
): Promise<string | undefined> {
  const { services } = input
  const userId = await provedUser(input)
  if (!userId) return undefined
  const token = newToken()
  await insertLink(services.db, { id: newId(), userId, tokenHash: digests(services.secrets).token(token) })
  return token
}

async function provedUser({
  services,
  email,
  cookies,
  session,
}: Omit<Request, 'locale'> & { session: Session | undefined }): Promise<string | undefined> {
  const isFresh = (at: Date) => Date.now() - at.getTime() < JUST_NOW_MS
  if (session?.email === normalizeEmail(email) && isFresh(session.authenticatedAt)) return session.userId
  const rf = cookies.get('__Host-rf')
  if (!rf) return undefined
  const digest = digests(services.secrets)
  const flow = await findFlow(services.db, { rfHash: digest.rf(rf), address: digest.address(email) })
  return flow?.provedAt && isFresh(new Date(flow.provedAt)) ? (flow.userId ?? undefined) : undefined
}
