import { formatDay } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { FoldSection } from '#platform/web/ui/blocks/fold-section.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import type { ProgressPoint } from '../../contract/shapes.ts'
import { How } from '../how.tsx'
import { LineChart } from '../line-chart.tsx'
import { percentOf } from '../percent.ts'
import { TableTwin } from '#platform/web/ui/blocks/table-twin.tsx'
import { useText } from '../use-text.ts'
import { weekly } from './weekly.ts'

/** Charts the coverage of a target since it was chosen. */
export function Progress({ points }: { points: readonly ProgressPoint[] }) {
  const t = useText()
  const locale = useLocale()
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const day = (date: string) => formatDay(date, locale)
  const percent = (share: number) => t('targets.percent', { percent: percentOf(share) })
  return (
    <FoldSection id="progress" title={t('progress.title')} fact={percent(last.share)}>
      {points.length === 1 ? (
        <p className="text-sm text-ink-2">{t('progress.first')}</p>
      ) : (
        <LineChart
          values={weekly(points)}
          top={1}
          marks={[percent(1), percent(0.5), percent(0)]}
          begin={day(first.day)}
          end={day(last.day)}
          label={t('progress.said', { from: percentOf(first.share), to: percentOf(last.share) })}
        />
      )}
      <TableTwin label={t('asTable')}>
        <Table
          caption={t('tableOf', { title: t('progress.title') })}
          rows={points.toReversed()}
          rowKey={(point) => point.day}
          columns={[
            { key: 'day', head: t('progress.day'), cell: (point) => day(point.day) },
            { key: 'share', head: t('progress.share'), cell: ({ share }) => percent(share), number: true },
            { key: 'have', head: t('progress.have'), cell: ({ have }) => have, number: true },
            { key: 'of', head: t('progress.of'), cell: ({ of }) => of, number: true },
          ]}
        />
      </TableTwin>
      <How text={t('progress.how')} />
    </FoldSection>
  )
}
