import { Hash } from 'lucide-react'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { saveTagFollow, listFollowedTags, listForYou } from '../../contract/feed.endpoints.ts'
import { useText } from '../use-text.ts'

/** Follows a tag, or follows it no longer. */
export function FollowTag({ tag }: { tag: string }) {
  const t = useText()
  const { data } = useEndpoint(listFollowedTags)
  const { busy, act } = useAct({ refresh: [listFollowedTags.path, listForYou.path], failed: t('general') })
  if (!data) return null
  const isFollowed = data.tags.includes(tag)
  return (
    <Button
      small
      icon={<Hash />}
      aria-pressed={isFollowed}
      disabled={busy}
      onClick={() => void act(() => call(saveTagFollow, { params: { tag }, body: { wanted: !isFollowed } }))}
    >
      {t(isFollowed ? 'tags.unfollow' : 'tags.follow')}
    </Button>
  )
}
