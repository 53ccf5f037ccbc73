import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useReuseText = textHook({
  bhs: () => import('../../contract/reuse/messages.bhs.ts'),
  en: () => import('../../contract/reuse/messages.en.ts'),
})
