import { Check } from 'lucide-react'
import { Arch } from '#platform/web/ui/arch.tsx'
import type { StoneState } from '#platform/contract/arch-geometry.ts'
import { useText } from '../use-text.ts'
import { PANEL } from './panel-class.ts'

type StepsPanelProps = {
  title: string
  steps: readonly string[]
  /** The number of the current step, from 0; the number of steps when all are done. */
  current: number
}

/** Shows the way through several screens; every finished step adds a stone. */
export function StepsPanel({ title, steps, current }: StepsPanelProps) {
  const stones = steps.map(
    (_, index): StoneState => (index < current ? 'have' : index === current ? 'near' : 'missing'),
  )
  return (
    <aside aria-label={title} className={PANEL}>
      <div>
        <h2 className="max-w-[14ch] text-4xl">{title}</h2>
        <ol className="mt-8 max-w-120">
          {steps.map((step, index) => (
            <Step key={step} number={index + 1} text={step} state={stones[index] ?? 'missing'} />
          ))}
        </ol>
      </div>
      <Arch stones={stones} className="mx-auto max-w-120 self-end" />
    </aside>
  )
}

function Step({ number, text, state }: { number: number; text: string; state: StoneState }) {
  const t = useText()
  const now = state === 'near'
  const status = state === 'have' ? t('frame.stepDone') : now ? t('frame.stepNow') : ''
  return (
    <li
      {...(now && { 'aria-current': 'step' as const })}
      className="flex gap-3.5 border-t border-line py-3 leading-[1.45] text-ink-2 aria-[current]:font-strong aria-[current]:text-ink"
    >
      <span className="grid w-5 justify-items-center tabular-nums">
        {state === 'have' ? <Check className="mt-0.5 text-ink" /> : number}
      </span>
      <span>
        {text}
        {status && <span className="sr-only"> ({status})</span>}
      </span>
    </li>
  )
}
