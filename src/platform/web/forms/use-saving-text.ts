import { textHook } from '../i18n/text-hook.ts'

export const useSavingText = textHook({
  bhs: () => import('#platform/contract/saving/messages.bhs.ts'),
  en: () => import('#platform/contract/saving/messages.en.ts'),
})
