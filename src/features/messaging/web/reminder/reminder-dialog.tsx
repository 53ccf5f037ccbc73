import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { ScreenProblem } from '#platform/web/api/api-error.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { updateOwnPart } from '../../contract/conversation.endpoints.ts'
import { inAnHour, thisEvening, tomorrowMorning } from '../moment/moments.ts'
import { useText } from '../use-text.ts'

type Props = {
  conversation: string
  remindAt: string | null
  reload(): Promise<unknown>
  onClose: () => void
}

/** Sets, changes or removes the reminder of a conversation. */
export function ReminderDialog({ conversation, remindAt, reload, onClose }: Props) {
  const t = useText()
  const [now] = useState(() => new Date())
  const [moment, setMoment] = useState(remindAt)
  const { busy, problem, act } = useAct({ failed: t('reminder.failed'), inline: true })
  const evening = thisEvening(now)

  async function keep(at: Date | null | undefined) {
    const change = async () => {
      if (at === undefined) throw new ScreenProblem(t('reminder.missing'))
      const body = { remindAt: at && at.toISOString() }
      await call(updateOwnPart, { params: { id: conversation }, body })
      await reload()
    }
    if (await act(change, t(at ? 'reminder.done' : 'reminder.undone'))) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('reminder.title')} closeLabel={t('reminder.close')}>
      <form
        method="post"
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void keep(moment === null ? undefined : new Date(moment))
        }}
      >
        {remindAt !== null && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>
              {t('reminder.set')} <DateText at={remindAt} show="both" />
            </span>
            <Button small onClick={() => void keep(null)}>
              {t('reminder.cancel')}
            </Button>
          </p>
        )}
        <p className="text-sm text-ink-2">{t('reminder.hint')}</p>
        <div className="flex flex-wrap gap-2">
          <Button small onClick={() => void keep(inAnHour(new Date()))}>
            {t('reminder.hour')}
          </Button>
          {evening && (
            <Button small onClick={() => void keep(evening)}>
              {t('reminder.evening')}
            </Button>
          )}
          <Button small onClick={() => void keep(tomorrowMorning(new Date()))}>
            {t('reminder.tomorrow')}
          </Button>
        </div>
        <MomentField
          name="moment"
          label={t('reminder.moment')}
          value={moment}
          fromToday
          onChange={setMoment}
        />
        <FormProblem text={problem} />
        <Button type="submit" look="river" busy={busy && t('reminder.busy')}>
          {t('reminder.act')}
        </Button>
      </form>
    </Dialog>
  )
}
