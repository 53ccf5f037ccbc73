import { lazy, Suspense } from 'react'
import { areaNames } from '#features/places/contract/areas.ts'
import type { Area } from '#features/places/contract/municipalities.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import type { MetricPlace } from '../../contract/metrics.endpoints.ts'
import { useOverviewText } from './use-overview-text.ts'

// Loaded with the list of all municipalities.
const MunicipalityChoice = lazy(async () => ({
  default: (await import('./municipality-choice.tsx')).MunicipalityChoice,
}))

/** Chooses the whole country, a canton or one of its municipalities. */
export function PlaceChoice({
  place: { area, municipality },
  onChange,
}: {
  place: MetricPlace
  onChange: (place: MetricPlace) => void
}) {
  const t = useOverviewText()
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        name="area"
        label={t('trends.where')}
        empty={t('trends.everywhere')}
        value={area ?? ''}
        options={Object.entries(areaNames).map(([value, names]) => ({ value, text: names[locale] }))}
        onChange={(event) => {
          const choice = event.target.value as Area | ''
          onChange(choice ? { area: choice } : {})
        }}
        className="min-w-0 max-w-full sm:min-w-64"
      />
      {area && (
        <Suspense>
          <MunicipalityChoice area={area} chosen={municipality} onChange={onChange} />
        </Suspense>
      )}
    </div>
  )
}
