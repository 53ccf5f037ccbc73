import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useText = textHook({
  bhs: () => import('../contract/messages.bhs.ts'),
  en: () => import('../contract/messages.en.ts'),
})
