import { Button } from '#platform/web/ui/buttons/button.tsx'
import { LAST_STEP, type StepNumber } from './use-onboarding.ts'
import { useOnboardingText } from './use-onboarding-text.ts'

type StepBarProps = { step: StepNumber; busy: boolean; onBack: () => void }

/** Shows Back and Next, within reach of the thumb on phones. */
export function StepBar({ step, busy, onBack }: StepBarProps) {
  const words = useOnboardingText()
  const last = step === LAST_STEP
  return (
    <div className="foot-bar print:hidden fixed inset-x-0 bottom-0 z-10 flex gap-2 border-t border-line bg-paper px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:px-0 lg:pt-2">
      {step > 1 && <Button onClick={onBack}>{words('back')}</Button>}
      <Button
        type="submit"
        look="key"
        busy={last && busy && words('busy')}
        className="flex-1 lg:min-w-40 lg:flex-none"
      >
        {last ? words('complete') : words('next')}
      </Button>
    </div>
  )
}
