import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { removeDecision, sendDecision, type WaitingDecision } from '../../contract/deciding.endpoints.ts'
import { listApplicants } from '../../contract/hiring.endpoints.ts'
import { useHiringText } from '../hiring/use-hiring-text.ts'

type Props = {
  opportunity: string
  waiting: readonly WaitingDecision[]
  decides: boolean
  /** Asks again how far it has come. */
  onFollow: () => void
}

/** How often it is asked how far a decision has come: seldom while it waits, often once it is on its way. */
const FOLLOW_MS = { waiting: 10_000, sending: 1500 }
const NEAR_MS = 5000

/** Takes a decision back that nobody has been told of. */
export function useUndo(opportunity: string) {
  const t = useHiringText()
  const { busy, act } = useAct({ refresh: [listApplicants.path] })
  const undo = (decision: string) =>
    act(
      () => call(removeDecision, { params: { id: opportunity, decision } }),
      ({ count }) => t('waiting.undone', { count }),
    )
  return { busy, undo }
}

/** The decisions that the applicants have not heard of yet: until when they can be taken back, and how many are left. */
export function WaitingBar({ opportunity, waiting, decides, onFollow }: Props) {
  const t = useHiringText()
  const { busy, undo } = useUndo(opportunity)
  const follow = useRef(onFollow)
  const isNear = (until: string) => Date.parse(until) < Date.now() + NEAR_MS
  const pace = waiting.some(({ sending, until }) => sending || isNear(until)) ? 'sending' : 'waiting'
  const isWaiting = waiting.length > 0
  useEffect(() => {
    follow.current = onFollow
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => follow.current(), FOLLOW_MS[pace])
    return () => clearInterval(timer)
  }, [isWaiting, pace])
  const haste = useAct({ refresh: [listApplicants.path] })
  if (!isWaiting) return null
  const notes = waiting.map(({ id, status, count, until, sending, closes, by }) => (
    <Note key={id} live tone="sun">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-strong">
            {sending
              ? t('waiting.sending', { count })
              : t('waiting.lead', { count, time: formatTime(new Date(until)) })}
          </p>
          <p className="text-ink-2 max-sm:sr-only">
            {[
              t('waiting.state', { state: t(`statuses.${status}`), by: by ?? t('history.somebody') }),
              !sending && t('waiting.text'),
              closes && t('waiting.closes'),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
        {decides && !sending && (
          <div className="flex flex-wrap gap-2">
            <Button
              look="quiet"
              small
              busy={haste.busy && t('decision.busy')}
              onClick={() =>
                void haste.act(
                  () => call(sendDecision, { params: { id: opportunity, decision: id } }),
                  t('waiting.sent', { count }),
                )
              }
            >
              {t('waiting.send')}
            </Button>
            <Button small icon={<Undo2 />} busy={busy && t('waiting.undoing')} onClick={() => void undo(id)}>
              {t('waiting.undo', { count })}
            </Button>
          </div>
        )}
      </div>
    </Note>
  ))
  // It stays in view: the time to take a decision back runs wherever in the list one reads.
  return (
    <div className="sticky top-[calc(var(--bar)+0.5rem)] z-10 grid max-h-[40dvh] grid-cols-1 gap-2 overflow-y-auto print:hidden">
      {notes}
    </div>
  )
}
