import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useUsesText = textHook({
  bhs: () => import('../../contract/use-messages.bhs.ts'),
  en: () => import('../../contract/use-messages.en.ts'),
})
