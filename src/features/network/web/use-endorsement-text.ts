import { textHook } from '#platform/web/i18n/text-hook.ts'

export const useEndorsementText = textHook({
  bhs: () => import('../contract/endorsement-messages.bhs.ts'),
  en: () => import('../contract/endorsement-messages.en.ts'),
})
