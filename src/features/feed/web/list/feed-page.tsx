import { Suspense, useState } from 'react'
import { Tabs } from '#platform/web/ui/blocks/tabs.tsx'
import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { useAddressFilter } from '#platform/web/shell/use-address-filter.ts'
import type { SavedDraft } from '../../contract/drafts.endpoints.ts'
import { ComposeBar } from '../compose/compose-bar.tsx'
import { PostDrafts } from '../drafts/post-drafts.tsx'
import { ScheduledPosts } from '../scheduled/scheduled-posts.tsx'
import { useText } from '../use-text.ts'
import { ForYouList } from './for-you-list.tsx'
import { NewestList } from './newest-list.tsx'
import { FollowedTags } from '../tags/followed-tags.tsx'
import { useUnsent } from './use-unsent.ts'
import { WaitingPosts } from './waiting-posts.tsx'

const PeopleAside = lazyPart(async () => (await import('./people-aside.tsx')).PeopleAside)
const SavedList = lazyPart(async () => (await import('./saved-list.tsx')).SavedList)
const UnsentPostCard = lazyPart(async () => (await import('../compose/unsent-post.tsx')).UnsentPostCard)

/** The feed: ranked for the member or the newest first, below the composer. */
export function FeedPage() {
  const t = useText()
  const unsent = useUnsent()
  const [opened, setOpened] = useState<SavedDraft>()
  const { search, ask } = useAddressFilter<'view'>()
  const value = search.get('view')
  const view = value === 'newest' || value === 'saved' ? value : 'forYou'
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <div className="grid grid-cols-1 justify-center gap-x-24 gap-y-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,20rem)]">
        <div className="min-w-0">
          <ComposeBar publish={unsent.publish} opened={opened} onOpenedTaken={() => setOpened(undefined)} />
          <PostDrafts
            sending={unsent.entries.flatMap(({ entry }) => (entry.refusal === undefined ? [entry.id] : []))}
            onOpen={setOpened}
          />
          <ScheduledPosts />
          <Suspense>
            {unsent.entries.map((each) => (
              <UnsentPostCard key={each.entry.id} unsent={each} feed={unsent} />
            ))}
          </Suspense>
          <Tabs
            label={t('views.label')}
            selected={view}
            onSelect={(next) => ask('view', next === 'forYou' ? '' : next)}
            className="[&_[role=tabpanel]]:pt-0"
            tabs={[
              { id: 'forYou', text: t('views.forYou'), panel: <ForYouList /> },
              { id: 'newest', text: t('views.newest'), panel: <NewestList /> },
              {
                id: 'saved',
                text: t('views.saved'),
                panel: (
                  <Suspense fallback={<WaitingPosts />}>
                    <SavedList />
                  </Suspense>
                ),
              },
            ]}
          />
        </div>
        <aside className="min-w-0 lg:sticky lg:top-24 lg:self-start">
          <ComponentBoundary fallback={null}>
            <Suspense>
              <PeopleAside />
            </Suspense>
          </ComponentBoundary>
          <FollowedTags />
        </aside>
      </div>
    </>
  )
}
