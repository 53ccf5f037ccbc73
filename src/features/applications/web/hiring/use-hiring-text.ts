import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useHiringText = textHook({
  bhs: () => import('../../contract/hiring-messages.bhs.ts'),
  en: () => import('../../contract/hiring-messages.en.ts'),
})
