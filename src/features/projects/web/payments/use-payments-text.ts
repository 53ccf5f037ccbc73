import { textHook } from '#platform/web/i18n/text-hook.ts'

export const usePaymentsText = textHook({
  bhs: () => import('../../contract/money/payments-messages.bhs.ts'),
  en: () => import('../../contract/money/payments-messages.en.ts'),
})
