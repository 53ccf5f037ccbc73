import type { CallLimit, Endpoint } from '#platform/contract/endpoint.ts'
import type { RateLimit } from './rate-limit.queries.ts'

/**
 * A limit that staff may tighten or loosen while the product runs. Its words are `limits.<id>.title` and `.hint` in the
 * catalogues of its feature.
 */
export type AdjustableLimit = CallLimit & {
  /** Unique in the product. */
  id: string
  /** How the keys of its counters begin, without the last colon and what follows it: `messaging:begin`. */
  key: string
  /** What staff may choose at least and at most. */
  least: number
  most: number
}

/** The counter of one member or client. */
export function counterOf({ key, times, seconds }: AdjustableLimit, who: string): RateLimit {
  return { key: `${key}:${who}`, limit: times, windowSeconds: seconds }
}

/** The limit in the contract of a call, made adjustable. */
export function limitOfCall(
  { method, path, limit }: Endpoint,
  more: Pick<AdjustableLimit, 'id' | 'least' | 'most'>,
): AdjustableLimit {
  if (!limit) throw new Error(`The contract of ${method} ${path} has no limit`)
  return { ...limit, ...more, key: `call:${method} ${path}` }
}
