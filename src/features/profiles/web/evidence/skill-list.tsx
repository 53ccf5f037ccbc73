import { CircleDashed } from 'lucide-react'
import { Segments } from '#platform/web/ui/blocks/meter.tsx'
import { STRENGTHS } from '../../contract/evidence.ts'
import type { ProvenSkill } from '../../contract/evidence.endpoints.ts'
import type { Content } from '../../contract/section-order.ts'
import { SKILL_LEVELS } from '../../contract/skill-levels.ts'
import { useText } from '../use-text.ts'
import { useViewText } from '../use-view-text.ts'
import { ProofLine } from './proof-line.tsx'

type Skill = Content<'skills'>['items'][number]
type Props = { content: Content<'skills'>; evidence: readonly ProvenSkill[] }

/** What stands open; skills with evidence always do. */
const OPEN = 8

/** Skills as others see them: those with the strongest evidence first, each with its level and its evidence. */
export function SkillList({ content, evidence }: Props) {
  const view = useViewText()
  const proofs = new Map(evidence.map((one) => [one.item, one]))
  const strength = ({ id }: Skill) => STRENGTHS.indexOf(proofs.get(id)?.strength ?? 'none')
  const items = content.items.toSorted((one, other) => strength(other) - strength(one))
  const first = Math.max(OPEN, evidence.length)
  // One more would take as much room as the line that hides it.
  const open = items.length <= first + 1 ? items : items.slice(0, first)
  const rest = items.slice(open.length)
  const row = (item: Skill) => <SkillRow key={item.id} item={item} proof={proofs.get(item.id)} />
  return (
    <>
      <ul className={COLUMNS}>{open.map(row)}</ul>
      {rest.length > 0 && (
        <details>
          <summary className="link flex min-h-target cursor-pointer items-center border-t border-line font-strong">
            {view('more', { count: rest.length })}
          </summary>
          <ul className={COLUMNS}>{rest.map(row)}</ul>
        </details>
      )}
    </>
  )
}

const COLUMNS = 'gap-x-8 md:grid md:grid-cols-2'

function SkillRow({ item, proof }: { item: Skill; proof: ProvenSkill | undefined }) {
  const t = useText()
  const view = useViewText()
  const { label, level } = item
  const reached = SKILL_LEVELS.indexOf(level)
  return (
    <li className="border-t border-line py-3">
      <div className="mb-1 flex items-center justify-between gap-4">
        <span className="min-w-0 font-strong [overflow-wrap:anywhere]">{label}</span>
        <div className="flex flex-none items-center gap-2 text-xs text-ink-2">
          {t(`levels.${level}`)}
          <div aria-hidden className="w-16">
            <Segments
              label=""
              states={SKILL_LEVELS.map((_, index) =>
                index <= reached ? ('done' as const) : ('open' as const),
              )}
            />
          </div>
        </div>
      </div>
      {proof && proof.evidence.length > 0 ? (
        <ul className="grid gap-1">
          {proof.evidence.map((one, place) => (
            <li key={place}>
              <ProofLine proof={one} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-2 text-sm text-ink-3">
          <CircleDashed size={18} strokeWidth={1.75} aria-hidden className="flex-none" />
          {view('ownWord')}
        </p>
      )}
    </li>
  )
}
