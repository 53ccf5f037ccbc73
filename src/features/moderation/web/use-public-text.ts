import { textHook } from '#platform/web/i18n/text-hook.ts'

export const usePublicText = textHook({
  bhs: () => import('../contract/public-messages.bhs.ts'),
  en: () => import('../contract/public-messages.en.ts'),
})
