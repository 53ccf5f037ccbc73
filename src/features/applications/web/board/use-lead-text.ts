import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useLeadText = textHook({
  bhs: () => import('../../contract/lead-messages.bhs.ts'),
  en: () => import('../../contract/lead-messages.en.ts'),
})
