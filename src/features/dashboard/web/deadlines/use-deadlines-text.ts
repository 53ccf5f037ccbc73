import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useDeadlinesText = textHook({
  bhs: () => import('../../contract/deadlines-messages.bhs.ts'),
  en: () => import('../../contract/deadlines-messages.en.ts'),
})
