import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useStartText = textHook({
  bhs: () => import('../contract/start-messages.bhs.ts'),
  en: () => import('../contract/start-messages.en.ts'),
})
