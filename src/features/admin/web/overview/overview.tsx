import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { People } from '../../contract/overview.endpoints.ts'
import { useText } from '../use-text.ts'
import { SignUpChart } from './sign-up-chart.tsx'

/** How many there are, and how many come. */
export function Overview({ people }: { people: People }) {
  const t = useText()
  const locale = useLocale()
  const figures = [
    { label: t('overview.accounts'), value: people.members },
    { label: t('overview.onboarded'), value: people.onboarded },
    { label: t('overview.active'), value: people.active },
    { label: t('overview.admins'), value: people.admins },
  ]
  return (
    <div className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-12">
      <dl>
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex min-h-14 items-center justify-between gap-4 border-t border-line last:border-b"
          >
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="text-xl font-head tabular-nums">{formatNumber(value, locale)}</dd>
          </div>
        ))}
      </dl>
      <SignUpChart days={people.signUps} />
    </div>
  )
}
