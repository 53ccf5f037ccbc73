import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useOnboardingText = textHook({
  bhs: () => import('../../contract/onboarding-messages.bhs.ts'),
  en: () => import('../../contract/onboarding-messages.en.ts'),
})
