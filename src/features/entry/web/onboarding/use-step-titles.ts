import { useText } from '../use-text.ts'
import type { StepNumber } from './use-onboarding.ts'

export function useStepTitles(): Record<StepNumber, { title: string; text: string }> {
  const t = useText()
  return {
    1: { title: t('onboarding.contactTitle'), text: t('onboarding.contactText') },
    2: { title: t('onboarding.interestsTitle'), text: t('onboarding.interestsText') },
    3: { title: t('onboarding.reviewTitle'), text: t('onboarding.reviewText') },
  }
}
