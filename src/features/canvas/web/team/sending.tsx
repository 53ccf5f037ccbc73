import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { maySend } from '#features/calls/contract/check-rules.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { NoAnswerError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Canvas, confirmCanvas, getCanvas, submitCanvas } from '../../contract/canvas.endpoints.ts'
import type { Judged } from '../judged.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { useBoxTitles } from '../use-box-titles.ts'
import { useText } from '../use-text.ts'

type Props = { canvas: Canvas; session: CanvasSession; judged: Judged }
type Clock = { stamp: string; elapsed: number }

/** Shows the member's own confirmation, the members that are still missing and, for the lead, the send button. */
export function Sending({ canvas, session, judged: { broken } }: Props) {
  const t = useText()
  const locale = useLocale()
  const titleOf = useBoxTitles(canvas)
  const decision = useDecision(canvas, session)
  const me = canvas.team.find(({ id }) => id === canvas.me)
  if (!me) return null
  const isConfirmed = me.confirmedAt !== null && me.changed.length === 0
  const waiting = canvas.team.filter(
    (mate) => mate.id !== me.id && (mate.confirmedAt === null || mate.changed.length > 0),
  )
  // The lead's own press confirms, so it does not wait for itself.
  const others = broken.filter(({ advice }) => advice.key !== 'not-confirmed')
  const isReady = maySend(others) && waiting.length === 0
  const { deadline } = canvas.call.content.dates
  const words = canvas.submission ? 'answer' : 'sending'
  return (
    <section className="mt-4 grid gap-3 border-t border-line pt-4" aria-labelledby="sending-title">
      <h2 id="sending-title" className="text-md">
        {t(`${words}.title`)}
      </h2>
      {waiting.length > 0 && (
        <p className="text-sm">
          {t('sending.waiting', { names: waiting.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {me.changed.length > 0 && (
        <Note tone="sun">{t('sending.again', { boxes: me.changed.map(titleOf).join(', ') })}</Note>
      )}
      {deadline && !canvas.submission && (
        <p className="text-xs text-ink-2">
          {t('sending.clock', {
            date: `${formatDate(new Date(deadline), locale)} ${formatTime(new Date(deadline))}`,
            minutes: canvas.call.content.graceMinutes,
          })}
        </p>
      )}
      <FormProblem text={decision.problem} />
      {decision.isWaiting && <Note live>{t('sending.noLink')}</Note>}
      {me.lead ? (
        <Button
          look="key"
          busy={decision.busy && t('sending.sending')}
          onClick={() => decision.decide('submit')}
          {...(!isReady && { disabled: true, reason: t('sending.notReady') })}
        >
          {t(`${words}.send`)}
        </Button>
      ) : isConfirmed ? (
        <Note tone="river">{t(`${words}.confirmed`)}</Note>
      ) : (
        <Button
          look="key"
          busy={decision.busy && t('sending.sending')}
          onClick={() => decision.decide('confirm')}
        >
          {t(`${words}.confirm`)}
        </Button>
      )}
      {me.lead && <p className="text-xs text-ink-2">{t(`${words}.leadHelp`)}</p>}
    </section>
  )
}

/**
 * Confirms or sends the current state. When offline it retries with the moment of the press, by the clock that the server
 * last signed, so that a decision before the deadline still counts in the minutes of grace.
 */
function useDecision(canvas: Canvas, session: CanvasSession) {
  const t = useText()
  const queries = useQueryClient()
  const { id } = canvas
  const [pressed, setPressed] = useState<{ what: 'confirm' | 'submit'; clock: Clock }>()
  const { busy, problem, act } = useAct({
    failed: t('general'),
    inline: true,
    isQuiet: (error) => error instanceof NoAnswerError,
  })
  async function run(what: 'confirm' | 'submit', clock: Clock) {
    const send = async () => {
      const input = { params: { id }, body: { seq: await session.settle(), clock } }
      const next = await (what === 'confirm' ? call(confirmCanvas, input) : call(submitCanvas, input))
      queries.setQueryData(endpointKey(getCanvas, { params: { id } }), next)
    }
    const retryLater = (error: unknown) => {
      setPressed(error instanceof NoAnswerError ? { what, clock } : undefined)
      throw error
    }
    await act(() => send().then(() => setPressed(undefined), retryLater))
  }
  const again = useEffectEvent(() => pressed && !busy && void run(pressed.what, pressed.clock))
  useEffect(() => {
    if (!pressed) return
    const timer = setInterval(() => again(), 5000)
    const online = () => again()
    addEventListener('online', online)
    return () => {
      clearInterval(timer)
      removeEventListener('online', online)
    }
  }, [pressed])
  return {
    busy,
    problem,
    isWaiting: pressed !== undefined,
    decide: (what: 'confirm' | 'submit') => void run(what, session.clock()),
  }
}
