import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useMoneyText = textHook({
  bhs: () => import('../../contract/money/messages.bhs.ts'),
  en: () => import('../../contract/money/messages.en.ts'),
})
