/** Days for which a new form keeps its answers until its editor chooses otherwise: two years. */
export const RETENTION_DAYS = 730

const YEAR = 365

/** Returns how long answers are kept as it is said: in years where these are whole. */
export function retentionTerm(days: number): { unit: 'years' | 'days'; count: number } {
  return days % YEAR === 0 ? { unit: 'years', count: days / YEAR } : { unit: 'days', count: days }
}
