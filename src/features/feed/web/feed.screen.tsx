import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { titles } from '../contract/titles.ts'

const FeedPage = lazyPart(async () => (await import('./list/feed-page.tsx')).FeedPage)
// It comes beside the session, and not after it.
FeedPage.preload()

export const handle: PageHandle = { title: titles.feed, protected: true, chrome: 'full' }

export default function FeedScreen() {
  return (
    <ScreenMain className="pt-2 pb-16 lg:pt-6">
      <FeedPage />
    </ScreenMain>
  )
}
