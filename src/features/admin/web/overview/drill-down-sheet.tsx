import { Link } from 'react-router'
import { formatDay, formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getDrillDown, type Metric, type MetricPlace } from '../../contract/metrics.endpoints.ts'
import { useOverviewText } from './use-overview-text.ts'

type Props = { metric: Metric; week: string; place: MetricPlace; onClose: () => void }

/** Lists the people or things behind the number of one week. */
export function DrillDownSheet({ metric, week, place, onClose }: Props) {
  const t = useOverviewText()
  const locale = useLocale()
  const answer = useEndpoint(getDrillDown, {
    params: { metric: metric.id },
    query: { ...place, week },
    staleTime: 0,
  })
  const rows = answer.data?.rows ?? []
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('sheet.title', { name: metric.title, week: formatDay(week, locale) })}
      closeLabel={t('sheet.close')}
    >
      {metric.withoutNames && <p className="text-sm text-ink-2">{t('sheet.people')}</p>}
      <ul className="border-b border-line empty:hidden">
        {rows.map(({ name, path, at, count }, n) => (
          <li
            key={path ?? `${name}${n}`}
            className="flex min-h-target items-center justify-between gap-3 border-t border-line py-1 text-sm"
          >
            {path ? (
              <Link
                to={path}
                className="link inline-flex min-h-target min-w-0 items-center [overflow-wrap:anywhere]"
              >
                {name}
              </Link>
            ) : (
              <span className="min-w-0">{name || t('sheet.unnamed')}</span>
            )}
            <span className="flex-none text-xs text-ink-3 tabular-nums">
              {at && <DateText at={at} show="both" />}
              {count !== null && formatNumber(count, locale)}
            </span>
          </li>
        ))}
      </ul>
      {answer.isSuccess && rows.length === 0 && <p className="text-sm text-ink-2">{t('sheet.none')}</p>}
      {answer.data?.more && <p className="text-xs text-ink-3">{t('sheet.more')}</p>}
      <QueryState query={answer} small />
    </Sheet>
  )
}
