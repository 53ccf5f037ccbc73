import { textHook } from '#platform/web/i18n/text-hook.ts'

export const usePreferenceText = textHook({
  bhs: () => import('../../contract/preference-messages.bhs.ts'),
  en: () => import('../../contract/preference-messages.en.ts'),
})
