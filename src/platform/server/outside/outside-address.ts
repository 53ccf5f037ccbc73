import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const PORTS = new Set(['', '80', '443'])
/** Names that only mean something inside of a network. */
const INNER =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid)$/

/**
 * An address from which something may be fetched, as far as it can be told before its name is looked up. The standard
 * reading of addresses turns every odd way to write a number into the plain one first. `reach` are the hosts with
 * ports that a test may reach.
 */
export function readAddress(
  text: string,
  { reach, base }: { reach: readonly string[]; base?: URL },
): URL | undefined {
  const url = URL.parse(text.trim(), base?.href)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  if (reach.includes(url.host)) return url
  if (!PORTS.has(url.port)) return undefined
  const host = hostOf(url)
  if (isIP(host)) return isPublicAddress(host) ? url : undefined
  const name = host.replace(/\.$/, '')
  return name.includes('.') && !INNER.test(name) ? url : undefined
}

/** The name or number that is connected to. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}
