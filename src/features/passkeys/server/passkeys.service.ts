import type { BodyOf } from '#platform/contract/endpoint.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { lockUser } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { type addPasskey as endpoint, MOST_PASSKEYS } from '../contract/passkeys.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { challengeOf, partyOf, webauthn } from './ceremony.ts'
import { passkeyMail } from './passkey-mails.ts'
import {
  consumeChallenge,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys as listPasskeyRows,
  updateName,
} from './passkeys.queries.ts'

type Call = { services: Services; session: Session }

/** A passkey opens the account from then on, so adding one requires a recent sign-in. */
const FRESH_MS = 15 * 60_000

export async function listPasskeys({ services, session }: Call) {
  const rows = await listPasskeyRows(services.db, session.userId)
  return {
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: toIso(createdAt),
      lastUsedAt: toIso(lastUsedAt),
    })),
  }
}

export async function getPasskeyOptions({ services, session }: Call) {
  if (Date.now() - session.authenticatedAt.getTime() > FRESH_MS) throw new Problem(problems.signInAgain)
  const { generateRegistrationOptions } = await webauthn()
  const present = await listPasskeyRows(services.db, session.userId)
  if (present.length >= MOST_PASSKEYS) throw new Problem(problems.tooMany)
  const { name, id } = partyOf(services)
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userID: new Uint8Array(Buffer.from(session.userId)),
    userName: session.email,
    attestationType: 'none',
    excludeCredentials: present.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const challengeDigest = challengeOf(services, options.challenge)
  await insertChallenge(services.db, { challengeDigest, userId: session.userId })
  return { ...options }
}

export async function addPasskey({
  services,
  session,
  name,
  credential,
}: Call & BodyOf<typeof endpoint>): Promise<string> {
  const { verifyRegistrationResponse } = await webauthn()
  const { db, mailer, config } = services
  const { userId } = session
  const { origin, id: rpId } = partyOf(services)
  const { transports = [], ...response } = credential.response
  const registration = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) =>
      consumeChallenge(db, { challengeDigest: challengeOf(services, challenge), userId }),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!registration?.verified) throw new Problem(problems.notMade)
  const key = registration.registrationInfo.credential
  const id = newId()
  await inTransaction(services.pool, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw new Problem(platform.signInNeeded)
    if ((await listPasskeyRows(tx, userId)).length >= MOST_PASSKEYS) throw new Problem(problems.tooMany)
    const row = { id, userId, name, credentialId: key.id, counter: key.counter, transports }
    if (!(await insertPasskey(tx, { ...row, publicKey: Buffer.from(key.publicKey) })))
      throw new Problem(problems.notMade)
    await mailer.enqueue(tx, passkeyMail('added', { config, user, passkey: name }))
  })
  return id
}

export async function updatePasskey({ services, session, ...change }: Call & { id: string; name: string }) {
  if (!(await updateName(services.db, { ...change, userId: session.userId })))
    throw new Problem(platform.notFound)
}

export async function removePasskey({ services, session, id }: Call & { id: string }): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    const user = await lockUser(tx, session.userId)
    const passkey = await deletePasskey(tx, { id, userId: session.userId })
    if (!user || passkey === undefined) throw new Problem(platform.notFound)
    await services.mailer.enqueue(tx, passkeyMail('removed', { config: services.config, user, passkey }))
  })
}
