import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useHowText = textHook({
  bhs: () => import('../contract/how-messages.bhs.ts'),
  en: () => import('../contract/how-messages.en.ts'),
})
