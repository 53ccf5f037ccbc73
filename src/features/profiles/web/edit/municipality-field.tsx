import { useState } from 'react'
import { areaNames } from '#features/places/contract/areas.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { searchMunicipalities } from '#features/places/contract/search.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useText } from '../use-text.ts'
import { SuggestField } from '#platform/web/ui/fields/suggest-field.tsx'

type Props = { value: MunicipalityId | null; onChange: (value: MunicipalityId | null) => void }

/** Typed in either script, chosen from what begins so. */
export function MunicipalityField({ value, onChange }: Props) {
  const t = useText()
  const locale = useLocale()
  const kept = findMunicipality(value)?.latin ?? ''
  const [typed, setTyped] = useState<string>()
  const found = searchMunicipalities(typed ?? '')

  function type(text: string) {
    setTyped(text)
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
      error={typed && found.length === 0 && t('fields.noMunicipality')}
      value={typed ?? kept}
      suggestions={found.map(({ id, latin, area }) => ({ id, text: latin, aside: areaNames[area][locale] }))}
      onType={type}
      onChoose={({ id }) => choose(id)}
      // Words that name no municipality are not kept, and do not look as if they were.
      onLeave={() =>
        choose(found.find(({ latin }) => latin.toLowerCase() === typed?.trim().toLowerCase())?.id)
      }
      className="max-w-md"
    />
  )
}
