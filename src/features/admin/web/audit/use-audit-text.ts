import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useAuditText = textHook({
  bhs: () => import('../../contract/audit-messages.bhs.ts'),
  en: () => import('../../contract/audit-messages.en.ts'),
})
