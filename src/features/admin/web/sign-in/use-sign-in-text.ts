import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useSignInText = textHook({
  bhs: () => import('../../contract/sign-in-messages.bhs.ts'),
  en: () => import('../../contract/sign-in-messages.en.ts'),
})
