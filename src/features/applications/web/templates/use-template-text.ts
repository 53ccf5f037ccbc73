import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useTemplateText = textHook({
  bhs: () => import('../../contract/template-messages.bhs.ts'),
  en: () => import('../../contract/template-messages.en.ts'),
})
