import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useAbsenceText = textHook({
  bhs: () => import('../../contract/absences/absence-messages.bhs.ts'),
  en: () => import('../../contract/absences/absence-messages.en.ts'),
})
