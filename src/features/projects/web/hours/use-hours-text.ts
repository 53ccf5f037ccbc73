import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useHoursText = textHook({
  bhs: () => import('../../contract/hours/messages.bhs.ts'),
  en: () => import('../../contract/hours/messages.en.ts'),
})
