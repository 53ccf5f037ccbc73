import { CalendarClock } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { listScheduled } from '../../contract/scheduled.endpoints.ts'
import { CONVERSATION_CHANGED } from '../../contract/live.ts'
import { useText } from '../use-text.ts'

const ScheduleDialog = lazyPart(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog)

type Props = {
  conversation: string
  /** The text in the field. */
  text: string
  onScheduled: () => void
}

/** The button to send later, once there is text, and the scheduled messages; renders nothing without either. */
export function Scheduling({ conversation, text, onScheduled }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { data, refetch } = useEndpoint(listScheduled, { params: { id: conversation } })
  const count = data?.items.length ?? 0
  useEffect(
    () => onLiveMessage(({ topic }) => topic === CONVERSATION_CHANGED && count > 0 && void refetch()),
    [refetch, count],
  )
  if (!isOpen && count === 0 && text.trim() === '') return null
  return (
    <div className="flex justify-end px-1">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="link inline-flex min-h-target items-center gap-1.5 text-sm"
      >
        <CalendarClock size={18} aria-hidden />
        {count > 0 ? t('schedule.waiting', { count }) : t('schedule.open')}
      </button>
      {isOpen && (
        <Suspense>
          <ScheduleDialog
            conversation={conversation}
            text={text}
            items={data?.items ?? []}
            reload={refetch}
            onScheduled={onScheduled}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
