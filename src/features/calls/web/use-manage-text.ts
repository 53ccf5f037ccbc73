import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useManageText = textHook({
  bhs: () => import('../contract/manage-messages.bhs.ts'),
  en: () => import('../contract/manage-messages.en.ts'),
})
