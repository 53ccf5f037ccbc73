import { textHook } from '#platform/web/i18n/text-hook.ts'

/** What to change so that a rule is kept, and what costs are called. */
export const useRuleText = textHook({
  bhs: () => import('../contract/rules-messages.bhs.ts'),
  en: () => import('../contract/rules-messages.en.ts'),
})
