import { textHook } from '#platform/web/i18n/text-hook.ts'

/** Separate from the texts of lists, which the header of other screens does not need. */
export const useText = textHook({
  bhs: () => import('../../contract/everything-messages.bhs.ts'),
  en: () => import('../../contract/everything-messages.en.ts'),
})
