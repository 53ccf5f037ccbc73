import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useMergeText = textHook({
  bhs: () => import('../../contract/merge-messages.bhs.ts'),
  en: () => import('../../contract/merge-messages.en.ts'),
})
