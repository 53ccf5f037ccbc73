import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { formatAmount } from '#platform/contract/amount.ts'
import { formatDate, formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { type FundedProject, QUIET_DAYS } from '../../contract/overview/overview.endpoints.ts'
import { useOverviewText } from './use-overview-text.ts'

/** A project with its money, and what waits for its bank or its team. */
export function FundedProjectRow({ project, isBankShown }: { project: FundedProject; isBankShown: boolean }) {
  const t = useOverviewText()
  const locale = useLocale()
  const date = (at: string) => formatDate(new Date(at), locale)
  const km = (feninga: number) => formatAmount(feninga / 100, locale)
  const { slug, title, municipality, bank, startedAt, finishedAt, lastAt, amount, minutes } = project
  const facts = [
    isBankShown && bank?.name,
    findMunicipality(municipality)?.name,
    t('begun', { date: date(startedAt) }),
    !finishedAt && t('last', { date: date(lastAt) }),
  ].filter(Boolean)
  const waits = [
    project.isUnsigned && t('unsigned'),
    project.hasChange && t('change'),
    project.isQuiet && t('quiet', { days: String(QUIET_DAYS) }),
  ].filter((line) => line !== false)
  const parts = [
    { name: t('received'), value: t('of', { part: km(project.received), whole: km(amount) }) },
    { name: t('spent'), value: km(project.spent) },
    { name: t('contributed'), value: km(project.contributed) },
    { name: t('hours'), value: formatNumber(minutes / 60, locale) },
  ]
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-md [overflow-wrap:anywhere]">
          <a className="hover:underline" href={`/projects/${slug}`}>
            {title}
          </a>
        </h2>
        <Chip tone={finishedAt ? 'have' : 'near'}>
          {finishedAt ? t('finished', { date: date(finishedAt) }) : t('running')}
        </Chip>
      </div>
      <p className="text-sm text-ink-2">
        {facts.join(', ')}
        {waits.map((line) => (
          <span key={line} className="block text-sun-ink">
            {line}
          </span>
        ))}
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
        {parts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-ink-2">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">
        <a className="link inline-flex min-h-target items-center" href={`/projects/${slug}/money`}>
          {t('money')}
        </a>
      </p>
    </li>
  )
}
