import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { listSkillSuggestions } from '#features/skills/contract/skills.endpoints.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { SKILL_MAX } from '../../contract/sections.ts'
import { useText } from '../use-text.ts'
import { SuggestField } from '#platform/web/ui/fields/suggest-field.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'

type SkillValue = { label: string; skill: string | null }
type Props = { name: string; value: SkillValue; onChange: (value: SkillValue) => void }

const ENOUGH_LETTERS = 2

/** A skill of the vocabulary, suggested while typing, or the person's own words. */
export function SkillField({ name, value, onChange }: Props) {
  const t = useText()
  const locale = useLocale()
  const q = useDeferredValue(value.label.trim())
  const { data } = useEndpoint(listSkillSuggestions, {
    query: { q },
    enabled: value.skill === null && q.length >= ENOUGH_LETTERS,
    placeholderData: keepPreviousData,
  })
  const matches = q.length < ENOUGH_LETTERS || value.skill !== null ? [] : (data?.skills ?? [])
  const own = value.skill === null && value.label.trim() !== ''
  return (
    <SuggestField
      name={name}
      label={t('fields.skill')}
      help={own && matches.length > 0 && t('ownWords')}
      value={value.label}
      maxLength={SKILL_MAX}
      suggestions={matches.map(({ id, name: names }) => ({ id, text: names[locale].slice(0, SKILL_MAX) }))}
      onType={(label) => onChange({ label, skill: null })}
      onChoose={({ id, text }) => onChange({ label: text, skill: id })}
    />
  )
}
