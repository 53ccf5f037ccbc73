import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useMarksText = textHook({
  bhs: () => import('../contract/marks-messages.bhs.ts'),
  en: () => import('../contract/marks-messages.en.ts'),
})
