import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useWebhookText = textHook({
  bhs: () => import('../../contract/webhook-messages.bhs.ts'),
  en: () => import('../../contract/webhook-messages.en.ts'),
})
