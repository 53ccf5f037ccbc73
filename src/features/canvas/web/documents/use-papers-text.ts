import { textHook } from '#platform/web/i18n/text-hook.ts'

export const usePapersText = textHook({
  bhs: () => import('../../contract/documents/papers-messages.bhs.ts'),
  en: () => import('../../contract/documents/papers-messages.en.ts'),
})
