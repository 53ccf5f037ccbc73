import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { listMetrics, type Metric, type MetricPlace, type Metrics } from '../../contract/metrics.endpoints.ts'
import { PlaceChoice } from './place-choice.tsx'
import { useOverviewText } from './use-overview-text.ts'
import { WeekChart } from './week-chart.tsx'

const DrillDownSheet = lazy(async () => ({
  default: (await import('./drill-down-sheet.tsx')).DrillDownSheet,
}))

type Opened = { metric: Metric; week: string }

/** Shows weekly metrics of the whole country or of a place. */
export function Trends() {
  const t = useOverviewText()
  const locale = useLocale()
  const [place, setPlace] = useState<MetricPlace>({})
  const [opened, setOpened] = useState<Opened>()
  const answer = useEndpoint(listMetrics, {
    query: place,
    locale,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <section aria-labelledby="trends" aria-busy={answer.isFetching}>
      <h2 id="trends" className="mb-3 text-lg">
        {t('trends.title')}
      </h2>
      {answer.data?.people && <People people={answer.data.people} />}
      <PlaceChoice place={place} onChange={setPlace} />
      <QueryState query={answer} small title={t('trends.failed')} waiting={<ChartsWaiting />}>
        {(data) => <Charts data={data} onOpen={setOpened} />}
      </QueryState>
      {opened && (
        <Suspense>
          <DrillDownSheet {...opened} place={place} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

function Charts({ data, onOpen }: { data: Metrics; onOpen: (opened: Opened) => void }) {
  const t = useOverviewText()
  if (data.metrics.length === 0) return <p className="mt-4 text-sm text-ink-2">{t('trends.none')}</p>
  return (
    <>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-2">
        {data.metrics.map((metric) => (
          <WeekChart
            key={metric.id}
            id={metric.id}
            name={metric.title}
            note={metric.note}
            repeats={metric.repeats}
            weeks={data.weeks.map((week, n) => ({ week, count: metric.counts[n] ?? 0 }))}
            onOpen={(week) => onOpen({ metric, week })}
          />
        ))}
      </div>
      <p className="mt-4 max-w-measure text-xs text-ink-3">{t('trends.source')}</p>
    </>
  )
}

function People({ people }: { people: NonNullable<Metrics['people']> }) {
  const t = useOverviewText()
  const locale = useLocale()
  const names = ['members', 'onboarded', 'admins'] as const
  return (
    <dl className="mb-6 grid grid-cols-1 gap-x-12 sm:grid-cols-3">
      {names.map((name) => (
        <div
          key={name}
          className="flex min-h-11 items-center justify-between gap-3 border-t border-line py-1"
        >
          <dt className="text-sm text-ink-2">{t(`people.${name}`)}</dt>
          <dd className="font-head tabular-nums">{formatNumber(people[name], locale)}</dd>
        </div>
      ))}
    </dl>
  )
}

function ChartsWaiting() {
  return (
    <Waiting className="mt-6 grid gap-8 md:grid-cols-2">
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} className="h-44" />
      ))}
    </Waiting>
  )
}
