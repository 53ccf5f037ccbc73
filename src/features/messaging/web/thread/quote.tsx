import type { Message } from '../../contract/message.ts'
import { summaryOf } from '../files/summary-of.ts'
import { useText } from '../use-text.ts'

type Props = {
  /** The quoted message; `undefined` while it is further back than what is loaded. */
  message: Message | undefined
  /** Its author. */
  name: string
  onOpen(): void
}

/** What a message answers: its author and first words, one press from the message itself. */
export function Quote({ message, name, onOpen }: Props) {
  const t = useText()
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mb-1 -ml-1 grid min-h-target w-[calc(100%+0.5rem)] content-center rounded-[6px] border-l-[3px] border-river bg-paper/60 px-2 py-1 text-left text-xs leading-[1.35]"
    >
      {message && <b className="font-strong text-river-ink">{name}</b>}
      <span className="line-clamp-2 text-ink-2 [overflow-wrap:anywhere]">
        {message ? summaryOf(message, t) || t('list.deleted') : t('thread.quoted')}
      </span>
    </button>
  )
}
