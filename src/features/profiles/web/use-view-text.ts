import { textHook } from '#platform/web/i18n/text-hook.ts'

/** Texts of a profile as others see it. */
export const useViewText = textHook({
  bhs: () => import('../contract/view-messages.bhs.ts'),
  en: () => import('../contract/view-messages.en.ts'),
})
