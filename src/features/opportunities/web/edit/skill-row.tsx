import { Trash2 } from 'lucide-react'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { inputClass } from '#platform/web/ui/fields/field.tsx'
import type { SkillRequirement } from '../../contract/content.ts'
import { IMPORTANCES } from '../../contract/kinds.ts'
import { useEditorText } from '../use-editor-text.ts'

type Level = NonNullable<SkillRequirement['level']>
type Props = {
  wanted: SkillRequirement
  name: string
  levels: readonly Level[]
  onChange: (part: Partial<SkillRequirement>) => void
  onRemove: () => void
}

/** One skill: its importance and required level. */
export function SkillRow({ wanted, name, levels, onChange, onRemove }: Props) {
  const t = useEditorText()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3">
      <span className="min-w-0 flex-1 basis-48 font-ui [overflow-wrap:anywhere]">{name}</span>
      <Segmented
        label={t('skills.importance', { name })}
        value={wanted.importance}
        options={IMPORTANCES.map((value) => ({ value, text: t(`skills.${value}`) }))}
        onChange={(importance) => onChange({ importance })}
      />
      <span className="w-44 flex-none">
        <select
          aria-label={t('skills.level', { name })}
          name={`level.${wanted.skill}`}
          value={wanted.level ?? ''}
          onChange={(event) =>
            onChange({ level: levels.find((level) => level === event.target.value) ?? null })
          }
          className={`${inputClass} min-h-target text-sm`}
        >
          <option value="">{t('skills.anyLevel')}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {t(`levels.${level}`)}
            </option>
          ))}
        </select>
      </span>
      <IconButton icon={<Trash2 />} label={t('skills.remove', { name })} onClick={onRemove} />
    </li>
  )
}
