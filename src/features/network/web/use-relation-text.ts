import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useRelationText = textHook({
  bhs: () => import('../contract/relation-messages.bhs.ts'),
  en: () => import('../contract/relation-messages.en.ts'),
})
