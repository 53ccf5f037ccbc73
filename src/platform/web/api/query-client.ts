import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { request } from './api.ts'

/** The default data fetch: GET on the first part of the key. */
async function fetchByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const response = await request(String(queryKey[0]), { method: 'GET', signal })
  return response.json()
}

/** As the specification says: no retries, no refetch on focus, data is never stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { retry: false },
    },
  })
}
