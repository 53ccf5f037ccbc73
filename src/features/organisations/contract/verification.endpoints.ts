/** What happens on the way to the mark. */
export const DECISIONS = [
  'asked',
  'verified',
  'refused',
  'changed',
  'suspended',
  'restored',
  'closed',
] as const
export type Decision = (typeof DECISIONS)[number]
