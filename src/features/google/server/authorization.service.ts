import * as z from 'zod/mini'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import { localeInput } from '#platform/contract/schemas.ts'
import { seal, unseal } from '#platform/server/config/sealed.ts'
import type { Context } from '#platform/server/http/route.ts'
import type { Services } from '#platform/server/services.ts'
import { type Claims, readClaims } from './claims.ts'
import { openIdClient, provider } from './provider.ts'

const COOKIE = '__Host-oidc'
const LIFE_SECONDS = 600
const CALLBACK = '/api/auth/google/callback'

/** The values that this browser must bring back, sealed into its cookie so that the server stores nothing. */
const memory = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  language: localeInput,
  startedAt: z.number(),
  /** The account that gets the identity, when a member adds one in the settings. */
  linkFor: z.optional(z.string()),
})

type Call = { services: Services; cookies: Context['cookies'] }

/** The person declined at the provider. */
export class Cancelled extends Error {}

/** Returns the provider's address for signing in; undefined if no provider is configured. */
export async function authorizationUrl({
  services,
  cookies,
  language,
  linkFor,
}: Call & { language: Locale; linkFor?: string }): Promise<URL | undefined> {
  const { config, secrets } = services
  if (!config.google) return undefined
  const client = await openIdClient()
  const configuration = await provider(config.google)
  const verifier = client.randomPKCECodeVerifier()
  const flow = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier,
    language,
    startedAt: Date.now(),
    ...(linkFor && { linkFor }),
  }
  // Lax, because the provider's redirect comes from another site.
  cookies.set(COOKIE, seal(secrets.key('oidc'), JSON.stringify(flow)), {
    maxAgeSeconds: LIFE_SECONDS,
    sameSite: 'lax',
  })
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: `${config.publicUrl}${CALLBACK}`,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: flow.state,
    nonce: flow.nonce,
    ui_locales: htmlLang(language),
    // Other providers may reject unknown parameters.
    ...(isGoogle(config.google.issuer) && { prompt: 'select_account' }),
  })
}

/** Exchanges the browser's code for the provider's claims about the person. */
export async function exchange({
  services,
  cookies,
  search,
}: Call & { search: string }): Promise<{ claims: Claims; language: Locale; linkFor: string | undefined }> {
  const { config, secrets } = services
  const cookie = cookies.get(COOKIE)
  if (!config.google || !cookie) throw new Error('This browser did not start here')
  const { state, nonce, verifier, language, startedAt, linkFor } = memory.parse(
    JSON.parse(unseal(secrets.key('oidc'), cookie)),
  )
  if (Date.now() - startedAt > LIFE_SECONDS * 1000) throw new Error('This browser started too long ago')
  const client = await openIdClient()
  const configuration = await provider(config.google)
  try {
    const tokens = await client.authorizationCodeGrant(
      configuration,
      new URL(`${config.publicUrl}${CALLBACK}${search}`),
      { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
    )
    const idToken = tokens.claims()
    if (!idToken) throw new Error('The provider gave no identity')
    // Some providers return the address only from the userinfo endpoint.
    const more = idToken.email
      ? {}
      : await client.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
    return { claims: readClaims({ ...more, ...idToken }), language, linkFor }
  } catch (error) {
    if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
      throw new Cancelled()
    throw error
  }
}

function isGoogle(issuer: string): boolean {
  return new URL(issuer).hostname === 'accounts.google.com'
}
