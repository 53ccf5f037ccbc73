import { areaNames } from '#features/places/contract/areas.ts'
import { AREAS, municipalities } from '#features/places/contract/municipalities.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import type { FigurePlace } from '../../contract/figures.endpoints.ts'
import { useOverviewText } from './use-overview-text.ts'

/** The whole country, one canton or one municipality of it. */
export function PlaceChoice({
  place,
  onChange,
}: {
  place: FigurePlace
  onChange: (place: FigurePlace) => void
}) {
  const t = useOverviewText()
  const locale = useLocale()
  const { area, municipality } = place
  const inArea = municipalities
    .filter((one) => one.area === area)
    .toSorted((one, other) => one.latin.localeCompare(other.latin, 'hr'))
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        name="area"
        label={t('trends.where')}
        empty={t('trends.everywhere')}
        value={area ?? ''}
        options={AREAS.map((value) => ({ value, text: areaNames[value][locale] }))}
        onChange={(event) => {
          const chosen = AREAS.find((one) => one === event.target.value)
          onChange(chosen ? { area: chosen } : {})
        }}
        className="min-w-0 max-w-full sm:min-w-64"
      />
      {area && inArea.length > 1 && (
        <Select
          name="municipality"
          label={t('trends.municipality')}
          empty={t('trends.allOfArea')}
          value={municipality ?? ''}
          options={inArea.map(({ id, latin }) => ({ value: id, text: latin }))}
          onChange={(event) => {
            const chosen = inArea.find(({ id }) => id === event.target.value)
            onChange(chosen ? { area, municipality: chosen.id } : { area })
          }}
          className="min-w-0 max-w-full sm:min-w-56"
        />
      )}
    </div>
  )
}
