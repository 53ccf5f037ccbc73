/** Page titles. */
export const titles = {
  switches: { bhs: 'Prekidači', en: 'Switches' },
} as const
