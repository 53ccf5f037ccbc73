import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useSettingsText = textHook({
  bhs: () => import('../../contract/settings-messages.bhs.ts'),
  en: () => import('../../contract/settings-messages.en.ts'),
})
