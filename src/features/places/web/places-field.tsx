import type { ReactNode } from 'react'
import { SelectionList } from '#platform/web/ui/fields/selection-list.tsx'
import { findMunicipality } from '../contract/find-municipality.ts'
import type { MunicipalityId } from '../contract/municipalities.ts'
import { PlaceEntry } from './place-entry.tsx'

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

/** Several municipalities. */
export function PlacesField({ removeLabel, value, max, onChange, ...field }: Props) {
  return (
    <div>
      <SelectionList
        items={value.map((id) => ({ id, name: findMunicipality(id)?.name ?? id }))}
        removeLabel={removeLabel}
        onRemove={(id) => onChange(value.filter((one) => one !== id))}
      />
      {value.length < max && (
        <PlaceEntry {...field} without={value} onChoose={(id) => onChange([...value, id])} />
      )}
    </div>
  )
}
