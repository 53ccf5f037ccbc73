import { useQueries } from '@tanstack/react-query'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { listMatches, type DescribedMatch } from '../contract/recommendations.endpoints.ts'

/** The size of a list page: a growing list requests only its new rows. */
const AT_ONCE = 20

/** Returns the matches of a list's items by id, and the member's municipality; unknown ones are left out. */
export function useMatches(ids: readonly string[]) {
  const pages = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, page) =>
    ids.slice(page * AT_ONCE, (page + 1) * AT_ONCE).join(),
  )
  return useQueries({
    queries: pages.map((page) => ({
      queryKey: endpointKey(listMatches, { query: { ids: page } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(listMatches, { query: { ids: page }, signal }),
      staleTime: 60_000,
    })),
    combine: (answers) => ({
      home: answers[0]?.data?.home ?? null,
      isPending: answers.some(({ isPending }) => isPending),
      byId: new Map<string, DescribedMatch>(
        answers.flatMap(({ data }) => data?.matches.map((match) => [match.id, match] as const) ?? []),
      ),
    }),
  })
}
