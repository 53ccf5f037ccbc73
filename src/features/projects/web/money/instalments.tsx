import { useState } from 'react'
import { useCallWords } from '#features/calls/web/index.ts'
import { call } from '#platform/web/api/api.ts'
import { Chip, type ChipTone } from '#platform/web/ui/blocks/chip.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { PaymentState } from '../../contract/money/instalments.ts'
import {
  withdrawRelease,
  type Instalment,
  type Money,
  createPayment,
  releaseInstalment,
  cancelPayment,
} from '../../contract/money/money.endpoints.ts'
import { useProjectAct } from '../use-project-act.ts'
import { DayDialog } from './day-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useMoneyText } from './use-money-text.ts'

const STATE_TONE: Record<PaymentState, ChipTone> = {
  paid: 'have',
  released: 'near',
  due: 'sun',
  blocked: 'missing',
}

/** The instalments with their dates, and the conditions that each still waits for. */
export function Instalments({ money }: { money: Money }) {
  const { slug, instalments, standing, agreement } = money
  const t = useMoneyText()
  return (
    <section aria-labelledby="instalments">
      <SectionHeading id="instalments" title={t('instalments.title')} />
      {instalments.length === 0 ? (
        <p className="text-sm text-ink-2">{t('instalments.none')}</p>
      ) : (
        <ol className="border-b border-line">
          {instalments.map((one, at) => (
            <Row
              key={one.id}
              slug={slug}
              instalment={one}
              number={String(at + 1)}
              standing={standing}
              signedOn={agreement.signedOn}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

type RowProps = {
  slug: string
  instalment: Instalment
  number: string
  signedOn: string | null
  standing: Money['standing']
}

function Row({ standing, ...row }: RowProps) {
  const t = useMoneyText()
  const { km, day } = useCallWords()
  const { instalment, number } = row
  const { amount, condition, state, hindrances, unproven, paidOn } = instalment
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <b className="font-strong whitespace-nowrap tabular-nums">{km(amount)}</b>
        <Chip tone={STATE_TONE[state]}>{t(`instalments.states.${state}`)}</Chip>
      </div>
      <p className="text-sm text-ink-2">
        {t('form.instalment', { number })}, {t(`instalments.conditions.${condition}`)},{' '}
        {paidOn
          ? t('instalments.paidOn', { date: day(paidOn) })
          : t('instalments.planned', { date: day(instalment.day) })}
      </p>
      {hindrances.length > 0 && (
        <ul className="text-sm text-sun-ink">
          {hindrances.map((one) => (
            <li key={one}>{t(`instalments.hindrances.${one}`, { amount: km(unproven) })}</li>
          ))}
        </ul>
      )}
      {state === 'released' && !instalment.mayPay && <p className="text-sm">{t('instalments.waits')}</p>}
      {standing.bank && <Tools {...row} />}
    </li>
  )
}

function Tools({ slug, instalment, number, signedOn }: Omit<RowProps, 'standing'>) {
  const t = useMoneyText()
  const { km } = useCallWords()
  const { busy, act } = useProjectAct()
  const [dialog, setDialog] = useState<'pay' | 'strike'>()
  const { id, amount, state, mayRelease, mayPay } = instalment
  const params = { slug, id }
  const named = { number, amount: km(amount) }
  const close = () => setDialog(undefined)
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {mayRelease && (
        <Button
          small
          look="river"
          busy={busy && t('sending')}
          aria-label={t('instalments.releaseNamed', { number })}
          onClick={() => void act(() => call(releaseInstalment, { params }), t('instalments.released'))}
        >
          {t('instalments.release')}
        </Button>
      )}
      {mayPay && (
        <Button
          small
          look="river"
          aria-label={t('instalments.payNamed', { number })}
          onClick={() => setDialog('pay')}
        >
          {t('instalments.pay')}
        </Button>
      )}
      {state === 'released' && (
        <Button
          small
          look="quiet"
          className={mayPay ? '' : '-ml-3'}
          aria-label={t('instalments.holdNamed', { number })}
          onClick={() => void act(() => call(withdrawRelease, { params }), t('instalments.held'))}
        >
          {t('instalments.hold')}
        </Button>
      )}
      {state === 'paid' && (
        <Button
          small
          look="quiet"
          className="-ml-3"
          aria-label={t('instalments.strikeNamed', { number })}
          onClick={() => setDialog('strike')}
        >
          {t('instalments.strike')}
        </Button>
      )}
      {dialog === 'pay' && (
        <DayDialog
          title={t('instalments.payTitle', named)}
          text={t('instalments.payText')}
          label={t('instalments.payDay')}
          {...(signedOn && { after: signedOn })}
          act={t('instalments.pay')}
          busy={busy}
          onAct={(day) => act(() => call(createPayment, { params, body: { day } }), t('instalments.paid'))}
          onClose={close}
        />
      )}
      {dialog === 'strike' && (
        <ReasonDialog
          about={`striking.${params.id}`}
          title={t('instalments.strikeTitle', named)}
          text={t('instalments.strikeText')}
          act={t('instalments.strike')}
          busy={busy}
          onAct={(reason) =>
            act(() => call(cancelPayment, { params, body: { reason } }), t('instalments.struck'))
          }
          onClose={close}
        />
      )}
    </div>
  )
}
