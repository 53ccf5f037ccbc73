import { textHook } from '../i18n/text-hook.ts'

export const useReaderText = textHook({
  bhs: () => import('#platform/contract/rich-text/reader-messages.bhs.ts'),
  en: () => import('#platform/contract/rich-text/reader-messages.en.ts'),
})
