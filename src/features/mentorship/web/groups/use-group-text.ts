import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useGroupText = textHook({
  bhs: () => import('../../contract/groups/group-messages.bhs.ts'),
  en: () => import('../../contract/groups/group-messages.en.ts'),
})
