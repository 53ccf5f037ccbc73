import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { request } from './api.ts'

/** The default data fetch: GET on the first part of the key. */
async function fetchByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const response = await request(String(queryKey[0]), { method: 'GET', signal })
  return response.json()
}

/** As the specification says: no retries, no refetch on focus, data is never stale. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { retry: false },
    },
  })
  forgetFailures(client)
  return client
}

/** A failed query is not retried by another part of the page; a later visit asks again. */
function forgetFailures(client: QueryClient): void {
  const cache = client.getQueryCache()
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved') return
    queueMicrotask(() => {
      const { status, data } = query.state
      if (status === 'error' && data === undefined && query.getObserversCount() === 0) cache.remove(query)
    })
  })
}
