import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useQueueText = textHook({
  bhs: () => import('../contract/queue-messages.bhs.ts'),
  en: () => import('../contract/queue-messages.en.ts'),
})
