import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Delivery, getWebhook, sendDelivery, type Webhook } from '../../contract/webhook.endpoints.ts'
import { useWebhookText } from './use-webhook-text.ts'
import { useDoor } from '../use-door.ts'

const TONES = { waiting: 'sun', arrived: 'have', failed: 'harm' } as const

/** Lists the messages of a webhook with their outcome; staff can send a failed one again. */
export function DeliveryLog({ form, webhook }: { form: string; webhook: Webhook }) {
  const t = useWebhookText()
  const { at } = useDoor()
  const { busy, act } = useAct({ refresh: [at(getWebhook).path], failed: t('general') })
  const { deliveries } = webhook
  const repeat = (delivery: string) =>
    void act(() => call(at(sendDelivery), { params: { id: form, delivery } }), t('repeated'))
  return (
    <section aria-labelledby="deliveries-title">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="deliveries-title" className="text-md">
          {t('log')}
        </h3>
        <Button small look="quiet" disabled={busy} onClick={() => void act(() => Promise.resolve())}>
          {t('refresh')}
        </Button>
      </div>
      <p className="text-xs text-ink-2">{t('logText')}</p>
      {deliveries.length === 0 && <p className="mt-2 text-sm">{t('none')}</p>}
      <ul className="mt-2">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} busy={busy} onRepeat={repeat} />
        ))}
      </ul>
    </section>
  )
}

type RowProps = { delivery: Delivery; busy: boolean; onRepeat: (id: string) => void }

function DeliveryRow({ delivery, busy, onRepeat }: RowProps) {
  const t = useWebhookText()
  const locale = useLocale()
  const { id, event, number, state, attempts, status, reason, nextAt, createdAt } = delivery
  const at = new Date(createdAt)
  const of = { number: String(number ?? '') }
  const names = {
    'submission.sent': t('events.sent', of),
    'submission.changed': t('events.changed', of),
    test: t('events.test'),
  }
  const name = names[event]
  const facts = [
    `${formatDate(at, locale)} ${formatTime(at)}`,
    attempts > 0 && t('tries', { count: attempts }),
    status !== null && t('status', { status: String(status) }),
    reason !== null && t(`reasons.${reason}`),
    state === 'waiting' && attempts > 0 && t('next', { time: formatTime(new Date(nextAt)) }),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-2 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          {name} <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
        </p>
        <p className="text-xs text-ink-2">{facts.filter(Boolean).join(', ')}</p>
      </div>
      <Button
        small
        look="quiet"
        disabled={busy}
        aria-label={t('repeatOf', { name })}
        onClick={() => onRepeat(id)}
      >
        {t('repeat')}
      </Button>
    </li>
  )
}
