export { CardRow } from './shown/card-row.tsx'
export { useText as useOpportunityText } from './use-text.ts'
