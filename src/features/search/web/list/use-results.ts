import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { type Criteria, searchString, type Sort, writeCriteria } from '../../contract/criteria.ts'
import {
  type Facets,
  type SearchResult,
  type ResultPage,
  listOpportunities,
} from '../../contract/search.endpoints.ts'
import type { ListData } from '../list.screen.tsx'

const without = (sorts: readonly Sort[], one: Sort) => sorts.filter((sort) => sort !== one)
const ownFirst = (sorts: readonly Sort[]): Sort[] =>
  sorts.includes('best') ? [...sorts] : ['match', ...without(sorts, 'match')]

export type ResultState = Pick<ResultPage, 'sort' | 'sorts' | 'meant' | 'unknown' | 'without'> & {
  items: SearchResult[]
  facets: { total: number | null; totalAbout: boolean; values: Facets | null }
  next: string | null
  isPending: boolean
  isFailed: boolean
  isLoadingMore: boolean
  loadMore(): void
  retry(): void
}

const query = (criteria: Criteria, after?: string) =>
  ({ ...writeCriteria(criteria), ...(after && { after }) }) as never

const countsOf = ({ total, totalAbout, facets }: ResultPage) => ({ total, totalAbout, values: facets })

/**
 * Returns the results for the address: the server's first page and further ones. Sorted by match, which is the default for
 * members, it is the person's own list, which the server cannot know when it renders a page for everyone.
 */
export function useResults(data: ListData): ResultState {
  const session = useSession()
  const { criteria, found, after } = data
  const signed = useRouteLoaderData<{ signed: boolean }>('root')?.signed ?? false
  const isByMatch =
    found.sorts.includes('match') &&
    (criteria.sort === 'match' || (criteria.sort === null && found.rest === ''))
  const isOwn = isByMatch && session.status === 'authenticated'
  const [counts, keep] = useState(countsOf(found))
  useEffect(() => {
    // Later pages come without counts; those of the first page stay valid.
    if (found.facets) keep(countsOf(found))
  }, [found])
  const pages = useInfiniteQuery({
    queryKey: ['/api/opportunities', searchString(criteria), isOwn, isOwn ? null : after],
    queryFn: ({ pageParam, signal }) =>
      call(listOpportunities, { query: query(criteria, pageParam || undefined), signal }),
    initialPageParam: isOwn ? '' : (after ?? ''),
    getNextPageParam: (last: ResultPage) => last.next ?? undefined,
    ...(!isOwn && { initialData: { pages: [found], pageParams: [after ?? ''] } }),
    gcTime: 60_000,
  })
  const all = pages.data?.pages ?? []
  const [first] = all
  const ids = new Set<string>()
  const items = all.flatMap((page) => page.items).filter(({ id }) => !ids.has(id) && ids.add(id))
  return {
    items,
    sort: first?.sort ?? criteria.sort ?? found.sort,
    sorts: session.status === 'authenticated' ? ownFirst(found.sorts) : without(found.sorts, 'match'),
    meant: found.meant,
    unknown: found.unknown,
    without: found.without,
    facets: found.facets ? countsOf(found) : counts,
    next: pages.hasNextPage ? (all.at(-1)?.next ?? null) : null,
    // A member's list gets another order in a moment: rows that move under a finger are worse than a short wait.
    isPending: pages.isPending || (isByMatch && signed && session.status === 'loading'),
    isFailed: pages.isError && items.length === 0,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
    retry: () => void pages.refetch(),
  }
}
