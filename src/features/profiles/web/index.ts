export { EvidenceDialog } from './evidence/evidence-door.ts'
export { MonthField } from './edit/month-field.tsx'
export { usePeriod } from './shown/use-period.ts'
export { useText as useProfileText } from './use-text.ts'
