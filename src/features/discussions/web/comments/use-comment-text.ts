import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useCommentText = textHook({
  bhs: () => import('../../contract/comments/messages.bhs.ts'),
  en: () => import('../../contract/comments/messages.en.ts'),
})
