import { Progress } from '#platform/web/ui/blocks/progress.tsx'
import { useText } from '../use-text.ts'
import { LAST_STEP, type StepNumber } from './use-onboarding.ts'

export function StepProgress({ step }: { step: StepNumber }) {
  const t = useText()
  const label = t('onboarding.progress', { step, all: LAST_STEP, name: t(`onboarding.names.s${step}`) })
  return (
    <div className="mt-2 mb-6 grid gap-2">
      <Progress steps={LAST_STEP} current={step} label={label} />
      <p aria-hidden className="text-xs text-ink-2">
        {label}
      </p>
    </div>
  )
}
