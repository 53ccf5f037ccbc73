import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useTeamText = textHook({
  bhs: () => import('../contract/team-messages.bhs.ts'),
  en: () => import('../contract/team-messages.en.ts'),
})
