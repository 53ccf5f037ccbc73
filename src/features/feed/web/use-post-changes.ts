import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { getPost, listFeed, type Post } from '../contract/feed.endpoints.ts'

type Pages = InfiniteData<ResponseOf<typeof listFeed>>

/** Changes a post wherever it is shown, before the server is asked again. */
export function usePostChanges() {
  const queries = useQueryClient()
  return {
    change(id: string, next: Partial<Post>) {
      const changed = (post: Post) => (post.id === id ? { ...post, ...next } : post)
      queries.setQueriesData<Pages>({ queryKey: endpointKey(listFeed) }, (now) =>
        onPages(now, (posts) => posts.map(changed)),
      )
      queries.setQueryData<Post>(endpointKey(getPost, { params: { id } }), (now) => now && changed(now))
    },
    remove(isGone: (post: Post) => boolean) {
      queries.setQueriesData<Pages>({ queryKey: endpointKey(listFeed) }, (now) =>
        onPages(now, (posts) => posts.filter((post) => !isGone(post))),
      )
    },
  }
}

function onPages(now: Pages | undefined, change: (posts: Post[]) => Post[]): Pages | undefined {
  if (!now) return undefined
  return { ...now, pages: now.pages.map((page) => ({ ...page, posts: change(page.posts) })) }
}
