import { PenLine, Trash2 } from 'lucide-react'
import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { deletePostDraft, listPostDrafts, type SavedDraft } from '../../contract/drafts.endpoints.ts'
import { openingWords } from '../../contract/post-text.ts'
import { useText } from '../use-text.ts'
import { useDraftsText } from './use-drafts-text.ts'

type Props = {
  /** Ids of posts that this device is sending. */
  sending: readonly string[]
  onOpen: (draft: SavedDraft) => void
}

/** The member's drafts from all devices; renders nothing without any. */
export function PostDrafts({ sending, onOpen }: Props) {
  const t = useDraftsText()
  const feed = useText()
  const locale = useLocale()
  const { data } = useEndpoint(listPostDrafts)
  const { busy, act } = useAct({ refresh: [listPostDrafts.path], failed: feed('general') })
  const drafts = (data?.drafts ?? []).filter(({ id }) => !sending.includes(id))
  if (drafts.length === 0) return null
  return (
    <details className="mb-3 rounded-control border border-line px-3.5 text-sm">
      <summary className="min-h-target py-3 font-ui">{t('title', { count: drafts.length })}</summary>
      <ul aria-label={t('list')}>
        {drafts.map((saved) => {
          const { id, draft, updatedAt } = saved
          const at = new Date(updatedAt)
          const opening = openingWords(draft.body) || draft.event.title || feed('scheduled.noWords')
          return (
            <li key={id} className="flex items-center gap-1 border-t border-line py-2">
              <p className="min-w-0 flex-1 pr-2 [overflow-wrap:anywhere]">
                <b className="block font-strong">{opening}</b>
                <span className="text-ink-2">
                  {t('at', { day: formatLongDate(at, locale), time: formatTime(at) })}
                </span>
              </p>
              <IconButton icon={<PenLine />} label={t('open', { opening })} onClick={() => onOpen(saved)} />
              <IconButton
                icon={<Trash2 />}
                label={t('remove', { opening })}
                aria-disabled={busy}
                onClick={() => void act(() => call(deletePostDraft, { params: { id } }), t('removed'))}
              />
            </li>
          )
        })}
      </ul>
    </details>
  )
}
