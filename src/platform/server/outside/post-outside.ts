import type { LookupAddress } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import { lookupAmong, publicAddressesOf } from './outside-lookup.ts'

export type Posted = { status: number } | { reason: 'forbidden' | 'unreachable' | 'slow' }

type Posting = {
  /** An address that `readAddress()` has accepted. */
  url: URL
  headers: Readonly<Record<string, string | number>>
  body: string | Buffer | null
  timeMs: number
  /** Non-public hosts with ports that may be reached; only tests set any. */
  reach: readonly string[]
  /** Resolves a host; the resolver of the system by default. */
  resolve?: (host: string) => Promise<LookupAddress[]>
}

/**
 * Sends a POST to the public internet and nowhere else: resolves the host once, connects to the address that it checked,
 * follows no redirect and reads only the status of the response.
 */
export async function postOutside(posting: Posting): Promise<Posted> {
  const { url, headers, body, timeMs, reach, resolve } = posting
  const signal = AbortSignal.timeout(timeMs)
  try {
    const publicAddresses = await publicAddressesOf(url, { reach, signal, ...(resolve && { resolve }) })
    if (publicAddresses.length === 0) return { reason: 'forbidden' }
    const send = url.protocol === 'https:' ? safeRequest : plainRequest
    return await new Promise<Posted>((answered, reject) => {
      send(
        url,
        { method: 'POST', agent: false, signal, headers, lookup: lookupAmong(publicAddresses) },
        (answer) => {
          answered({ status: answer.statusCode ?? 0 })
          answer.destroy()
        },
      )
        .on('error', reject)
        .end(body)
    })
  } catch {
    return { reason: signal.aborted ? 'slow' : 'unreachable' }
  }
}
