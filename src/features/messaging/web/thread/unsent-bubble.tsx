import { CircleAlert, Clock } from 'lucide-react'
import { Suspense } from 'react'
import { type OutboxEntry, useOnline } from '#features/offline/web/index.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Thumbnail } from '../files/draft-file-list.tsx'
import { useText } from '../use-text.ts'
import { clockText } from '../voice/clock-text.ts'
import type { Unsent, UnsentBody } from './use-unsent.ts'

const VoicePlayer = lazyPart(async () => (await import('../voice/voice-player.tsx')).VoicePlayer)

type Props = { entry: OutboxEntry; unsent: Unsent; onReturn(words: { body: string }): void }

/** A message that is only on this device so far. */
export function UnsentBubble({ entry, unsent, onReturn }: Props) {
  const t = useText()
  const isOnline = useOnline()
  const { body, files = [] } = entry.body as UnsentBody
  return (
    <li className="flex flex-col items-end gap-1">
      {files.length > 0 && (
        <ul className="grid justify-items-end gap-1 text-sm">
          {files.map((file) => (
            <li key={file.id}>
              {file.kind === 'voice' ? (
                <Suspense fallback={t('files.voice', { length: clockText(file.milliseconds ?? 0) })}>
                  <VoicePlayer
                    load={async () => file.bytes}
                    milliseconds={file.milliseconds ?? 0}
                    waveform={file.waveform ?? ''}
                  />
                </Suspense>
              ) : file.kind === 'picture' ? (
                <Thumbnail bytes={file.bytes} alt={file.alt || t('files.picture')} />
              ) : (
                file.name
              )}
            </li>
          ))}
        </ul>
      )}
      {body !== '' && (
        <p className="max-w-[min(84%,32rem)] rounded-[14px] bg-river-tint px-2.5 py-1.5 text-sm leading-[1.4] whitespace-pre-wrap text-ink opacity-80 [overflow-wrap:anywhere]">
          {body}
        </p>
      )}
      {entry.refusal === undefined ? (
        <p className="mb-1.5 flex items-center gap-1.5 text-xs text-ink-3">
          <Clock size={14} aria-hidden /> {t(isOnline ? 'thread.sending' : 'thread.waiting')}
        </p>
      ) : (
        <div role="alert" className="mb-1.5 grid justify-items-end gap-1 text-xs text-harm-ink">
          <p className="flex items-center gap-1.5">
            <CircleAlert size={14} aria-hidden /> {t('thread.refused')}: {entry.refusal}
          </p>
          <p className="flex gap-2">
            <Button small look="quiet" onClick={() => unsent.discard(entry.id)}>
              {t('thread.drop')}
            </Button>
            {files.length === 0 && (
              <Button
                small
                look="quiet"
                onClick={() => {
                  onReturn({ body })
                  unsent.discard(entry.id)
                }}
              >
                {t('thread.edit')}
              </Button>
            )}
            <Button small onClick={() => unsent.retry(entry.id)}>
              {t('thread.again')}
            </Button>
          </p>
        </div>
      )}
    </li>
  )
}
