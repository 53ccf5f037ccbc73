import { areaNames } from '#features/places/contract/areas.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { DEVICES } from '../contract/page-names.ts'
import { type Filter, PERIOD, PERIODS } from '../contract/reports.ts'
import type { ReportFilters } from '../contract/statistics.endpoints.ts'
import { useText } from './use-text.ts'

type Props = {
  shown: readonly Filter[]
  filters: ReportFilters
  years: readonly string[]
  onChange: (name: Filter, value: string) => void
}

/** The conditions of a report; what it does not have is not shown. */
export function Filters({ shown, filters, years, onChange }: Props) {
  const t = useText()
  const locale = useLocale()
  return (
    <search className="flex flex-wrap items-end gap-3">
      {shown.includes('period') && (
        <Select
          name="period"
          label={t('filters.period')}
          value={filters.period ?? PERIOD}
          options={PERIODS.map((value) => ({ value, text: t('filters.months', { n: Number(value) }) }))}
          onChange={(event) => onChange('period', event.target.value)}
          className="min-w-40"
        />
      )}
      {shown.includes('year') && (
        <Select
          name="year"
          label={t('filters.year')}
          empty={t('filters.allYears')}
          value={filters.year ?? ''}
          options={years.map((value) => ({ value, text: locale === 'bhs' ? `${value}.` : value }))}
          onChange={(event) => onChange('year', event.target.value)}
          className="min-w-40"
        />
      )}
      {shown.includes('area') && !filters.skill && (
        <Select
          name="area"
          label={t('filters.area')}
          empty={t('filters.everywhere')}
          value={filters.area ?? ''}
          options={Object.entries(areaNames).map(([value, names]) => ({ value, text: names[locale] }))}
          onChange={(event) => onChange('area', event.target.value)}
          className="min-w-0 max-w-full sm:min-w-56"
        />
      )}
      {shown.includes('device') && (
        <Select
          name="device"
          label={t('filters.device')}
          empty={t('filters.allDevices')}
          value={filters.device ?? ''}
          options={DEVICES.map((value) => ({ value, text: t(`filters.${value}`) }))}
          onChange={(event) => onChange('device', event.target.value)}
          className="min-w-40"
        />
      )}
    </search>
  )
}
