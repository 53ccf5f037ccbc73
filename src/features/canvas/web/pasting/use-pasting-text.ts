import { textHook } from '#platform/web/i18n/text-hook.ts'

export const usePastingText = textHook({
  bhs: () => import('../../contract/pasting/messages.bhs.ts'),
  en: () => import('../../contract/pasting/messages.en.ts'),
})
