import { useState } from 'react'
import { areaNames } from '#features/places/contract/areas.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { searchMunicipalities } from '#features/places/contract/search.ts'
import { SuggestField } from '#platform/web/ui/fields/suggest-field.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { type Content, PLACES_MAX } from '../../contract/content.ts'
import { useEditorText } from '../use-editor-text.ts'
import { PickedList } from './picked-list.tsx'

type Places = Content['municipalities']
type Props = { value: Places; error?: string | undefined; onChange: (value: Places) => void }

/** Several municipalities, found in either script by the beginning of their names. */
export function PlaceField({ value, error, onChange }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const found = searchMunicipalities(typed).filter(({ id }) => !value.includes(id))
  return (
    <div>
      <PickedList
        items={value.map((id) => ({ id, name: findMunicipality(id)?.latin ?? id }))}
        removeLabel={(name) => t('fields.removePlace', { name })}
        onRemove={(id) => onChange(value.filter((one) => one !== id))}
      />
      {value.length < PLACES_MAX && (
        <SuggestField
          name="municipalities"
          label={t('fields.addPlace')}
          help={t('fields.municipalitiesHelp')}
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
