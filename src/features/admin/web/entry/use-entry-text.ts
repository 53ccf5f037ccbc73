import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useEntryText = textHook({
  bhs: () => import('../../contract/entry-messages.bhs.ts'),
  en: () => import('../../contract/entry-messages.en.ts'),
})
