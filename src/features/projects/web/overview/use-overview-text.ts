import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useOverviewText = textHook({
  bhs: () => import('../../contract/overview/overview-messages.bhs.ts'),
  en: () => import('../../contract/overview/overview-messages.en.ts'),
})
