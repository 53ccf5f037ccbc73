import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useStepsText = textHook({
  bhs: () => import('../../contract/steps/messages.bhs.ts'),
  en: () => import('../../contract/steps/messages.en.ts'),
})
