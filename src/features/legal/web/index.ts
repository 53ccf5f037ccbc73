export { LegalQuestion } from './question.tsx'
