import { textHook } from '#platform/web/i18n/text-hook.ts'

export const usePapersText = textHook({
  bhs: () => import('../../contract/money/papers-messages.bhs.ts'),
  en: () => import('../../contract/money/papers-messages.en.ts'),
})
