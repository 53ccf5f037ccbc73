import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useRedirectsText = textHook({
  bhs: () => import('../../contract/redirects/messages.bhs.ts'),
  en: () => import('../../contract/redirects/messages.en.ts'),
})
