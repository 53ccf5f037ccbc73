import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useBulkText = textHook({
  bhs: () => import('../../../contract/bulk-messages.bhs.ts'),
  en: () => import('../../../contract/bulk-messages.en.ts'),
})
