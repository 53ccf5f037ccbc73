import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useDialogText = textHook({
  bhs: () => import('../contract/dialog-messages.bhs.ts'),
  en: () => import('../contract/dialog-messages.en.ts'),
})
