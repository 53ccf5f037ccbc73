import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useCardText = textHook({
  bhs: () => import('../contract/card-messages.bhs.ts'),
  en: () => import('../contract/card-messages.en.ts'),
})
