import { keepPreviousData } from '@tanstack/react-query'
import { ScanSearch } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { SuggestField } from '#platform/web/ui/fields/suggest-field.tsx'
import { listSkillsInText, listSkillSuggestions } from '#features/skills/contract/skills.endpoints.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { SKILLS_MAX, type SkillRequirement } from '../../contract/content.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useEditorText } from '../use-editor-text.ts'
import type { PartProps } from './part-props.ts'
import { SkillRow } from './skill-row.tsx'
import { useEdited, useEditedStore } from './use-edited.ts'

type Named = { id: string; name: { bhs: string; en: string } }

const ENOUGH_LETTERS = 2
/** Least confidence of a suggested skill. */
const SURE = 0.45
const TEXT_MAX = 20_000

/** The required skills: suggested from the text, then edited. */
export function SkillsPart({ content, edit }: PartProps) {
  const t = useEditorText()
  const locale = useLocale()
  const store = useEditedStore()
  const { skillNames } = useEdited()
  const { busy, act } = useAct({ failed: t('general') })
  const { skills } = content
  const names = new Map(skillNames.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => readText(names.get(id) ?? { bhs: id, en: id }, locale).text

  function add(matches: readonly Named[], importance: SkillRequirement['importance']): number {
    const fresh = matches
      .filter(({ id }) => !skills.some(({ skill }) => skill === id))
      .slice(0, SKILLS_MAX - skills.length)
    store.change((now) => ({
      ...now,
      skillNames: [...now.skillNames, ...fresh.map(({ id, name }) => ({ id, name }))],
    }))
    if (fresh.length > 0)
      edit({ skills: [...skills, ...fresh.map(({ id: skill }) => ({ skill, importance, level: null }))] })
    return fresh.length
  }
  async function extract() {
    await act(async () => {
      const { title, body } = content
      const text = [title.bhs, plainText(body.bhs), title.en, plainText(body.en)]
        .join('\n')
        .slice(0, TEXT_MAX)
      const answer = text.trim() === '' ? { skills: [] } : await call(listSkillsInText, { body: { text } })
      const count = add(
        answer.skills.filter(({ confidence }) => confidence >= SURE),
        'required',
      )
      toast({ title: t('skills.found', { count }) })
    })
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-measure text-sm text-ink-2">
          {t(skills.length === 0 ? 'skills.none' : 'skills.help')}
        </p>
        <Button small icon={<ScanSearch />} busy={busy && t('skills.finding')} onClick={() => void extract()}>
          {t('skills.find')}
        </Button>
      </div>
      {skills.length > 0 && (
        <ul>
          {skills.map((requirement) => (
            <SkillRow
              key={requirement.skill}
              wanted={requirement}
              name={nameOf(requirement.skill)}
              levels={SKILL_LEVELS}
              onChange={(part) =>
                edit({
                  skills: skills.map((one) => (one.skill === requirement.skill ? { ...one, ...part } : one)),
                })
              }
              onRemove={() => edit({ skills: skills.filter(({ skill }) => skill !== requirement.skill) })}
            />
          ))}
        </ul>
      )}
      {skills.length >= SKILLS_MAX ? (
        <p className="text-sm text-ink-2">{t('skills.max', { count: String(SKILLS_MAX) })}</p>
      ) : (
        <AddSkill taken={skills.map(({ skill }) => skill)} onAdd={(skill) => add([skill], 'required')} />
      )}
    </div>
  )
}

function AddSkill({ taken, onAdd }: { taken: readonly string[]; onAdd: (skill: Named) => void }) {
  const t = useEditorText()
  const locale = useLocale()
  const [input, setInput] = useState('')
  const q = useDeferredValue(input.trim())
  const { data } = useEndpoint(listSkillSuggestions, {
    query: { q },
    enabled: q.length >= ENOUGH_LETTERS,
    placeholderData: keepPreviousData,
  })
  const matches =
    q.length < ENOUGH_LETTERS ? [] : (data?.skills ?? []).filter(({ id }) => !taken.includes(id))
  return (
    <SuggestField
      name="skill"
      label={t('skills.add')}
      value={input}
      maxLength={80}
      suggestions={matches.map(({ id, name }) => ({ id, text: readText(name, locale).text }))}
      onType={setInput}
      onChoose={({ id }) => {
        const match = matches.find((one) => one.id === id)
        if (match) onAdd(match)
        setInput('')
      }}
      className="max-w-md"
    />
  )
}
