import { Link } from 'react-router'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { useWide } from '#platform/web/ui/use-wide.ts'
import type { HomeOpportunity, OrganisationHome } from '../../contract/home.endpoints.ts'
import { deskPath } from './paths.ts'
import { useHomeText } from './use-home-text.ts'
import { newPath } from './use-next-thing.ts'

/** How each opportunity stands: a table where there is room, rows on a phone. */
export function OpportunityTable({ home }: { home: OrganisationHome }) {
  const t = useHomeText()
  const isWide = useWide()
  const { opportunities, role } = home
  return (
    <section aria-labelledby="opportunities-title" className="min-w-0 lg:col-span-8">
      <SectionHeading
        id="opportunities-title"
        title={t('opportunities.title')}
        aside={role !== 'reviewer' && <Link to={newPath(home)}>{t('opportunities.create')}</Link>}
      />
      {opportunities.length === 0 ? (
        <p className="text-ink-2">{t('opportunities.none')}</p>
      ) : isWide ? (
        <Wide opportunities={opportunities} />
      ) : (
        <ul>
          {opportunities.map((opportunity) => (
            <Row key={opportunity.id} opportunity={opportunity} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Wide({ opportunities }: { opportunities: readonly HomeOpportunity[] }) {
  const t = useHomeText()
  return (
    <Table
      caption={t('opportunities.caption')}
      rows={opportunities}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          head: t('opportunities.name'),
          cell: (one) => <Title opportunity={one} />,
          className: 'min-w-60',
        },
        { key: 'all', head: t('opportunities.all'), number: true, cell: ({ all }) => all },
        { key: 'further', head: t('opportunities.further'), number: true, cell: ({ further }) => further },
        {
          key: 'waiting',
          head: t('opportunities.waiting'),
          number: true,
          cell: ({ waiting, late }) =>
            late > 0 ? (
              <b className="font-strong text-sun-ink">
                {t('opportunities.late', { waiting: String(waiting), late: String(late) })}
              </b>
            ) : (
              waiting
            ),
        },
        { key: 'state', head: t('opportunities.state'), cell: (one) => <State opportunity={one} /> },
      ]}
    />
  )
}

function Row({ opportunity }: { opportunity: HomeOpportunity }) {
  const t = useHomeText()
  const { all, waiting, late, wasPublished } = opportunity
  return (
    <li className="relative grid gap-1 border-t border-line py-3">
      <h3 className="text-md leading-snug">
        <Title opportunity={opportunity} isWhole />
      </h3>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        {wasPublished && <span>{t('opportunities.facts', { all, waiting })}</span>}
        {late > 0 && <Chip tone="sun">{t('opportunities.lateChip', { count: late })}</Chip>}
        <State opportunity={opportunity} />
      </p>
    </li>
  )
}

function Title({ opportunity, isWhole = false }: { opportunity: HomeOpportunity; isWhole?: boolean }) {
  const t = useHomeText()
  const locale = useLocale()
  const { id, slug, title, wasPublished, all } = opportunity
  return (
    <Link
      to={wasPublished || all > 0 ? deskPath(id) : `/opportunities/${slug}/edit`}
      className={`text-ink no-underline hover:underline [overflow-wrap:anywhere] ${isWhole ? 'before:absolute before:inset-0' : ''}`}
    >
      {readText(title, locale).text || t('untitled')}
    </Link>
  )
}

function State({ opportunity: { status, deadline, closedReason } }: { opportunity: HomeOpportunity }) {
  const t = useHomeText()
  const locale = useLocale()
  if (status === 'published')
    return (
      <span className="whitespace-nowrap">
        {deadline
          ? t('opportunities.until', { date: formatDate(new Date(deadline), locale) })
          : t('opportunities.noDeadline')}
      </span>
    )
  if (status === 'archived') return null
  if (status === 'closed' && closedReason) return <Chip>{t(`opportunities.reasons.${closedReason}`)}</Chip>
  return <Chip tone="line">{t(`opportunities.statuses.${status}`)}</Chip>
}
