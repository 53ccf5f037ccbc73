import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useAnomalyText = textHook({
  bhs: () => import('../../contract/anomaly-messages.bhs.ts'),
  en: () => import('../../contract/anomaly-messages.en.ts'),
})
