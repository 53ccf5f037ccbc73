import { textHook } from '../i18n/text-hook.ts'

export const useBilingualText = textHook({
  bhs: () => import('#platform/contract/bilingual-field/messages.bhs.ts'),
  en: () => import('#platform/contract/bilingual-field/messages.en.ts'),
})
