import { Trash2 } from 'lucide-react'
import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { openingWords } from '../../contract/post-text.ts'
import { deleteScheduledPost, listScheduledPosts } from '../../contract/scheduled.endpoints.ts'
import { useText } from '../use-text.ts'

/** The member's posts that wait for their time; nothing where none does. */
export function ScheduledPosts() {
  const t = useText()
  const locale = useLocale()
  const { data } = useEndpoint(listScheduledPosts)
  const { busy, act } = useAct({ refresh: [listScheduledPosts.path], failed: t('general') })
  if (!data || data.posts.length === 0) return null
  return (
    <details className="mb-3 rounded-control border border-line px-3.5 text-sm">
      <summary className="min-h-target py-3 font-ui">
        {t('scheduled.title', { count: data.posts.length })}
      </summary>
      <ul aria-label={t('scheduled.list')}>
        {data.posts.map(({ id, body, publishAt, isRefused }) => {
          const at = new Date(publishAt)
          const opening = openingWords(body) || t('scheduled.noWords')
          return (
            <li key={id} className="flex items-center gap-3 border-t border-line py-2">
              <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <b className="block font-strong">{opening}</b>
                <span className={isRefused ? 'text-harm-ink' : 'text-ink-2'}>
                  {isRefused
                    ? t('scheduled.refused')
                    : t('scheduled.at', { day: formatLongDate(at, locale), time: formatTime(at) })}
                </span>
              </p>
              <IconButton
                icon={<Trash2 />}
                label={t('scheduled.remove', { opening })}
                aria-disabled={busy}
                onClick={() =>
                  void act(() => call(deleteScheduledPost, { params: { id } }), t('scheduled.removed'))
                }
              />
            </li>
          )
        })}
      </ul>
    </details>
  )
}
