/**
 * How often the SQL of one feature still names tables of another. These numbers may only get smaller: lower them when a
 * function of the other feature's server/index.ts or a published view takes the place of such SQL.
 */
export const tolerated: Readonly<Record<string, number>> = {
  'dashboard → opportunities': 1,
  'opportunities → organisations': 1,
  'opportunities → skills': 1,
  'recommendations → opportunities': 1,
  'recommendations → organisations': 1,
  'recommendations → skills': 1,
  'search → skills': 1,
}
