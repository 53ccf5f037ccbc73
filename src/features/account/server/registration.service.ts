import { getVersionsInForce } from '#features/legal/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { normalizeEmail } from '#platform/server/auth/email.ts'
import { hashPassword } from '#platform/server/auth/password.ts'
import { refuseWeakPassword } from '#platform/server/auth/password-rules.ts'
import type { Browser } from '#platform/server/auth/session.service.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { clientKey } from '#platform/server/limits/client-network.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { countAgainstLimits } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import type { createRegistration as createRegistrationEndpoint } from '../contract/registration.endpoints.ts'
import { digests, linkToken, newToken } from './proofs.ts'
import {
  findProvedByBrowser,
  insertRegistration,
  REGISTRATION_DAYS,
  saveRegistrationBrowser,
} from './registration.queries.ts'
import { orderVerificationMail } from './verification.task.ts'

/** A whole school registers from one address. */
const PER_ADDRESS_AND_HOUR = 300
/** The most emails per hour to one address: those that one network may cause, and all together. */
const MAILS_PER_HOUR = { network: 5, all: 10 }
const RESENDS = { network: 5, all: 10 }
const RESEND_SECONDS = 15 * 60

type Call = { services: Services; context: Browser }

/** Registers a person. Known and unknown addresses cost the same work; the email tells them apart. */
export async function createRegistration({
  services,
  context,
  ...body
}: Call & BodyOf<typeof createRegistrationEndpoint>): Promise<{ redirectTo: string }> {
  const { db, secrets } = services
  const email = normalizeEmail(body.email)
  const digest = digests(secrets)
  const client = clientKey(secrets, context.client.address)
  const hour = { windowSeconds: 3600 }
  const origin = `register:from:${client}`
  await limitOrThrow(db, { key: origin, limit: PER_ADDRESS_AND_HOUR, ...hour })
  const owner = { email, firstName: body.firstName.trim(), lastName: body.lastName.trim() }
  refuseWeakPassword({ password: body.password, owner, field: 'password' })
  const address = `register:mail:${digest.limit(email)}`
  const mail = await countAgainstLimits(db, [
    { key: `${address}:${client}`, limit: MAILS_PER_HOUR.network, ...hour },
    { key: address, limit: MAILS_PER_HOUR.all, ...hour },
  ])
  const passwordHash = await hashPassword(body.password, { client })
  const id = newId()
  const versions = await getVersionsInForce(db)
  await inTransaction(services.pool, async (tx) => {
    await insertRegistration(tx, {
      ...owner,
      id,
      passwordHash,
      language: body.language,
      termsVersion: versions.terms,
      privacyVersion: versions.privacy,
      linkHash: digest.link(linkToken(secrets, id)),
    })
    const reg = await giveReg({ services, tx, context, registrationId: id })
    if (mail.allowed) await orderVerificationMail(services, tx, { email, reg })
  })
  return { redirectTo: verifyPath(email) }
}

/** Sets `reg`, the proof that this browser made that registration. */
export async function giveReg({
  services,
  tx,
  context,
  registrationId,
}: Call & { tx: Db; registrationId: string }): Promise<string> {
  const reg = newToken()
  await saveRegistrationBrowser(tx, { regHash: digests(services.secrets).reg(reg), registrationId })
  context.cookies.set('__Host-reg', reg, { maxAgeSeconds: REGISTRATION_DAYS * 24 * 3600 })
  return reg
}

export function verifyPath(email: string): string {
  return `/auth/verify?email=${encodeURIComponent(email)}`
}

/** Orders a new code; returns true when this browser has proved that it is that person, who then needs none. */
export async function resendVerification({
  services,
  context,
  session,
  ...body
}: Call & { session: Session | undefined; email: string }): Promise<boolean> {
  const { db, secrets } = services
  const email = normalizeEmail(body.email)
  const digest = digests(secrets)
  const reg = context.cookies.get('__Host-reg')
  const address = `resend:${digest.limit(email)}`
  const window = { windowSeconds: RESEND_SECONDS }
  const client = clientKey(secrets, context.client.address)
  await limitOrThrow(db, { key: `${address}:${client}`, limit: RESENDS.network, ...window })
  await limitOrThrow(db, { key: address, limit: RESENDS.all, ...window })
  const proved = await findProvedByBrowser(db, { email, regHash: digest.reg(reg) })
  if (proved || session?.email === email) return true
  await orderVerificationMail(services, db, { email, ...(reg && { reg }) })
  return false
}
