import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useBarText = textHook({
  bhs: () => import('../contract/bar-messages.bhs.ts'),
  en: () => import('../contract/bar-messages.en.ts'),
})
