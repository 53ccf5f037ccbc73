import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useContentText = textHook({
  bhs: () => import('../../contract/content-messages.bhs.ts'),
  en: () => import('../../contract/content-messages.en.ts'),
})
