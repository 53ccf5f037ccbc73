import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useQuestionText = textHook({
  bhs: () => import('../contract/question-messages.bhs.ts'),
  en: () => import('../contract/question-messages.en.ts'),
})
