import { textHook } from '#platform/web/i18n/text-hook.ts'

/** Apart from the words of the lists, which the header of other screens does not need. */
export const useText = textHook({
  bhs: () => import('../../contract/everything-messages.bhs.ts'),
  en: () => import('../../contract/everything-messages.en.ts'),
})
