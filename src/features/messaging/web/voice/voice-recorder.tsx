import { Check, SendHorizontal, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { VOICE_SECONDS_MAX, VOICE_TYPE } from '../../contract/voice/voice.ts'
import type { DraftFile } from '../files/use-draft-files.ts'
import { clockText } from './clock-text.ts'
import { useRecorder } from './use-recorder.ts'
import { useVoiceText } from './use-voice-text.ts'
import { VoicePlayer } from './voice-player.tsx'

type Props = {
  member: string
  conversation: string
  /** Resolves when it is stored for sending; until then the recording stays. */
  onSend(voice: DraftFile): Promise<void>
  onClose(): void
}

const SEND_LOOK = 'rounded-full bg-apricot text-on-apricot hover:bg-apricot! hover:text-on-apricot!'

/** Moves the focus to the next button, because the one pressed has gone; people on a keyboard would lose their place. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}

/** Takes the place of the field: records with a visible clock, plays back, and sends. */
export function VoiceRecorder({ member, conversation, onSend, onClose }: Props) {
  const t = useVoiceText()
  const { state, begin, stop, drop } = useRecorder({ member, conversation })
  const [isUnsent, setUnsent] = useState(false)
  const [isSending, setSending] = useState(false)
  const leave = () => void drop().then(onClose)
  async function send() {
    if (state.step !== 'ready' || isSending) return
    setSending(true)
    const isKept = await onSend({
      id: crypto.randomUUID(),
      kind: 'voice',
      name: 'voice-message.webm',
      alt: '',
      type: VOICE_TYPE,
      ...state.spoken,
    }).then(
      () => true,
      () => false,
    )
    // The device may still hold the recording that it has just sent; do not send it again.
    if (isKept) return leave()
    setSending(false)
    setUnsent(true)
  }
  return (
    <section aria-label={t('recording')} className="grid gap-1 px-1">
      {state.step === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-2 py-1 text-sm text-ink-2">
          <p className="min-w-0 flex-1 basis-48">{t(`problem.${state.reason}`)}</p>
          {state.reason !== 'missing' && state.reason !== 'unable' && (
            <Button small onClick={() => void begin()}>
              {t('again')}
            </Button>
          )}
          <IconButton icon={<X />} label={t('close')} onClick={leave} />
        </div>
      )}
      {(state.step === 'opening' || state.step === 'finishing') && (
        <p role="status" className="flex min-h-target items-center px-2 text-sm text-ink-2">
          {t(state.step)}
        </p>
      )}
      {state.step === 'recording' && (
        <div className="flex items-center gap-2">
          <IconButton icon={<Trash2 />} label={t('cancel')} onClick={leave} />
          <span aria-hidden className="size-3 flex-none rounded-full bg-harm" />
          <span role="timer" className="flex-1 tabular-nums">
            {t('clock', { now: clockText(state.milliseconds), most: clockText(VOICE_SECONDS_MAX * 1000) })}
          </span>
          <IconButton ref={focus} icon={<Check />} label={t('stop')} onClick={stop} className={SEND_LOOK} />
        </div>
      )}
      {state.step === 'ready' && (
        <>
          <p className="px-2 text-xs text-ink-2">{t('listen')}</p>
          <div className="flex items-center justify-between gap-1">
            <IconButton icon={<Trash2 />} label={t('drop')} onClick={leave} />
            <VoicePlayer {...state.spoken} load={async () => state.spoken.bytes} />
            <IconButton
              ref={focus}
              icon={<SendHorizontal />}
              label={t('send')}
              onClick={() => void send()}
              className={SEND_LOOK}
            />
          </div>
        </>
      )}
      {isUnsent && (
        <p role="alert" className="px-2 text-sm text-harm-ink">
          {t('problem.unsent')}
        </p>
      )}
    </section>
  )
}
