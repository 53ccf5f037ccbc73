import { useQuery } from '@tanstack/react-query'

const AGAIN_MS = 1500
/** The interval in milliseconds for a list that is there but incomplete: less urgent than a missing one. */
const BETTER_MS = 6000
const TRIES = 20

/** Polls a list until it is there and complete; `late` once that has taken too long. */
export function usePolledList<List>(
  path: string,
  ask: (signal: AbortSignal) => Promise<{ list: List | null; whole?: boolean }>,
) {
  const { data, ...query } = useQuery({
    queryKey: [path],
    queryFn: async ({ client, queryKey, signal }) => {
      const { list, whole = true } = await ask(signal)
      const cached = client.getQueryData<Polled<List>>(queryKey)
      // An older list is better than none while a newer one is being computed.
      return { list: list ?? cached?.list ?? null, tries: list && whole ? 0 : (cached?.tries ?? 0) + 1 }
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
