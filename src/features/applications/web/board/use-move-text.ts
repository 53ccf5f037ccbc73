import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useMoveText = textHook({
  bhs: () => import('../../contract/move-messages.bhs.ts'),
  en: () => import('../../contract/move-messages.en.ts'),
})
