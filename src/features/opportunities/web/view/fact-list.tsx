import type { ReactNode } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import { isPressing } from '#platform/contract/countdown.ts'
import { isWork } from '../../contract/kinds.ts'
import type { PublicOpportunity } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'
import { useFacts } from './use-facts.ts'

type Fact = { key: string; label: string; value: ReactNode; aside?: ReactNode; late?: boolean }

/** The four deciding facts, two by two. */
export function FactList({ shown }: { shown: PublicOpportunity }) {
  const facts = useFactsOf(shown)
  return (
    <dl className="mt-5 grid grid-cols-2 border-t border-line">
      {facts.map(({ key, label, value, aside, late }) => (
        <div key={key} className="border-b border-line py-3 even:border-l even:pl-4 odd:pr-3">
          <dt className="text-xs text-ink-3">{label}</dt>
          <dd className="mt-0.5 text-sm font-strong text-balance [overflow-wrap:anywhere]">
            {value}
            {aside && (
              <span
                className={classNames(
                  'block text-xs',
                  late ? 'font-strong text-sun-ink' : 'font-body text-ink-2',
                )}
              >
                {aside}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useFactsOf(opportunity: PublicOpportunity): Fact[] {
  const t = useText()
  const locale = useLocale()
  const facts = useFacts()
  const { kind, deadline, now, startsAt, endsAt, mode, details, contract } = opportunity
  const amount = facts.amount(opportunity)
  const price = 'price' in details ? details.price : undefined
  const pay: Fact =
    price === undefined
      ? {
          key: 'pay',
          label: t(isWork(kind) ? 'facts.pay' : 'facts.amount'),
          value: amount ?? t('facts.notStated'),
          ...(amount &&
            isWork(kind) && { aside: t(opportunity.amountNet ? 'facts.payNet' : 'facts.payGross') }),
        }
      : {
          key: 'pay',
          label: t('facts.price'),
          value:
            price === null
              ? t('facts.notStated')
              : price === 0
                ? t('facts.free')
                : formatAmount(price, locale),
        }
  const hours = 'hours' in details && typeof details.hours === 'string' ? details.hours : null
  const third: Fact | undefined = startsAt
    ? {
        key: 'starts',
        label: t('facts.takesPlace'),
        value: facts.moment(startsAt),
        ...(endsAt && { aside: t('facts.range', { from: '', to: facts.moment(endsAt) }).trim() }),
      }
    : contract
      ? {
          key: 'contract',
          label: t('facts.contract'),
          value: t(`contracts.${contract}`),
          ...(hours && { aside: t(`hours.${hours}`) }),
        }
      : undefined
  return [
    pay,
    {
      key: 'place',
      label: t('facts.place'),
      value: facts.place(opportunity),
      ...(mode !== 'on-site' && opportunity.municipalities.length > 0 && { aside: t(`modes.${mode}`) }),
      ...('place' in details &&
        readText(details.place, locale).text !== '' && { aside: readText(details.place, locale).text }),
    },
    ...(third ? [third] : []),
    {
      key: 'deadline',
      label: t('facts.deadline'),
      value: deadline ? facts.moment(deadline) : t('facts.noDeadline'),
      ...(deadline && {
        aside: facts.left(deadline, now),
        late: isPressing(new Date(deadline), new Date(now)),
      }),
    },
  ]
}
