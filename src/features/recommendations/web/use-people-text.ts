import { textHook } from '#platform/web/i18n/text-hook.ts'

export const usePeopleText = textHook({
  bhs: () => import('../contract/people-messages.bhs.ts'),
  en: () => import('../contract/people-messages.en.ts'),
})
