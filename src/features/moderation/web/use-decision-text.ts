import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useDecisionText = textHook({
  bhs: () => import('../contract/decision-messages.bhs.ts'),
  en: () => import('../contract/decision-messages.en.ts'),
})
