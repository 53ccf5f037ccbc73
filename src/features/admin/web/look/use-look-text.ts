import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useLookText = textHook({
  bhs: () => import('../../contract/look-messages.bhs.ts'),
  en: () => import('../../contract/look-messages.en.ts'),
})
