import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'

type KeyInput = {
  params?: unknown
  query?: unknown
  /** Given where the answer holds words in the reader's language. */
  locale?: Locale | undefined
  /** A list in pages is kept apart from the same call for its first page alone. */
  pages?: true
}

/**
 * The cache key of an answer: first the endpoint's address, then the parameters and query. The address alone matches every
 * answer of the endpoint, the parameters alone every answer with them, whatever the query was.
 */
export function endpointKey(
  { path }: Endpoint,
  { params, query, locale, pages }: KeyInput = {},
): readonly unknown[] {
  const input = {
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    ...(locale && { locale }),
    ...(pages && { pages }),
  }
  return Object.keys(input).length > 0 ? [path, input] : [path]
}
