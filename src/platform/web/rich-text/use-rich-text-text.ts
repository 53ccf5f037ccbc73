import { textHook } from '../i18n/text-hook.ts'

export const useRichTextText = textHook({
  bhs: () => import('#platform/contract/rich-text/messages.bhs.ts'),
  en: () => import('#platform/contract/rich-text/messages.en.ts'),
})
