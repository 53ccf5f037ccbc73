import { Suspense, useState } from 'react'
import { ReportDialog } from '#features/moderation/web/index.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { deletePost, updatePost } from '../../contract/discussions.endpoints.ts'
import { listThreads, type ThreadMessage } from '../../contract/threads/threads.endpoints.ts'
import { SayForm } from './say-form.tsx'
import { useThreadText } from './use-thread-text.ts'

/** Shows one post with its actions: one's own can be edited or deleted, others reported. */
export function MessageItem({ said, isOpen }: { said: ThreadMessage; isOpen: boolean }) {
  const t = useThreadText()
  const locale = useLocale()
  const [doing, setDoing] = useState<'edit' | 'report'>()
  const { busy, act } = useAct({ refresh: [listThreads.path], failed: t('general') })
  const params = { id: said.id }
  const at = new Date(said.at)
  const name = said.author ?? t('nobody')
  if (said.isDeleted) return <li className="text-ink-2 italic">{t('deleted')}</li>
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <Avatar name={name} size="sm" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
          <b className="font-strong text-ink">{name}</b>
          {said.voice && <Chip tone="lilac">{t(`voices.${said.voice}`)}</Chip>}
          <span>
            {formatDate(at, locale)} {formatTime(at)}
            {said.isEdited && `, ${t('edited')}`}
          </span>
        </p>
        {doing === 'edit' ? (
          <SayForm
            what="edit"
            draft={`thread-edit.${said.id}`}
            text={said.text}
            send={async ({ text }) => {
              // A rejected text stays in the form.
              await call(updatePost, { params, body: { text } })
              await act(() => Promise.resolve())
            }}
            onClose={() => setDoing(undefined)}
          />
        ) : (
          <>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{said.text}</p>
            <div className="-ml-3 flex flex-wrap">
              {said.isOwn && isOpen && (
                <Button small look="quiet" onClick={() => setDoing('edit')}>
                  {t('edit.action')}
                </Button>
              )}
              {said.isOwn && (
                <Button
                  small
                  look="quiet"
                  disabled={busy}
                  onClick={() => void act(() => call(deletePost, { params }), t('removed'))}
                >
                  {t('remove')}
                </Button>
              )}
              {!said.isOwn && (
                <Button small look="quiet" onClick={() => setDoing('report')}>
                  {t('report')}
                </Button>
              )}
            </div>
          </>
        )}
        {doing === 'report' && (
          <Suspense fallback={null}>
            <ReportDialog kind="post" thing={said.id} onClose={() => setDoing(undefined)} />
          </Suspense>
        )}
      </div>
    </li>
  )
}
