import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useThreadText = textHook({
  bhs: () => import('../../contract/threads/messages.bhs.ts'),
  en: () => import('../../contract/threads/messages.en.ts'),
})
