import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useText = textHook({
  bhs: () => import('../contract/shown-messages.bhs.ts'),
  en: () => import('../contract/shown-messages.en.ts'),
})
