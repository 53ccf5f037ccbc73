import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useAnswersText = textHook({
  bhs: () => import('../contract/answers-messages.bhs.ts'),
  en: () => import('../contract/answers-messages.en.ts'),
})
