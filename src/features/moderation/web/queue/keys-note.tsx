import { Kbd } from '#platform/web/ui/blocks/kbd.tsx'
import { useQueueText } from '../use-queue-text.ts'

const KEYS = [
  { keys: ['J', 'K'], does: 'turn' },
  { keys: ['1', '6'], does: 'choose' },
  { keys: ['R'], does: 'reason' },
  { keys: ['Ctrl', 'Enter'], does: 'send' },
] as const

/** The keys of the queue, on devices with a keyboard. */
export function KeysNote() {
  const t = useQueueText()
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm text-ink-2">
      {KEYS.map(({ keys, does }) => (
        <div key={does} className="contents">
          <dt className="flex items-center gap-1.5">
            {keys.map((key, n) => (
              <span key={key} className="contents">
                {n > 0 && (
                  <span className="text-xs">
                    {t(`keys.${does === 'send' ? 'and' : does === 'turn' ? 'or' : 'to'}`)}
                  </span>
                )}
                <Kbd>{key}</Kbd>
              </span>
            ))}
          </dt>
          <dd>{t(`keys.${does}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
