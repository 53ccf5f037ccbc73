import { Suspense, useState } from 'react'
import { EvidenceDialog } from '#features/profiles/web/index.ts'
import type { StoneState } from '#platform/contract/arch-geometry.ts'
import { Arch } from '#platform/web/ui/arch.tsx'
import { FoldSection } from '#platform/web/ui/blocks/fold-section.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { NeedRow as Need } from '../../contract/shapes.ts'
import type { TargetView } from '../../contract/targets.endpoints.ts'
import { useRecount } from '../use-analytics.ts'
import { useName } from '../use-name.ts'
import { useText } from '../use-text.ts'
import { NeedRow } from './need-row.tsx'

const GROUPS = ['missing', 'near', 'have'] as const
const FEW = 5
const STONES: Record<(typeof GROUPS)[number], StoneState[]> = {
  missing: ['missing', 'missing', 'missing'],
  near: ['near', 'near', 'near'],
  have: ['have', 'have', 'have'],
}

/** Lists every skill of a target: missing ones first, then nearly there, then there. */
export function NeedList({ view }: { view: TargetView }) {
  const t = useText()
  const name = useName()
  const recount = useRecount()
  const [proving, setProving] = useState<Need>()
  const missing = view.needs.filter(({ state }) => state === 'missing').length
  return (
    <FoldSection
      id="needs"
      title={t('needs.title')}
      fact={missing > 0 && `${t('needs.missing')} ${missing}`}
      aside={<span className="text-xs font-body text-ink-2">{t('needs.asked')}</span>}
    >
      {view.needs.every(({ state }) => state === 'have') && <p className="mb-3">{t('needs.whole')}</p>}
      {GROUPS.map((state) => (
        <Group
          key={state}
          state={state}
          needs={view.needs
            .filter((need) => need.state === state)
            .sort((a, b) => Number(b.essential) - Number(a.essential) || b.demand - a.demand)}
          open={view.open}
          onProve={setProving}
        />
      ))}
      {proving && (
        <Suspense fallback={null}>
          <EvidenceDialog
            of={{ skill: proving.skill.id }}
            name={name.of(proving.skill)}
            onClose={() => setProving(undefined)}
            onChange={() => void recount()}
          />
        </Suspense>
      )}
    </FoldSection>
  )
}

type GroupProps = {
  state: (typeof GROUPS)[number]
  needs: readonly Need[]
  open: number
  onProve: (need: Need) => void
}

function Group({ state, needs, open, onProve }: GroupProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  if (needs.length === 0) return null
  const over = needs.length - FEW
  const rows = all || over <= 1 ? needs : needs.slice(0, FEW)
  return (
    <div className="pb-5">
      <h3 className="flex items-center gap-2.5 pb-2 text-sm font-strong">
        <Arch stones={STONES[state]} size="group" />
        {t(`needs.${state}`)}
        <span className="font-ui text-ink-3 tabular-nums">{needs.length}</span>
      </h3>
      <ul>
        {rows.map((need) => (
          <NeedRow key={need.skill.id} need={need} open={open} onProve={onProve} />
        ))}
      </ul>
      {over > 1 && (
        <Button small look="quiet" className="-ml-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('needs.showLess') : t('needs.showAll', { count: over })}
        </Button>
      )}
    </div>
  )
}
