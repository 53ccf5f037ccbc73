import { Meter } from '#platform/web/ui/blocks/meter.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { DemandView } from '../../contract/demand.endpoints.ts'
import { useName } from '../use-name.ts'
import { DemandCount } from './demand-count.tsx'
import { useText } from '../use-text.ts'

/** Lists the most required skills; the bar is their share of all open opportunities. */
export function DemandList({ demand: { skills, open } }: { demand: DemandView }) {
  const t = useText()
  const name = useName()
  return (
    <ol>
      {skills.map(({ skill, open: count, mine }) => (
        <li key={skill.id} className="border-t border-line py-2.5">
          <p className="mb-1.5 flex items-center justify-between gap-3">
            <span className="flex min-w-0 flex-wrap items-center gap-2">
              <span className="min-w-0 [overflow-wrap:anywhere]">{name.of(skill)}</span>
              {mine && <Chip tone="have">{t('demand.mine')}</Chip>}
            </span>
            <span className="flex-none text-sm tabular-nums">
              <DemandCount count={count} open={open} />
            </span>
          </p>
          <Meter
            value={count}
            max={open}
            label={t('needs.demandSaid', { open: String(count), count: String(open) })}
            tone={mine ? 'river' : 'lilac'}
          />
        </li>
      ))}
    </ol>
  )
}
