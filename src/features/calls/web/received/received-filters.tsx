import { byLetters } from '#platform/contract/letter-order.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { AmountField } from '#platform/web/ui/fields/amount-field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { RECEIVED_STATES } from '../../contract/received/received.endpoints.ts'
import { useReceivedText } from '../use-received-text.ts'
import type { useReceivedFilters } from './use-received-filters.ts'

type Props = Pick<ReturnType<typeof useReceivedFilters>, 'filters' | 'ask'> & {
  municipalities: readonly MunicipalityId[]
}

export function ReceivedFilters({ filters, ask, municipalities }: Props) {
  const t = useReceivedText()
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
      <legend className="sr-only">{t('filter')}</legend>
      <Select
        name="state"
        label={t('state')}
        empty={t('all')}
        value={filters.state ?? ''}
        options={RECEIVED_STATES.map((one) => ({ value: one, text: t(`states.${one}`) }))}
        onChange={(event) => ask('state', event.target.value)}
      />
      <Select
        name="place"
        label={t('place')}
        empty={t('all')}
        value={filters.municipality ?? ''}
        options={municipalities
          .map((id) => ({ value: id, text: findMunicipality(id)?.name ?? id }))
          .toSorted((one, other) => byLetters(one.text, other.text))}
        onChange={(event) => ask('place', event.target.value)}
      />
      {(['from', 'until'] as const).map((name) => (
        <AmountField
          key={name}
          name={name}
          label={t(name)}
          value={filters[name] === undefined ? null : Number(filters[name])}
          onChange={(value) => ask(name, value === null ? '' : String(value))}
        />
      ))}
    </fieldset>
  )
}
