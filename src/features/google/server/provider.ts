import type { Configuration } from 'openid-client'
import type { Config } from '#platform/server/config/config.ts'

type Settings = NonNullable<Config['google']>

const KNOWN_FOR_MS = 3_600_000
const TIMEOUT_SECONDS = 8

let cache: { settings: Settings; configuration: Promise<Configuration>; until: number } | undefined

/** Loads the client at the first sign-in of this kind, so that it costs nothing at start. */
export function openIdClient() {
  return import('openid-client')
}

/** Returns the provider's metadata, fetched once an hour; a failure is not cached. */
export function provider(settings: Settings): Promise<Configuration> {
  if (cache && cache.settings === settings && cache.until > Date.now()) return cache.configuration
  const configuration = discover(settings)
  cache = { settings, configuration, until: Date.now() + KNOWN_FOR_MS }
  configuration.catch(() => (cache = undefined))
  return configuration
}

async function discover({ issuer, clientId, clientSecret }: Settings): Promise<Configuration> {
  const url = new URL(issuer)
  const { allowInsecureRequests, discovery } = await openIdClient()
  return discovery(url, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: isOnThisMachine(url) ? [allowInsecureRequests] : [],
  })
}

/** A provider on this machine, as in tests, needs no https; any other does. */
function isOnThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
