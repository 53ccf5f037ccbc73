import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useReadingText = textHook({
  bhs: () => import('../../contract/reading/messages.bhs.ts'),
  en: () => import('../../contract/reading/messages.en.ts'),
})
