import { useQuery } from '@tanstack/react-query'

const AGAIN_MS = 1500
/** A list that is there but not whole is not asked for as eagerly. */
const BETTER_MS = 6000
const TRIES = 20

/** A list that may not be there yet is asked for again until it is there and whole; `late` when that has taken too long. */
export function usePolledList<List>(
  path: string,
  ask: (signal: AbortSignal) => Promise<{ list: List | null; whole?: boolean }>,
) {
  const { data, ...query } = useQuery({
    queryKey: [path],
    queryFn: async ({ client, queryKey, signal }) => {
      const { list, whole = true } = await ask(signal)
      const known = client.getQueryData<Polled<List>>(queryKey)
      // What was there before is better than nothing while a newer one is made.
      return { list: list ?? known?.list ?? null, tries: list && whole ? 0 : (known?.tries ?? 0) + 1 }
    },
    refetchInterval: ({ state }) => {
      const tries = state.data?.tries ?? 0
      return tries > 0 && tries < TRIES && (state.data?.list ? BETTER_MS : AGAIN_MS)
    },
    refetchOnMount: 'always',
  })
  const late = data?.list === null && data.tries >= TRIES
  return { query: { ...query, data: data?.list ?? undefined }, late }
}

export type Polled<List> = { list: List | null; tries: number }
