import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { type Feed, listFeeds, importFeed, removeFeed } from '../../contract/feeds.endpoints.ts'
import { listNotices } from '../../contract/notices.endpoints.ts'
import { useText } from '../use-text.ts'

/** One feed: its address, its last reading and its actions. */
export function FeedRow({ feed, onRemoved }: { feed: Feed; onRemoved: () => void }) {
  const t = useText()
  const locale = useLocale()
  const client = useQueryClient()
  const { busy, act } = useAct({ failed: t('failedText') })
  const [asking, setAsking] = useState(false)
  const { id, address, organisation, brought, checkedAt, nextAt, problem } = feed
  const name = feed.title || (URL.parse(address)?.hostname ?? address)
  const when = (moment: string) => `${formatDate(new Date(moment), locale)} ${formatTime(new Date(moment))}`
  const fresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [listFeeds.path] }),
      client.invalidateQueries({ queryKey: [listNotices.path] }),
    ])

  async function read() {
    await act(async () => {
      const answer = await call(importFeed, { params: { id } })
      await fresh()
      if (answer.feed.problem)
        toast({ title: t(`feeds.reasons.${answer.feed.problem}`), variant: 'destructive' })
      else toast({ title: t('feeds.came', { count: answer.brought }) })
    })
  }

  async function remove() {
    try {
      await call(removeFeed, { params: { id } })
      setAsking(false)
      await fresh()
      toast({ title: t('feeds.removed') })
      onRemoved()
    } catch (error) {
      toast({ title: errorText(error, t('failedText')), variant: 'destructive' })
    }
  }

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-md [overflow-wrap:anywhere]">{name}</h3>
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{address}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2">
          {organisation && <span className="[overflow-wrap:anywhere]">{organisation.name}</span>}
          <span>{t('feeds.brought', { count: brought })}</span>
          {checkedAt && <span>{t('feeds.checked', { moment: when(checkedAt) })}</span>}
          <span>{t('feeds.next', { moment: when(nextAt) })}</span>
        </p>
        {problem && (
          <Note tone="sun" className="mt-2">
            {t(`feeds.reasons.${problem}`)}
          </Note>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          small
          icon={<RefreshCw />}
          aria-label={t('feeds.readNamed', { name })}
          busy={busy && t('feeds.reading')}
          onClick={() => void read()}
        >
          {t('feeds.read')}
        </Button>
        <Button
          small
          look="quiet"
          icon={<Trash2 />}
          aria-label={t('feeds.removeNamed', { name })}
          onClick={() => setAsking(true)}
        >
          {t('feeds.remove')}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('feeds.removeTitle')}
        closeLabel={t('close')}
        actions={
          <DialogFoot onCancel={() => setAsking(false)} act={t('feeds.remove')} onAct={remove} look="harm" />
        }
      >
        <p className="text-ink-2">{t('feeds.removeText')}</p>
      </Dialog>
    </div>
  )
}
