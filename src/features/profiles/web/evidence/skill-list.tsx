import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { ProvenSkill } from '../../contract/evidence.endpoints.ts'
import type { Content } from '../../contract/section-order.ts'
import { SkillChips } from '../view/skill-chips.tsx'
import { useText } from '../use-text.ts'
import { ProofLine } from './proof-line.tsx'
import { strengthTone } from './strength-tone.ts'

type Props = { content: Content<'skills'>; evidence: readonly ProvenSkill[] }

/** Skills as others see them: those with evidence first, and their evidence. */
export function SkillList({ content, evidence }: Props) {
  const t = useText()
  const proofs = new Map(evidence.map((one) => [one.item, one]))
  const backed = content.items.filter(({ id }) => (proofs.get(id)?.evidence.length ?? 0) > 0)
  const others = content.items.filter((item) => !backed.includes(item))
  return (
    <>
      {backed.length > 0 && (
        <ul className="mb-3">
          {backed.map(({ id, label, level }) => (
            <li key={id} className="border-t border-line py-2.5 first:border-0 first:pt-0">
              <p className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 font-strong [overflow-wrap:anywhere]">{label}</span>
                <span className="text-sm text-ink-2">{t(`levels.${level}`)}</span>
                <Chip tone={strengthTone(proofs.get(id)?.strength ?? 'none')}>
                  {t(`evidence.strength.${proofs.get(id)?.strength ?? 'none'}`)}
                </Chip>
              </p>
              <ul className="grid gap-1">
                {proofs.get(id)?.evidence.map((proof, place) => (
                  <li key={place}>
                    <ProofLine proof={proof} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <SkillChips items={others} />
    </>
  )
}
