import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useHomeText = textHook({
  bhs: () => import('../../contract/home-messages.bhs.ts'),
  en: () => import('../../contract/home-messages.en.ts'),
})
