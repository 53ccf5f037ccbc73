import { CircleAlert, Clock } from 'lucide-react'
import type { OutboxEntry } from '#features/offline/web/index.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useThreadText } from './use-thread-text.ts'
import type { Threads } from './use-threads.ts'

type Props = { entry: OutboxEntry; threads: Pick<Threads, 'retry' | 'discard'> }

/** Shows that a post is only on this device yet, or why the server rejects it. */
export function UnsentNote({ entry, threads }: Props) {
  const t = useThreadText()
  if (entry.refusal === undefined)
    return (
      <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-2" role="status">
        <Clock size={14} aria-hidden /> {t('waits')}
      </p>
    )
  return (
    <div role="alert" className="mt-1 text-xs text-harm-ink">
      <p className="flex items-center gap-1.5">
        <CircleAlert size={14} aria-hidden /> {t('refused', { why: entry.refusal })}
      </p>
      <p className="-ml-3 flex flex-wrap">
        <Button small look="quiet" onClick={() => threads.retry(entry.id)}>
          {t('again')}
        </Button>
        <Button small look="quiet" onClick={() => threads.discard(entry.id)}>
          {t('drop')}
        </Button>
      </p>
    </div>
  )
}
