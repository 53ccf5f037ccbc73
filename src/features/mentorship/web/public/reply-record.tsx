import type { MentorCard } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'

const STONES = 10

/** Shows the share of requests answered in time as stones and in words; a small number is named as small. */
export function ReplyRecord({ replies }: Pick<MentorCard, 'replies'>) {
  const t = useText()
  if (replies === null) return <span>{t('card.fewRequests')}</span>
  const stones = Math.round((replies.inTime / replies.of) * STONES)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span aria-hidden className="inline-flex gap-0.5">
        {Array.from({ length: STONES }, (_, n) => (
          <i
            key={n}
            className={`h-3 w-[7px] rounded-[2px] ${n < stones ? 'bg-river' : 'border border-dashed border-edge'}`}
          />
        ))}
      </span>
      <span>
        {t.rich('card.replies', {
          ...replies,
          b: (words) => <b className="font-strong text-ink">{words}</b>,
        })}
      </span>
    </span>
  )
}
