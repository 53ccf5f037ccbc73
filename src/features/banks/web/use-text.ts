import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useText = textHook({
  bhs: () => import('../contract/managed/messages.bhs.ts'),
  en: () => import('../contract/managed/messages.en.ts'),
})
