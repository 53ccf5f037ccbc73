import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useUsersText = textHook({
  bhs: () => import('../../contract/users-messages.bhs.ts'),
  en: () => import('../../contract/users-messages.en.ts'),
})
