import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useDraftsText = textHook({
  bhs: () => import('../../contract/draft-messages.bhs.ts'),
  en: () => import('../../contract/draft-messages.en.ts'),
})
