import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import {
  getPost,
  listFeed,
  listForYou,
  listSavedPosts,
  listTag,
  type Post,
} from '../contract/feed.endpoints.ts'

type Pages = InfiniteData<Pick<ResponseOf<typeof listFeed>, 'posts' | 'next'>>
type ForYou = ResponseOf<typeof listForYou>
type Change = (posts: readonly Post[]) => Post[]

/** Changes a post in every list and on its page, before the server is asked again. */
export function usePostChanges() {
  const queries = useQueryClient()
  function everywhere(update: Change) {
    for (const list of [listFeed, listTag, listSavedPosts])
      queries.setQueriesData<Pages>({ queryKey: endpointKey(list) }, (now) => now && onPages(now, update))
    queries.setQueryData<ForYou>(endpointKey(listForYou), (now) => now && onForYou(now, update))
  }
  return {
    change(id: string, next: Partial<Post>) {
      const changed = (post: Post) => (post.id === id ? { ...post, ...next } : post)
      everywhere((posts) => posts.map(changed))
      queries.setQueryData<Post>(endpointKey(getPost, { params: { id } }), (now) => now && changed(now))
    },
    remove(isGone: (post: Post) => boolean) {
      everywhere((posts) => posts.filter((post) => !isGone(post)))
    },
  }
}

function onPages(now: Pages, change: Change): Pages {
  return { ...now, pages: now.pages.map((page) => ({ ...page, posts: change(page.posts) })) }
}

function onForYou({ own, fresh, earlier, since }: ForYou, change: Change): ForYou {
  const on = (part: ForYou['fresh']) =>
    part.flatMap(({ post, why }) => change([post]).map((next) => ({ post: next, why })))
  return { own: change(own), fresh: on(fresh), earlier: on(earlier), since }
}
