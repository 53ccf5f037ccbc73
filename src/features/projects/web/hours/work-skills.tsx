import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { listSkillSuggestions } from '#features/skills/contract/skills.endpoints.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { SelectionList } from '#platform/web/ui/fields/selection-list.tsx'
import { SuggestField } from '#platform/web/ui/fields/suggest-field.tsx'
import { WORK_SKILLS_MAX } from '../../contract/hours/hours.endpoints.ts'
import { useHoursText } from './use-hours-text.ts'

export type WorkSkill = { id: string; name: string }
type Props = { value: readonly WorkSkill[]; onChange: (skills: readonly WorkSkill[]) => void }

const ENOUGH_LETTERS = 2

/** Skills of the vocabulary used in some work. */
export function WorkSkills({ value, onChange }: Props) {
  const t = useHoursText()
  const locale = useLocale()
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const isEnough = q.length >= ENOUGH_LETTERS
  const { data } = useEndpoint(listSkillSuggestions, {
    query: { q },
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  const suggestions = isEnough
    ? (data?.skills ?? []).filter(({ id }) => !value.some((one) => one.id === id))
    : []
  return (
    <div>
      <SelectionList
        items={value}
        removeLabel={(name) => t('form.removeSkill', { name })}
        onRemove={(id) => onChange(value.filter((one) => one.id !== id))}
      />
      {value.length < WORK_SKILLS_MAX && (
        <SuggestField
          name="skill"
          label={t('form.skill')}
          help={t('form.skillHelp')}
          value={text}
          suggestions={suggestions.map(({ id, name }) => ({ id, text: name[locale] }))}
          onType={setText}
          onChoose={({ id, text: name }) => {
            onChange([...value, { id, name }])
            setText('')
          }}
        />
      )}
    </div>
  )
}
