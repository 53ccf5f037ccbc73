import { signInPerson } from '#features/account/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Browser, TokenPair } from '#platform/server/auth/session.service.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import type { signInWithPasskey as endpoint } from '../contract/passkeys.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { challengeOf, partyOf, webauthn } from './ceremony.ts'
import { consumeChallenge, insertChallenge, lockPasskey, updatePasskeyCounter } from './passkeys.queries.ts'

/** Returns the options of a sign-in. The device finds its passkeys for this site, so they do not name an account. */
export async function getSignInOptions(services: Services) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: partyOf(services).id,
    userVerification: 'required',
  })
  const challengeDigest = challengeOf(services, options.challenge)
  await insertChallenge(services.db, { challengeDigest, userId: null })
  return { ...options }
}

/** Signs in with a passkey; every failure gets the same error. */
export async function signInWithPasskey({
  services,
  context,
  credential,
}: { services: Services; context: Browser } & BodyOf<typeof endpoint>): Promise<TokenPair> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { origin, id: rpId } = partyOf(services)
  return inTransaction(services.pool, async (tx) => {
    const passkey = await lockPasskey(tx, credential.id)
    const user = passkey && (await findUserById(tx, passkey.userId))
    if (!user || user.suspendedAt || user.mergedInto) throw new Problem(problems.refused)
    const { userHandle, ...response } = credential.response
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId)
      throw new Problem(problems.refused)
    const proof = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      // Outside the transaction: the challenge is consumed even if the rest fails.
      expectedChallenge: (challenge) =>
        consumeChallenge(services.db, { challengeDigest: challengeOf(services, challenge), userId: null }),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    }).catch(() => undefined)
    if (!proof?.verified) throw new Problem(problems.refused)
    await updatePasskeyCounter(tx, { id: passkey.id, counter: proof.authenticationInfo.newCounter })
    return signInPerson({ services, tx, user, context })
  })
}
