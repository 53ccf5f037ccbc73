import { useInfiniteQuery, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { Endpoint, ParamsOf, QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { call, type CallInput } from './api.ts'
import { endpointKey } from './endpoint-key.ts'

type RequestInput<E extends Endpoint> = (ParamsOf<E> extends undefined ? object : { params: ParamsOf<E> }) &
  (QueryOf<E> extends undefined ? object : { query: QueryOf<E> })

type Options<E extends Endpoint> = { locale?: Locale } & Pick<
  UseQueryOptions<ResponseOf<E>>,
  'enabled' | 'staleTime' | 'gcTime' | 'refetchOnMount' | 'placeholderData'
>

type Input<E extends Endpoint> = RequestInput<E> & Options<E>
type Args<E extends Endpoint> = object extends RequestInput<E> ? [input?: Input<E>] : [input: Input<E>]

type Loose = { params?: unknown; query?: unknown; locale?: Locale }

/** The answer of an endpoint, kept under its `endpointKey`. */
export function useEndpoint<E extends Endpoint>(endpoint: E, ...[input]: Args<E>) {
  const { params, query, locale, ...options }: Loose = input ?? {}
  return useQuery<ResponseOf<E>>({
    ...options,
    queryKey: endpointKey(endpoint, { params, query, locale }),
    queryFn: ({ signal }) => call(endpoint, { params, query, signal } as unknown as CallInput<E>),
  })
}

type Page = { next: string | number | null }
type Paged<E extends Endpoint> =
  Args<E> extends [input?: infer I] ? [input?: I & Cursor] : [input: Input<E> & Cursor]
type Cursor = {
  /** The query's name for the place where the next page begins. */
  cursor?: 'after' | 'before'
}

/** A list that comes in pages: each answer's `next` is the cursor of the one that follows. */
export function useEndpointPages<E extends Endpoint>(
  endpoint: E & (ResponseOf<E> extends Page ? unknown : never),
  ...[input]: Paged<E>
) {
  const { params, query, locale, cursor = 'after', ...options }: Loose & Cursor = input ?? {}
  return useInfiniteQuery({
    ...(options as object),
    queryKey: endpointKey(endpoint, { params, query, locale, pages: true }),
    queryFn: ({ pageParam, signal }): Promise<ResponseOf<E>> =>
      call(
        endpoint as E,
        {
          params,
          query: { ...(query as object | undefined), ...(pageParam !== '' && { [cursor]: pageParam }) },
          signal,
        } as unknown as CallInput<E>,
      ),
    initialPageParam: '',
    getNextPageParam: (last) => (last as Page).next?.toString(),
  })
}
