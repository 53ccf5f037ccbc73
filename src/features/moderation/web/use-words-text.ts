import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useWordsText = textHook({
  bhs: () => import('../contract/words-messages.bhs.ts'),
  en: () => import('../contract/words-messages.en.ts'),
})
