import { textHook } from '#platform/web/i18n/text-hook.ts'

export const usePersonText = textHook({
  bhs: () => import('../../contract/person-messages.bhs.ts'),
  en: () => import('../../contract/person-messages.en.ts'),
})
