import { Select } from '#platform/web/ui/fields/select.tsx'
import { type Content, SKILL_LEVELS, SKILLS_MAX } from '../../contract/sections.ts'
import { useText } from '../use-text.ts'
import { ItemList } from './item-list.tsx'
import { SkillField } from './skill-field.tsx'

type Skill = Content<'skills'>['items'][number]
type Props = { items: readonly Skill[]; onChange: (items: Skill[]) => void }

/** The skills of a profile, with their levels. */
export function SkillsEditor({ items, onChange }: Props) {
  const t = useText()
  return (
    <ItemList
      items={items}
      max={SKILLS_MAX}
      nameOf={({ label }) => label.trim() || t('entry.unnamed')}
      fresh={() => ({ id: crypto.randomUUID(), skill: null, label: '', level: 'independent' as const })}
      onChange={onChange}
    >
      {({ id, skill, label, level }, { change }) => (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[2fr_1fr]">
          <SkillField name={`${id}.label`} value={{ label, skill }} onChange={change} />
          <Select
            name={`${id}.level`}
            label={t('fields.level')}
            value={level}
            options={SKILL_LEVELS.map((value) => ({ value, text: t(`levels.${value}`) }))}
            onChange={(event) => change({ level: event.target.value as Skill['level'] })}
          />
        </div>
      )}
    </ItemList>
  )
}
