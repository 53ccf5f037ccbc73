import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { listForYou } from '../contract/feed.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { WaitingPosts } from './list/waiting-posts.tsx'

const FeedPage = lazyPart(async () => (await import('./list/feed-page.tsx')).FeedPage)
// It comes beside the session, and not after it.
if (typeof document !== 'undefined') FeedPage.preload()

export const handle: PageHandle = {
  title: titles.feed,
  protected: true,
  chrome: 'full',
  first: [listForYou.path],
}

export default function FeedScreen() {
  return (
    <ScreenMain className="pt-2 pb-16 lg:pt-6" waiting={<WaitingPosts />}>
      <FeedPage />
    </ScreenMain>
  )
}
