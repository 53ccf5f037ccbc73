import { textHook } from '#platform/web/i18n/text-hook.ts'

/** Words of trying rules before they are published. */
export const useTrialText = textHook({
  bhs: () => import('../contract/trial/trial-messages.bhs.ts'),
  en: () => import('../contract/trial/trial-messages.en.ts'),
})
