/**
 * How often the SQL of one feature still names tables of another. These numbers may only get smaller: lower them when a
 * function of the other feature's server/index.ts or a published view takes the place of such SQL.
 */
export const tolerated: Readonly<Record<string, number>> = {
  'admin → applications': 4,
  'admin → cv': 1,
  'admin → opportunities': 2,
  'admin → organisations': 2,
  'admin → profiles': 5,
  'admin → search': 1,
  'analytics → opportunities': 10,
  'analytics → skills': 4,
  'applications → opportunities': 6,
  'applications → organisations': 5,
  'dashboard → analytics': 3,
  'dashboard → applications': 7,
  'dashboard → opportunities': 3,
  'dashboard → profiles': 1,
  'notices → opportunities': 2,
  'notices → organisations': 1,
  'opportunities → organisations': 2,
  'opportunities → skills': 1,
  'recommendations → opportunities': 6,
  'recommendations → organisations': 1,
  'recommendations → profiles': 7,
  'search → opportunities': 3,
  'search → skills': 1,
}
