import { contributedOf } from '#features/calls/contract/application-content.ts'
import { useCallWords } from '#features/calls/web/index.ts'
import type { Agreement } from '../../contract/money/money.endpoints.ts'
import { useMoneyText } from './use-money-text.ts'

/** The team members and the community's contributions, as in the contract. */
export function AgreedParts({ agreement: { members, community } }: { agreement: Agreement }) {
  const t = useMoneyText()
  const { km } = useCallWords()
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 [&_dt]:text-ink-2">
      {members.length > 0 && (
        <div>
          <dt>{t('agreement.members')}</dt>
          {members.map(({ name, role }, at) => (
            // Two people may have the same name.
            <dd key={`${name} ${at}`}>{[name, role].filter(Boolean).join(', ')}</dd>
          ))}
        </div>
      )}
      {community.length > 0 && (
        <div>
          <dt>{t('agreement.community')}</dt>
          {community.map(({ id, what, giver, value }) => (
            <dd key={id} className="flex justify-between gap-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">{giver ? `${what} (${giver})` : what}</span>
              <span className="whitespace-nowrap tabular-nums">{km(value)}</span>
            </dd>
          ))}
          <dd className="text-right font-strong tabular-nums">
            {t('agreement.communitySum', { amount: km(contributedOf({ contributions: community })) })}
          </dd>
        </div>
      )}
    </dl>
  )
}
