import { useCallWords } from '#features/calls/web/index.ts'
import { Chip, type ChipTone } from '#platform/web/ui/blocks/chip.tsx'
import type { PaymentState } from '../../contract/money/instalments.ts'
import type { Payment } from '../../contract/money/payments.endpoints.ts'
import { usePaymentsText } from './use-payments-text.ts'

const TONES: Record<PaymentState, ChipTone> = {
  paid: 'have',
  released: 'near',
  due: 'sun',
  blocked: 'missing',
}

/** A non-breaking hyphen. */
const UNBROKEN = '\u2011'

/** One instalment, with the link to its approval and payment. */
export function PaymentRow({ payment, isBankShown }: { payment: Payment; isBankShown: boolean }) {
  const t = usePaymentsText()
  const { km, day } = useCallWords()
  const { project, bank, number, position, amount, state, hindrances, paidOn, isLate, conflict } = payment
  const facts = [
    t('instalment', { number: String(position) }),
    isBankShown && bank,
    number ? t('contract', { number: number.replace('-', UNBROKEN) }) : t('draft'),
    paidOn ? t('paidOn', { date: day(paidOn) }) : t('planned', { date: day(payment.day) }),
  ].filter(Boolean)
  const waits = hindrances.map((one) => t(`hindrances.${one}`)).join(', ')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line py-3">
      <h2 className="text-md [overflow-wrap:anywhere]">
        <a className="hover:underline" href={`/projects/${project.slug}/money`}>
          {project.title}
        </a>
      </h2>
      <span className="text-right font-strong whitespace-nowrap tabular-nums">{km(amount)}</span>
      <p className="text-sm text-ink-2">
        {facts.join(', ')}
        {waits && <span className="block">{waits}</span>}
        {conflict && !paidOn && <span className="block text-sun-ink">{t('conflict')}</span>}
      </p>
      <span className="grid content-start justify-items-end gap-1">
        <Chip tone={TONES[state]}>{t(`chips.${state}`)}</Chip>
        {isLate && <span className="text-xs text-sun-ink">{t('late')}</span>}
      </span>
    </li>
  )
}
