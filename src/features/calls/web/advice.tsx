import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { adviceValues, type BrokenRule } from '../contract/broken-rule.ts'
import { useRuleText } from './use-rule-text.ts'

/** What to change so that a rule is kept, with its number. */
export function Advice({ rule }: { rule: BrokenRule }) {
  const t = useRuleText()
  const locale = useLocale()
  const values = adviceValues(rule, locale, (category) => t(`categories.${category}`))
  // Which sentence it is, is known only when it runs.
  return (t as (key: string, values: Record<string, string | number>) => string)(
    `advice.${rule.advice.key}`,
    values,
  )
}
