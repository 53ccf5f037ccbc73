import { type ReactNode, useState } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { PickedList } from '#platform/web/ui/fields/picked-list.tsx'
import { SuggestField } from '#platform/web/ui/fields/suggest-field.tsx'
import { areaNames } from '../contract/areas.ts'
import { findMunicipality } from '../contract/find-municipality.ts'
import type { MunicipalityId } from '../contract/municipalities.ts'
import { searchMunicipalities } from '../contract/search.ts'

type Props = {
  name: string
  label: string
  help?: ReactNode
  removeLabel: (name: string) => string
  value: MunicipalityId[]
  max: number
  error?: string | undefined
  onChange: (value: MunicipalityId[]) => void
}

/** Several municipalities, found in either script by the beginning of their names. */
export function PlacesField({ name, label, help, removeLabel, value, max, error, onChange }: Props) {
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const found = searchMunicipalities(typed).filter(({ id }) => !value.includes(id))
  return (
    <div>
      <PickedList
        items={value.map((id) => ({ id, name: findMunicipality(id)?.latin ?? id }))}
        removeLabel={removeLabel}
        onRemove={(id) => onChange(value.filter((one) => one !== id))}
      />
      {value.length < max && (
        <SuggestField
          name={name}
          label={label}
          help={help}
          error={error}
          value={typed}
          suggestions={found.map(({ id, latin, area }) => ({
            id,
            text: latin,
            aside: areaNames[area][locale],
          }))}
          onType={setTyped}
          onChoose={({ id }) => {
            const place = findMunicipality(id)
            if (place) onChange([...value, place.id])
            setTyped('')
          }}
          onLeave={() => setTyped('')}
          className="max-w-md"
        />
      )}
    </div>
  )
}
