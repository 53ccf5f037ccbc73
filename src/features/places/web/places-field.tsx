import { type ReactNode, useState } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { SelectionList } from '#platform/web/ui/fields/selection-list.tsx'
import { SuggestField } from '#platform/web/ui/fields/suggest-field.tsx'
import { areaNames } from '../contract/areas.ts'
import { findMunicipality } from '../contract/find-municipality.ts'
import type { MunicipalityId } from '../contract/municipalities.ts'
import { municipalityCalled, searchMunicipalities } from '../contract/search.ts'
import { useText } from './use-text.ts'

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
  const t = useText()
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState('')
  const found = searchMunicipalities(typed).filter(({ id }) => !value.includes(id))
  return (
    <div>
      <SelectionList
        items={value.map((id) => ({ id, name: findMunicipality(id)?.name ?? id }))}
        removeLabel={removeLabel}
        onRemove={(id) => onChange(value.filter((one) => one !== id))}
      />
      {value.length < max && (
        <SuggestField
          name={name}
          label={label}
          help={help}
          error={unknown ? t('unknown', { name: unknown }) : error}
          value={typed}
          suggestions={found.map(({ id, name: text, area }) => ({
            id,
            text,
            aside: areaNames[area][locale],
          }))}
          onType={(text) => {
            setTyped(text)
            setUnknown('')
          }}
          onChoose={({ id }) => {
            const place = findMunicipality(id)
            if (place) onChange([...value, place.id])
            setTyped('')
          }}
          // A text that names exactly one place selects it; for any other an error appears, so that nobody believes it was
          // accepted.
          onLeave={() => {
            const place = municipalityCalled(typed)
            if (place && !value.includes(place.id)) onChange([...value, place.id])
            else if (!place) setUnknown(typed.trim())
            setTyped('')
          }}
          className="max-w-md"
        />
      )}
    </div>
  )
}
