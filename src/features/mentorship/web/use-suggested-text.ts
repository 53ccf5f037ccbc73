import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useSuggestedText = textHook({
  bhs: () => import('../contract/suggested-messages.bhs.ts'),
  en: () => import('../contract/suggested-messages.en.ts'),
})
