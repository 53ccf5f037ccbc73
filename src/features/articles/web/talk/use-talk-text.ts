import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useTalkText = textHook({
  bhs: () => import('../../contract/talk/messages.bhs.ts'),
  en: () => import('../../contract/talk/messages.en.ts'),
})
