import { textHook } from '#platform/web/i18n/text-hook.ts'

export const usePaperText = textHook({
  bhs: () => import('../../contract/paper-messages.bhs.ts'),
  en: () => import('../../contract/paper-messages.en.ts'),
})
