import { Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { ScreenProblem } from '#platform/web/api/api-error.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { BODY_MAX } from '../../contract/limits.ts'
import {
  cancelScheduled,
  saveScheduledMessage,
  type ScheduledMessage,
} from '../../contract/scheduled.endpoints.ts'
import { mondayMorning, tomorrowMorning } from '../moment/moments.ts'
import { useText } from '../use-text.ts'

type Props = {
  conversation: string
  text: string
  items: readonly ScheduledMessage[]
  reload(): Promise<unknown>
  onScheduled: () => void
  onClose: () => void
}

/** The time of a message, and the scheduled messages. */
export function ScheduleDialog({ conversation, text, items, reload, onScheduled, onClose }: Props) {
  const t = useText()
  const wrongWords = useWordsProblem()
  const [changed, setChanged] = useState<ScheduledMessage>()
  const [body, setBody] = useState(text)
  const [moment, setMoment] = useState<string | null>(null)
  const { busy, problem, act } = useAct({ failed: t('schedule.failed'), inline: true })
  // Repeated presses send the same message.
  const [fresh] = useState(() => crypto.randomUUID())

  async function keep(at: Date | undefined) {
    const save = async () => {
      if (!at || body.trim() === '') throw new ScreenProblem(t('schedule.missing'))
      const wrong = wrongWords(body.trim(), BODY_MAX)
      if (wrong) throw new ScreenProblem(wrong)
      await call(saveScheduledMessage, {
        params: { id: conversation, message: changed?.id ?? fresh },
        body: { body: body.trim(), sendAt: at.toISOString() },
      }).finally(reload)
    }
    if (!(await act(save, t('schedule.done')))) return
    if (!changed) onScheduled()
    onClose()
  }
  async function cancel({ id: message }: ScheduledMessage) {
    await act(() => call(cancelScheduled, { params: { id: conversation, message } }).finally(reload))
  }
  function change(item: ScheduledMessage) {
    setChanged(item)
    setBody(item.body)
    setMoment(item.sendAt)
  }
  return (
    <Dialog open onClose={onClose} title={t('schedule.title')} closeLabel={t('schedule.close')}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void keep(moment === null ? undefined : new Date(moment))
        }}
      >
        <Textarea
          name="body"
          label={t('schedule.text')}
          value={body}
          limit={BODY_MAX}
          rows={3}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button small onClick={() => void keep(tomorrowMorning(new Date()))}>
            {t('schedule.tomorrow')}
          </Button>
          <Button small onClick={() => void keep(mondayMorning(new Date()))}>
            {t('schedule.monday')}
          </Button>
        </div>
        <MomentField
          name="moment"
          label={t('schedule.moment')}
          value={moment}
          fromToday
          onChange={setMoment}
        />
        <FormProblem text={problem} />
        <Button type="submit" look="river" busy={busy && t('schedule.busy')}>
          {t(changed ? 'schedule.keep' : 'schedule.act')}
        </Button>
      </form>
      {items.length > 0 && (
        <section>
          <h3 className="mt-3 mb-1 text-md">{t('schedule.list')}</h3>
          <ul>
            {items.map((item) => (
              <li key={item.id} className="flex items-center gap-1 border-t border-line py-1">
                <span className="grid min-w-0 flex-1 text-sm leading-ui">
                  <span className="truncate">{item.body}</span>
                  {item.isRefused ? (
                    <span className="text-harm-ink">{t('schedule.refused')}</span>
                  ) : (
                    <DateText at={item.sendAt} show="both" className="text-ink-2" />
                  )}
                </span>
                <IconButton
                  icon={<Pencil />}
                  label={t('schedule.change', { text: item.body.slice(0, 40) })}
                  onClick={() => change(item)}
                />
                <IconButton
                  icon={<X />}
                  label={t('schedule.cancel', { text: item.body.slice(0, 40) })}
                  onClick={() => void cancel(item)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
