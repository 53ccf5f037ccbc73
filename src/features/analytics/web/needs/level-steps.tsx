import { SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import type { Level } from '../../contract/coverage.ts'
import { useText } from '../use-text.ts'

/** Shows a level in four steps: one's own are solid, further required ones dashed. */
export function LevelSteps({ mine, asked }: { mine: Level | null; asked: Level | null }) {
  const t = useText()
  const has = mine === null ? 0 : SKILL_LEVELS.indexOf(mine) + 1
  const wants = asked === null ? 0 : SKILL_LEVELS.indexOf(asked) + 1
  const label =
    asked === null
      ? t('needs.mineSaid', { mine: String(has) })
      : t('needs.levelSaid', { mine: String(has), asked: String(wants) })
  const words = [
    mine && t('needs.mine', { level: t(`levels.${mine}`) }),
    asked && t('needs.askedLevel', { level: t(`levels.${asked}`) }),
  ]
  return (
    <div>
      <span role="img" aria-label={label} className="grid max-w-40 grid-cols-4 gap-1">
        {SKILL_LEVELS.map((level, place) => (
          <i
            key={level}
            className={`h-1.5 rounded-stone ${
              place < has ? 'bg-river' : place < wants ? 'border border-dashed border-edge' : 'bg-line'
            }`}
          />
        ))}
      </span>
      <p aria-hidden className="mt-1 text-xs leading-ui text-ink-3">
        {words.filter(Boolean).join(', ')}
      </p>
    </div>
  )
}
