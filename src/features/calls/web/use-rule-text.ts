import { textHook } from '#platform/web/i18n/text-hook.ts'

/** Texts of the advice on each rule and of the cost categories. */
export const useRuleText = textHook({
  bhs: () => import('../contract/rules-messages.bhs.ts'),
  en: () => import('../contract/rules-messages.en.ts'),
})
