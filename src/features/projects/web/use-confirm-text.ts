import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useConfirmText = textHook({
  bhs: () => import('../contract/confirm-messages.bhs.ts'),
  en: () => import('../contract/confirm-messages.en.ts'),
})
