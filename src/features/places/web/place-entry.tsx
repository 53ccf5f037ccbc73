import { type ReactNode, useState } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { SuggestField } from '#platform/web/ui/fields/suggest-field.tsx'
import { areaNames } from '../contract/areas.ts'
import { findMunicipality } from '../contract/find-municipality.ts'
import type { MunicipalityId } from '../contract/municipalities.ts'
import { searchMunicipalities } from '../contract/search.ts'
import { readPlaceInput } from '../contract/place-input.ts'
import { useText } from './use-text.ts'

type Props = {
  name: string
  label: string
  help?: ReactNode
  error?: string | undefined
  /** The name in the field until the member types. */
  shown?: string
  /** Municipalities that are not offered. */
  without?: readonly MunicipalityId[]
  onChoose: (id: MunicipalityId) => void
  onEmpty?: () => void
}

/**
 * Finds a place by the beginning of its name, in either script. Leaving the field chooses the place if the text names exactly
 * one; otherwise an error says why it was not accepted.
 */
export function PlaceEntry(props: Props) {
  const { shown = '', without = [], onChoose, onEmpty, error, ...field } = props
  const t = useText()
  const locale = useLocale()
  const [input, setInput] = useState<string>()
  const [faultText, setFaultText] = useState('')
  const matches = searchMunicipalities(input ?? '')
  const { fault, place } = readPlaceInput(faultText || (matches.length === 0 && input) || '')
  const choose = (id: string) => {
    const municipality = findMunicipality(id)
    if (municipality && !without.includes(municipality.id)) onChoose(municipality.id)
    setInput(undefined)
  }
  return (
    <SuggestField
      {...field}
      error={fault && !place ? t(fault.is, { name: fault.name, places: fault.places }) : error}
      value={input ?? shown}
      suggestions={matches
        .filter(({ id }) => !without.includes(id))
        .map(({ id, name, area }) => ({ id, text: name, aside: areaNames[area][locale] }))}
      onType={(text) => {
        setInput(text)
        setFaultText('')
        if (text.trim() === '') onEmpty?.()
      }}
      onChoose={({ id }) => choose(id)}
      onLeave={() => {
        const read = readPlaceInput(input ?? '')
        if (read.place) choose(read.place.id)
        else if (read.fault) setFaultText(read.fault.name)
        setInput(undefined)
      }}
      className="max-w-md"
    />
  )
}
