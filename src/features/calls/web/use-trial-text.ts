import { textHook } from '#platform/web/i18n/text-hook.ts'

/** Texts of trying rules before publication. */
export const useTrialText = textHook({
  bhs: () => import('../contract/trial/trial-messages.bhs.ts'),
  en: () => import('../contract/trial/trial-messages.en.ts'),
})
