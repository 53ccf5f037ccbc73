/** How long the answers to a new form of an organisation are kept, unless it says otherwise: two years. */
export const ORGANISATION_DAYS = 730

const YEAR = 365

/** Returns how long answers are kept as it is said: in years where these are whole. */
export function retentionTerm(days: number): { unit: 'years' | 'days'; count: number } {
  return days % YEAR === 0 ? { unit: 'years', count: days / YEAR } : { unit: 'days', count: days }
}
