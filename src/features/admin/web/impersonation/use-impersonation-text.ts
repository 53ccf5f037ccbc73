import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useImpersonationText = textHook({
  bhs: () => import('../../contract/impersonation-messages.bhs.ts'),
  en: () => import('../../contract/impersonation-messages.en.ts'),
})
