import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type {
  addPasskey,
  getPasskeyOptions,
  getSignInOptions,
  signInWithPasskey,
} from '../contract/passkeys.endpoints.ts'

type Created = BodyOf<typeof addPasskey>['credential']
type Signed = BodyOf<typeof signInWithPasskey>['credential']

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

/** Creates a passkey; sends only the parts that the server needs. */
export async function createCredential(options: ResponseOf<typeof getPasskeyOptions>): Promise<Created> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, response } = await startRegistration({
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  })
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
}

export async function signChallenge(options: ResponseOf<typeof getSignInOptions>): Promise<Signed> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

/** A member who closes the device's dialog has changed their mind, so no error is shown. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
