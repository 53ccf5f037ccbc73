import { byLetters } from '#platform/contract/letter-order.ts'
import { type Area, municipalities } from '#features/places/contract/municipalities.ts'
import { Select } from '#platform/web/ui/fields/select.tsx'
import type { MetricPlace } from '../../contract/metrics.endpoints.ts'
import { useOverviewText } from './use-overview-text.ts'

type Props = { area: Area; chosen: MetricPlace['municipality']; onChange: (place: MetricPlace) => void }

/** Chooses a municipality of an area that has several. */
export function MunicipalityChoice({ area, chosen, onChange }: Props) {
  const t = useOverviewText()
  const inArea = municipalities
    .filter((one) => one.area === area)
    .toSorted((one, other) => byLetters(one.latin, other.latin))
  if (inArea.length < 2) return null
  return (
    <Select
      name="municipality"
      label={t('trends.municipality')}
      empty={t('trends.allOfArea')}
      value={chosen ?? ''}
      options={inArea.map(({ id, latin }) => ({ value: id, text: latin }))}
      onChange={(event) => {
        const municipality = inArea.find(({ id }) => id === event.target.value)
        onChange(municipality ? { area, municipality: municipality.id } : { area })
      }}
      className="min-w-0 max-w-full sm:min-w-56"
    />
  )
}
