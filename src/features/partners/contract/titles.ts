/** Page titles. */
export const titles = {
  keys: { bhs: 'Ključevi partnera', en: 'Partner keys' },
} as const
