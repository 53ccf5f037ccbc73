export { useRuleText } from './use-rule-text.ts'
export { Advice } from './advice.tsx'
