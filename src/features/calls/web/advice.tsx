import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { adviceValues, type BrokenRule } from '../contract/broken-rule.ts'
import { useRuleText } from './use-rule-text.ts'

/** Shows how to keep a rule, with its number. */
export function Advice({ rule }: { rule: BrokenRule }) {
  const t = useRuleText()
  const locale = useLocale()
  const values = adviceValues(rule, locale, (category) => t(`categories.${category}`))
  // The key of the sentence is known only at run time.
  return (t as (key: string, values: Record<string, string | number>) => string)(
    `advice.${rule.advice.key}`,
    values,
  )
}
