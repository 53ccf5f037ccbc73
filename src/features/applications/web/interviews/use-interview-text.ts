import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useInterviewText = textHook({
  bhs: () => import('../../contract/interview-messages.bhs.ts'),
  en: () => import('../../contract/interview-messages.en.ts'),
})
