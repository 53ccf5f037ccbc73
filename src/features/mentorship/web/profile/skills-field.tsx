import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { listSkillSuggestions } from '#features/skills/contract/skills.endpoints.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { SelectionList } from '#platform/web/ui/fields/selection-list.tsx'
import { SuggestField } from '#platform/web/ui/fields/suggest-field.tsx'
import { SKILLS_MAX } from '../../contract/kinds.ts'
import type { OwnMentor } from '../../contract/mentor-profile.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'
import type { PartProps } from './profile-form.tsx'

const ENOUGH_LETTERS = 2

/** Skills of the vocabulary that they can teach. */
export function SkillsField({ profile, edit, names: first }: PartProps & { names: OwnMentor['skillNames'] }) {
  const t = useMemberText()
  const locale = useLocale()
  const [input, setInput] = useState('')
  const [names, setNames] = useState(first)
  const q = useDeferredValue(input.trim())
  const { data } = useEndpoint(listSkillSuggestions, {
    query: { q },
    enabled: q.length >= ENOUGH_LETTERS,
    placeholderData: keepPreviousData,
  })
  const { skills } = profile
  const matches =
    q.length < ENOUGH_LETTERS ? [] : (data?.skills ?? []).filter(({ id }) => !skills.includes(id))
  const nameOf = (id: string) => {
    const name = names.find((one) => one.id === id)?.name
    return name ? readText(name, locale).text : id
  }
  return (
    <div>
      <p className="mb-1.5 text-sm font-strong">{t('own.skills')}</p>
      <SelectionList
        items={skills.map((id) => ({ id, name: nameOf(id) }))}
        removeLabel={(name) => t('own.removeSkill', { name })}
        onRemove={(id) => edit({ skills: skills.filter((one) => one !== id) })}
      />
      {skills.length < SKILLS_MAX && (
        <SuggestField
          name="skill"
          label={t('own.addSkill')}
          value={input}
          maxLength={80}
          suggestions={matches.map(({ id, name }) => ({ id, text: readText(name, locale).text }))}
          onType={setInput}
          onChoose={({ id }) => {
            const skill = matches.find((one) => one.id === id)
            if (skill) setNames((now) => [...now, { id, name: skill.name }])
            edit({ skills: [...skills, id] })
            setInput('')
          }}
          className="max-w-md"
        />
      )}
    </div>
  )
}
