import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { hostOf } from './outside-address.ts'
import { isPublicAddress } from './public-address.ts'

type Looking = {
  /** Hosts with ports that may be reached although they are not public; only tests name any. */
  reach: readonly string[]
  signal: AbortSignal
  /** Looks a name up; the system's way unless given. */
  resolve?: (host: string) => Promise<LookupAddress[]>
}

/** Where a host is, looked up once: nowhere if one of its addresses is not public. Throws where there is no such host. */
export async function publicAddressesOf(
  url: URL,
  { reach, signal, resolve = lookUp }: Looking,
): Promise<LookupAddress[]> {
  const addresses = await addressesOf(hostOf(url), { resolve, signal })
  if (addresses.length === 0) throw new Error('nowhere')
  return reach.includes(url.host) || addresses.every(({ address }) => isPublicAddress(address))
    ? addresses
    : []
}

/** The connection goes to what was checked: a name that changes its mind between the two gains nothing. */
export function lookupAmong(addresses: readonly LookupAddress[]): LookupFunction {
  return (_, options, done) => {
    const [first] = addresses
    if (options.all) return done(null, [...addresses])
    done(null, first?.address ?? '', first?.family)
  }
}

function lookUp(host: string): Promise<LookupAddress[]> {
  return lookup(host, { all: true })
}

async function addressesOf(
  host: string,
  { resolve, signal }: { resolve: (host: string) => Promise<LookupAddress[]>; signal: AbortSignal },
): Promise<LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  const late = Promise.withResolvers<never>()
  const stop = () => late.reject(new Error('late'))
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([resolve(host), late.promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
