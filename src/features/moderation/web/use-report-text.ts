import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useReportText = textHook({
  bhs: () => import('../contract/report-messages.bhs.ts'),
  en: () => import('../contract/report-messages.en.ts'),
})
