import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useVoiceText = textHook({
  bhs: () => import('../../contract/voice-messages.bhs.ts'),
  en: () => import('../../contract/voice-messages.en.ts'),
})
