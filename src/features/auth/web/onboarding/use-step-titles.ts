import type { StepNumber } from './use-onboarding.ts'
import { useOnboardingText } from './use-onboarding-text.ts'

export function useStepTitles(): Record<StepNumber, { title: string; text: string }> {
  const words = useOnboardingText()
  return {
    1: { title: words('contactTitle'), text: words('contactText') },
    2: { title: words('interestsTitle'), text: words('interestsText') },
    3: { title: words('reviewTitle'), text: words('reviewText') },
  }
}
