import type { LookupAddress } from 'node:dns'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { readAddress } from './outside-address.ts'
import { lookupAmong, publicAddressesOf } from './outside-lookup.ts'

const TIME_MS = 10_000
const REDIRECTS_MAX = 3

/** Why something of the public internet could not be had. */
export type OutsideReason =
  | 'forbidden'
  | 'unreachable'
  | 'slow'
  | 'redirects'
  | 'refused'
  | 'gone'
  | 'down'
  | 'type'
  | 'large'

export class OutsideError extends Error {
  readonly reason: OutsideReason
  constructor(reason: OutsideReason) {
    super(reason)
    this.reason = reason
  }
}

export type FeedRequest = {
  address: string
  /** The user agent. */
  agent: string
  /** The `Accept` header, and the media types that are let through. */
  accept: string
  types: RegExp
  bytesMax: number
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

/** Fetches from the public internet and from nowhere else; `undefined` when it is as it was. */
export async function fetchOutside(feedRequest: FeedRequest): Promise<Fetched | undefined> {
  const signal = AbortSignal.timeout(feedRequest.timeMs ?? TIME_MS)
  try {
    let url = readAddress(feedRequest.address, feedRequest)
    for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
      if (!url) throw new OutsideError('forbidden')
      const answer = await ask(url, feedRequest, signal)
      try {
        const { statusCode = 0, headers } = answer
        if (statusCode === 304) return undefined
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          url = readAddress(headers.location, { ...feedRequest, base: url })
          continue
        }
        if (statusCode !== 200) throw new OutsideError(refusal(statusCode))
        return await readAnswer(answer, url, feedRequest)
      } finally {
        answer.destroy()
      }
    }
    throw new OutsideError('redirects')
  } catch (error) {
    if (error instanceof OutsideError) throw error
    throw new OutsideError(signal.aborted ? 'slow' : 'unreachable')
  }
}

/**
 * The name is looked up once; if one of its addresses is not public, nothing is fetched, and the connection goes to
 * what was checked: a name that changes its mind between the two gains nothing.
 */
async function ask(url: URL, feedRequest: FeedRequest, signal: AbortSignal) {
  const { agent, accept, etag, lastModified, reach, resolve } = feedRequest
  const publicAddresses = await publicAddressesOf(url, { reach, signal, ...(resolve && { resolve }) })
  if (publicAddresses.length === 0) throw new OutsideError('forbidden')
  const headers = {
    accept,
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
        lookup: lookupAmong(publicAddresses),
      },
      answered,
    )
      .on('error', reject)
      .end()
  })
}

async function readAnswer(
  answer: IncomingMessage,
  url: URL,
  { types, bytesMax }: FeedRequest,
): Promise<Fetched> {
  const { headers } = answer
  const type = headers['content-type'] ?? ''
  if (!types.test(type.split(';', 1)[0]?.trim().toLowerCase() ?? '')) throw new OutsideError('type')
  if (Number(headers['content-length']) > bytesMax) throw new OutsideError('large')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpacked(answer)) {
    size += (chunk as Buffer).length
    if (size > bytesMax) throw new OutsideError('large')
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

/** Counts bytes after decompression, so that a small answer cannot unpack to a large one. */
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
  if (!unpack) throw new OutsideError('type')
  // The reader of `unpack` receives the failure.
  pipeline(answer, unpack, () => undefined)
  return unpack
}

function refusal(status: number): OutsideReason {
  if (status === 404 || status === 410) return 'gone'
  return status >= 300 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'down'
}

function short(header: string | undefined): string | null {
  return header !== undefined && header.length <= 300 ? header : null
}
