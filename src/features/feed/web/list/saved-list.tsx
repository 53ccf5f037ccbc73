import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useEndpoint, useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { PickStrip } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { listSavedPosts } from '../../contract/feed.endpoints.ts'
import { listSaveLists } from '../../contract/saves.endpoints.ts'
import { PostCard } from '../post/post-card.tsx'
import { useText } from '../use-text.ts'
import { moreOf, useReadingPosition } from './use-reading-position.ts'
import { useReadablePosts } from './use-readable-posts.ts'

const ListDialog = lazyPart(async () => (await import('../saves/list-dialog.tsx')).ListDialog)

/** Posts that the member saved, all or those of one list, the last first. */
export function SavedList() {
  const t = useText()
  const [listId, setListId] = useState('')
  const [isEditing, setEditing] = useState(false)
  const lists = useEndpoint(listSaveLists, { refetchOnMount: 'always' }).data?.lists ?? []
  const list = lists.find(({ id }) => id === listId)
  const pages = useEndpointPages(listSavedPosts, {
    query: { ...(list && { list: list.id }) },
    refetchOnMount: 'always',
  })
  const posts = pages.data?.pages.flatMap((page) => page.posts) ?? []
  useReadablePosts('posts', list ? undefined : pages.data && posts)
  useReadingPosition({ count: posts.length, more: moreOf(pages) })
  return (
    <>
      {lists.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 pt-3">
          <PickStrip
            label={t('lists.label')}
            value={list?.id ?? ''}
            options={[
              { value: '', text: t('lists.all') },
              ...lists.map(({ id, name, count }) => ({ value: id, text: `${name} (${count})` })),
            ]}
            onChange={setListId}
          />
          {list && (
            <Button small look="quiet" icon={<Pencil />} onClick={() => setEditing(true)}>
              {t('lists.edit')}
            </Button>
          )}
        </div>
      )}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {pages.isSuccess && posts.length === 0 && (
        <p className="py-6 text-sm text-ink-2">{t(list ? 'lists.empty' : 'savedNone')}</p>
      )}
      <ListFoot list={pages} more={t('more')} />
      {list && isEditing && (
        <Suspense>
          <ListDialog
            list={list}
            onClose={() => setEditing(false)}
            onRemoved={() => {
              setEditing(false)
              setListId('')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
