import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { ComposeBar } from './compose/compose-bar.tsx'
import { UnsentPostCard } from './compose/unsent-post.tsx'
import { PostCard } from './post/post-card.tsx'
import { useFeed } from './use-feed.ts'
import { useText } from './use-text.ts'

/** What members write, the newest first, below the place where one writes oneself. */
export function FeedPage() {
  const t = useText()
  const feed = useFeed()
  const { list, posts, unsent } = feed
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <div className="mx-auto max-w-[40rem]">
        <ComposeBar publish={feed.publish} />
        <div className="border-t border-line">
          {unsent.map((each) => (
            <UnsentPostCard key={each.entry.id} unsent={each} feed={feed} />
          ))}
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
        {list.isSuccess && posts.length + unsent.length === 0 && (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink to="/network">{t('empty.people')}</ButtonLink>}
          />
        )}
        <ListFoot list={list} more={t('more')} />
      </div>
    </>
  )
}
