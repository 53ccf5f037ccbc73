export { useRuleText } from './use-rule-text.ts'
