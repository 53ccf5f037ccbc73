import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useListsText = textHook({
  bhs: () => import('../contract/lists-messages.bhs.ts'),
  en: () => import('../contract/lists-messages.en.ts'),
})
