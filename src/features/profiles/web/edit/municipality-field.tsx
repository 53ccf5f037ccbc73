import { useState } from 'react'
import { areaNames } from '#features/places/contract/areas.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { municipalityCalled, searchMunicipalities } from '#features/places/contract/search.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useText } from '../use-text.ts'
import { SuggestField } from '#platform/web/ui/fields/suggest-field.tsx'

type Props = { value: MunicipalityId | null; onChange: (value: MunicipalityId | null) => void }

/** Accepts typing in either script, and offers matching names. */
export function MunicipalityField({ value, onChange }: Props) {
  const t = useText()
  const locale = useLocale()
  const kept = findMunicipality(value)?.name ?? ''
  const [typed, setTyped] = useState<string>()
  const [unknown, setUnknown] = useState('')
  const found = searchMunicipalities(typed ?? '')

  function type(text: string) {
    setTyped(text)
    setUnknown('')
    if (text.trim() === '') onChange(null)
  }
  function choose(id: string | undefined) {
    const place = findMunicipality(id ?? null)
    if (place) onChange(place.id)
    setTyped(undefined)
  }
  return (
    <SuggestField
      name="municipality"
      label={t('fields.municipality')}
      help={t('fields.municipalityHelp')}
      error={
        (unknown || (typed && found.length === 0 && typed)) &&
        t('fields.noMunicipality', { name: unknown || (typed ?? '') })
      }
      value={typed ?? kept}
      suggestions={found.map(({ id, name, area }) => ({ id, text: name, aside: areaNames[area][locale] }))}
      onType={type}
      onChoose={({ id }) => choose(id)}
      // Text that names no municipality is not saved, and an error says so.
      onLeave={() => {
        const place = municipalityCalled(typed ?? '')
        if (!place && typed?.trim()) setUnknown(typed.trim())
        choose(place?.id)
      }}
      className="max-w-md"
    />
  )
}
