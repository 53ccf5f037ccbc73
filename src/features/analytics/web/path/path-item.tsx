import { Check } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { PathStep } from '../../contract/shapes.ts'
import { useName } from '../use-name.ts'
import { useText } from '../use-text.ts'
import { LearningOffers } from './learning-offers.tsx'

const PlacesToLearn = lazy(() =>
  import('./places-to-learn.tsx').then((module) => ({ default: module.PlacesToLearn })),
)

type Props = {
  step: PathStep
  /** The skills of the whole path. */
  all: readonly string[]
  place: number
  onMark: (state: 'learning' | 'none') => void
  onLearnt: () => void
}

/** Shows a step: why it is there, where to learn it, and buttons for learning and learnt. */
export function PathItem({ step, all, place, onMark, onLearnt }: Props) {
  const t = useText()
  const name = useName()
  const skill = name.of(step.skill)
  const learning = step.learning === 'learning'
  const reasons = [
    t(step.essential ? 'path.essential' : 'path.optional'),
    t('path.demand', { count: step.demand }),
    step.near && t('path.near', { skill: name.of(step.near.skill) }),
    step.after.length > 0 &&
      t('path.after', { skills: step.after.map(name.of).join(', '), count: step.after.length }),
  ]
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3 border-t border-line py-4">
      <span
        aria-hidden
        className={`grid size-9 place-items-center rounded-stone text-sm font-head ${
          learning ? 'bg-sun-tint text-sun-ink' : 'border border-dashed border-edge'
        }`}
      >
        {place}
      </span>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-md [overflow-wrap:anywhere]">
          {skill}
          {learning && <Chip tone="sun">{t('path.learning')}</Chip>}
        </h3>
        <p className="mt-0.5 text-sm text-ink-2">{reasons.filter(Boolean).join(' ')}</p>
        <Suspense fallback={null}>
          <PlacesToLearn step={step} />
        </Suspense>
        <LearningOffers skill={{ id: step.skill.id, name: skill }} all={all} />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            small
            aria-label={t(learning ? 'path.stopNamed' : 'path.startNamed', { skill })}
            onClick={() => onMark(learning ? 'none' : 'learning')}
          >
            {t(learning ? 'path.stop' : 'path.start')}
          </Button>
          <Button
            small
            look="quiet"
            icon={<Check />}
            aria-label={t('path.learntNamed', { skill })}
            onClick={onLearnt}
          >
            {t('path.learnt')}
          </Button>
        </div>
      </div>
    </li>
  )
}
