import { Check, CornerUpLeft, Infinity as Endless } from 'lucide-react'
import type { ReactNode } from 'react'
import { type NamedStone, NamedArch } from '#platform/web/ui/arch-named.tsx'
import { useText } from '../use-text.ts'
import { PANEL } from './panel-class.ts'

/** Lists the benefits of members beside the sign-in on wide screens. */
export function BenefitsPanel() {
  const t = useText()
  const bold = { b: (chunks: ReactNode) => <b className="text-ink">{chunks}</b> }
  return (
    <aside aria-label={t('benefits.label')} className={PANEL}>
      <div>
        <h2 className="max-w-[12ch] text-4xl">{t('benefits.title')}</h2>
        <ul className="mt-8 max-w-120">
          <Benefit icon={<Check />}>{t.rich('benefits.reasons', bold)}</Benefit>
          <Benefit icon={<CornerUpLeft />}>{t.rich('benefits.replies', bold)}</Benefit>
          <Benefit icon={<Endless />}>{t.rich('benefits.free', bold)}</Benefit>
        </ul>
      </div>
      <NamedArch view="panel" stones={useStones()} settle className="-mx-8 w-[calc(100%+4rem)] self-end" />
    </aside>
  )
}

function Benefit({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3.5 border-t border-line py-3 leading-[1.45] text-ink-2 [&>.lucide]:mt-0.5 [&>.lucide]:text-ink">
      {icon}
      <span>{children}</span>
    </li>
  )
}

function useStones(): NamedStone[] {
  const t = useText()
  const have = (name: string): NamedStone => ({ name, state: 'have' })
  return [
    have(t('benefits.s1')),
    have(t('benefits.s2')),
    have(t('benefits.s3')),
    have(t('benefits.s4')),
    { name: t('benefits.you'), state: 'key' },
    have(t('benefits.s6')),
    have(t('benefits.s7')),
    have(t('benefits.s8')),
    have(t('benefits.s9')),
  ]
}
