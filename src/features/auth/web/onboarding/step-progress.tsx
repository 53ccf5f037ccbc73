import { Progress } from '#platform/web/ui/blocks/progress.tsx'
import { LAST_STEP, type StepNumber } from './use-onboarding.ts'
import { useOnboardingText } from './use-onboarding-text.ts'

export function StepProgress({ step }: { step: StepNumber }) {
  const words = useOnboardingText()
  const label = words('progress', { step, all: LAST_STEP, name: words(`names.s${step}`) })
  return (
    <div className="mt-2 mb-6 grid gap-2">
      <Progress steps={LAST_STEP} current={step} label={label} />
      <p aria-hidden className="text-xs text-ink-2">
        {label}
      </p>
    </div>
  )
}
