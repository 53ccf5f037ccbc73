import type { ReactNode } from 'react'
import { findMunicipality } from '../contract/find-municipality.ts'
import type { MunicipalityId } from '../contract/municipalities.ts'
import { PlaceEntry } from './place-entry.tsx'

type Props = {
  name: string
  label: string
  help?: ReactNode
  value: MunicipalityId | null
  onChange: (value: MunicipalityId | null) => void
}

/** One municipality, or none. */
export function PlaceField({ value, onChange, ...field }: Props) {
  return (
    <PlaceEntry
      {...field}
      shown={findMunicipality(value)?.name ?? ''}
      onChoose={onChange}
      onEmpty={() => onChange(null)}
    />
  )
}
