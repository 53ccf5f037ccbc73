import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { Content } from '../../contract/sections.ts'
import { useText } from '../use-text.ts'

/** Skills with their levels, side by side. */
export function SkillChips({ items }: { items: Content<'skills'>['items'] }) {
  const t = useText()
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map(({ id, label, level }) => (
        <li key={id} className="max-w-full">
          <Chip tone={level === 'basic' ? 'near' : 'have'}>
            {label}
            <span className="font-body">
              {'\u00a0· '}
              {t(`levels.${level}`)}
            </span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
