import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useReceivedText = textHook({
  bhs: () => import('../contract/received/messages.bhs.ts'),
  en: () => import('../contract/received/messages.en.ts'),
})
