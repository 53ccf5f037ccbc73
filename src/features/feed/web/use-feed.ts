import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useOutbox } from '#features/offline/web/index.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { listFeed } from '../contract/feed.endpoints.ts'
import { outboxSender, type UnsentPost } from './outbox-sender.ts'

const LANE = 'feed'

/** The feed as it came, with posts that this device has not sent yet. */
export function useFeed() {
  const queries = useQueryClient()
  const list = useEndpointPages(listFeed)
  const { outbox, entries } = useOutbox(useMemberId(), outboxSender)
  const refresh = useEffectEvent(() =>
    queries.invalidateQueries({ queryKey: endpointKey(listFeed, { pages: true }) }),
  )
  // One that has been taken is in the list of the server from then on.
  useEffect(() => void refresh(), [entries.length])
  const posts = list.data?.pages.flatMap((page) => page.posts) ?? []
  return {
    list,
    posts,
    unsent: entries
      .filter(({ id }) => !posts.some((post) => post.id === id))
      .map((entry) => ({ entry, post: entry.body as UnsentPost })),
    /** Resolves once it is kept on this device; it is sent from then on. */
    publish: (post: UnsentPost) => outbox.add({ id: crypto.randomUUID(), lane: LANE, body: post }),
    retry: (id: string) => void outbox.retry(id),
    discard: (id: string) => void outbox.discard(id),
  }
}
export type OpenFeed = ReturnType<typeof useFeed>
