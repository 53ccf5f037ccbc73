import type { LookupAddress } from 'node:dns'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { FeedReason } from '../../contract/feed-reasons.ts'
import { readAddress } from '#platform/server/outside/outside-address.ts'
import { lookupAmong, publicAddressesOf } from '#platform/server/outside/outside-lookup.ts'

const TIME_MS = 10_000
const BYTES_MAX = 2_000_000
const REDIRECTS_MAX = 3
const TYPES = /^(?:application\/(?:rss\+xml|atom\+xml|rdf\+xml|xml|feed\+json|json)|text\/xml)$/
const ACCEPT =
  'application/feed+json, application/atom+xml, application/rss+xml, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8'

/** A feed that cannot be had, and why. */
export class FeedError extends Error {
  readonly reason: FeedReason
  constructor(reason: FeedReason) {
    super(reason)
    this.reason = reason
  }
}

export type Asked = {
  address: string
  /** Who asks. */
  agent: string
  etag?: string | null
  lastModified?: string | null
  /** Hosts with ports that may be reached although they are not public; only tests name any. */
  reach: readonly string[]
  timeMs?: number
  /** Looks a name up; the system's way unless given. */
  resolve?: (host: string) => Promise<LookupAddress[]>
}

export type Fetched = {
  bytes: Uint8Array
  /** The media type with its parameters, as it was stated. */
  type: string
  /** Where it was found in the end. */
  url: URL
  etag: string | null
  lastModified: string | null
}

/** Fetches a feed from the public internet and from nowhere else; `undefined` when it is as it was. */
export async function fetchFeed(asked: Asked): Promise<Fetched | undefined> {
  const signal = AbortSignal.timeout(asked.timeMs ?? TIME_MS)
  try {
    let url = readAddress(asked.address, asked)
    for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
      if (!url) throw new FeedError('forbidden')
      const answer = await ask(url, asked, signal)
      try {
        const { statusCode = 0, headers } = answer
        if (statusCode === 304) return undefined
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          url = readAddress(headers.location, { ...asked, base: url })
          continue
        }
        if (statusCode !== 200) throw new FeedError(refusal(statusCode))
        return await taken(answer, url)
      } finally {
        answer.destroy()
      }
    }
    throw new FeedError('redirects')
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError(signal.aborted ? 'slow' : 'unreachable')
  }
}

/**
 * The name is looked up once; if one of its addresses is not public, nothing is fetched, and the connection goes to
 * what was checked: a name that changes its mind between the two gains nothing.
 */
async function ask(url: URL, asked: Asked, signal: AbortSignal) {
  const { agent, etag, lastModified, reach, resolve } = asked
  const found = await publicAddressesOf(url, { reach, signal, ...(resolve && { resolve }) })
  if (found.length === 0) throw new FeedError('forbidden')
  const headers = {
    accept: ACCEPT,
    'accept-encoding': 'gzip, br',
    'user-agent': agent,
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
  const send = url.protocol === 'https:' ? safeRequest : plainRequest
  return new Promise<IncomingMessage>((answered, reject) => {
    send(
      url,
      {
        agent: false,
        signal,
        headers,
        lookup: lookupAmong(found),
      },
      answered,
    )
      .on('error', reject)
      .end()
  })
}

async function taken(answer: IncomingMessage, url: URL): Promise<Fetched> {
  const { headers } = answer
  const type = headers['content-type'] ?? ''
  if (!TYPES.test(type.split(';', 1)[0]?.trim().toLowerCase() ?? '')) throw new FeedError('type')
  if (Number(headers['content-length']) > BYTES_MAX) throw new FeedError('large')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpacked(answer)) {
    size += (chunk as Buffer).length
    if (size > BYTES_MAX) throw new FeedError('large')
    chunks.push(chunk as Buffer)
  }
  return {
    bytes: Buffer.concat(chunks),
    type,
    url,
    etag: short(headers.etag),
    lastModified: short(headers['last-modified']),
  }
}

/** What is counted is what comes out, so that a small answer cannot become a large one unseen. */
function unpacked(answer: IncomingMessage): Readable {
  const packed = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (packed === 'identity' || packed === '') return answer
  const unpack =
    packed === 'gzip' || packed === 'x-gzip'
      ? createGunzip()
      : packed === 'br'
        ? createBrotliDecompress()
        : packed === 'deflate'
          ? createInflate()
          : undefined
  if (!unpack) throw new FeedError('type')
  // Whoever reads hears of a failure from what is read.
  pipeline(answer, unpack, () => undefined)
  return unpack
}

function refusal(status: number): FeedReason {
  if (status === 404 || status === 410) return 'gone'
  return status >= 300 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'down'
}

function short(header: string | undefined): string | null {
  return header !== undefined && header.length <= 300 ? header : null
}
