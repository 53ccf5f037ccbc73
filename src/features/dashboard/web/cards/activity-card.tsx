import { ChevronDown } from 'lucide-react'
import { formatDay } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { SectionHeading } from '#platform/web/ui/blocks/section-heading.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getActivity, type Week } from '../../contract/cards.endpoints.ts'
import { useCardText } from '../use-card-text.ts'
import { ActivityDrawing } from './activity-drawing.tsx'

const KINDS = ['sent', 'saved', 'looked', 'learnt', 'profile'] as const

/** Shows the member's activity in the last twelve weeks. */
export function ActivityCard() {
  const t = useCardText()
  const query = useEndpoint(getActivity, { refetchOnMount: 'always' })
  return (
    <>
      <SectionHeading id="activity-title" title={t('activity.title')} />
      <QueryState query={query} small>
        {({ weeks }) =>
          weeks.every((week) => totalOf(week) === 0) ? (
            <EmptyState
              title={t('activity.none')}
              text={t('activity.noneText')}
              action={
                <ButtonLink to="/opportunities" small>
                  {t('activity.browse')}
                </ButtonLink>
              }
            />
          ) : (
            <Weeks weeks={weeks} />
          )
        }
      </QueryState>
    </>
  )
}

function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const t = useCardText()
  const locale = useLocale()
  return (
    <>
      <p className="mb-3 text-xs text-ink-2">{t('activity.unit')}</p>
      <ActivityDrawing bars={weeks.map((week) => ({ from: week.from, total: totalOf(week) }))} />
      <details className="group">
        <summary className="inline-flex min-h-target cursor-pointer items-center gap-1.5 text-sm font-ui text-river-ink">
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="group-open:rotate-180" />
          {t('activity.asTable')}
        </summary>
        <Table
          caption={t('activity.unit')}
          rows={weeks.toReversed()}
          rowKey={({ from }) => from}
          columns={[
            {
              key: 'from',
              head: t('activity.week'),
              cell: ({ from }) => formatDay(from, locale),
              className: 'whitespace-nowrap',
            },
            { key: 'all', head: t('activity.all'), cell: totalOf, number: true },
            ...KINDS.map((kind) => ({
              key: kind,
              head: t(`activity.${kind}`),
              cell: (week: Week) => week[kind],
              number: true,
            })),
          ]}
        />
      </details>
      <p className="text-xs text-ink-3">{t('activity.source')}</p>
    </>
  )
}

function totalOf(week: Week): number {
  return KINDS.reduce((sum, kind) => sum + week[kind], 0)
}
