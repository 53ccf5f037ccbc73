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
  'analytics → opportunities': 19,
  'analytics → skills': 4,
  'applications → opportunities': 8,
  'applications → organisations': 5,
  'dashboard → analytics': 3,
  'dashboard → applications': 7,
  'dashboard → opportunities': 6,
  'dashboard → organisations': 1,
  'dashboard → profiles': 1,
  'notices → opportunities': 2,
  'notices → organisations': 1,
  'opportunities → organisations': 4,
  'opportunities → skills': 1,
  'recommendations → opportunities': 7,
  'recommendations → organisations': 2,
  'recommendations → profiles': 7,
  'search → opportunities': 5,
  'search → organisations': 1,
  'search → skills': 1,
}
