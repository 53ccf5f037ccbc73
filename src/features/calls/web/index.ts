export { PublicPage } from './public-page.tsx'
export { useCallWords } from './use-call-words.ts'
export { useRuleText } from './use-rule-text.ts'
export { Advice } from './advice.tsx'
