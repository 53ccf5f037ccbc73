import { useQueryClient } from '@tanstack/react-query'
import { BellPlus, BellRing } from 'lucide-react'
import { useAct } from '#platform/web/api/use-act.ts'
import { sendPath } from '#platform/contract/send-path.ts'
import { sharePath } from '#platform/contract/share-path.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { getReminder, saveReminder } from '../../contract/calls.endpoints.ts'
import { useText } from '../use-text.ts'

type Props = { id: string; slug: string; phase: 'open' | 'upcoming' }

/** Switches the reminders of a call's opening and deadline. */
export function ReminderButton({ id, slug, phase }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const params = { slug }
  const reminder = useEndpoint(getReminder, { params })
  const { busy, act } = useAct({ failed: t('reminder.failed') })
  const isOn = reminder.data?.wanted ?? false
  async function change() {
    await act(async () => {
      const answer = await call(saveReminder, { params, body: { wanted: !isOn } })
      queries.setQueryData(endpointKey(getReminder, { params }), answer)
    })
  }
  return (
    <div>
      <Button
        look="line"
        aria-pressed={isOn}
        disabled={!reminder.data || busy}
        icon={isOn ? <BellRing aria-hidden /> : <BellPlus aria-hidden />}
        onClick={() => void change()}
      >
        {isOn ? t('reminder.wanted') : t(`reminder.${phase}`)}
      </Button>
      <p className="mt-1 text-xs text-ink-2">{t(`reminder.help.${phase}`)}</p>
      <a
        className="link mt-1 inline-flex min-h-target items-center text-sm"
        href={sendPath({ kind: 'call', id })}
      >
        {t('reminder.send')}
      </a>
      <a
        className="link mt-1 ml-5 inline-flex min-h-target items-center text-sm"
        href={sharePath(`/calls/${slug}`)}
      >
        {t('reminder.share')}
      </a>
    </div>
  )
}
