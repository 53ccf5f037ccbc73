import { ArrowUp } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { getNewPostCount } from '../../contract/feed.endpoints.ts'
import { useText } from '../use-text.ts'

/** Says how many posts came meanwhile; the list does not move until somebody wants them. */
export function NewPosts({ after, show }: { after: string; show: () => Promise<unknown> }) {
  const t = useText()
  const { data, refetch } = useEndpoint(getNewPostCount, { query: { after } })
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refetch()
  })
  useEffect(() => {
    const timer = setInterval(() => look(), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const count = data?.count ?? 0
  return (
    <p role="status" className="flex justify-center empty:hidden">
      {count > 0 && (
        <button
          type="button"
          className="mt-3 inline-flex min-h-target items-center gap-1.5 rounded-pill bg-river-tint px-4 text-sm font-ui text-river-ink"
          onClick={() => {
            scrollTo({ top: 0 })
            void show()
          }}
        >
          <ArrowUp size={16} aria-hidden />
          {t('newPosts', { count, many: String(count >= 20) })}
        </button>
      )}
    </p>
  )
}
