import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useMemberText = textHook({
  bhs: () => import('../contract/member-messages.bhs.ts'),
  en: () => import('../contract/member-messages.en.ts'),
})
