/** Page titles. */
export const titles = {
  limits: { bhs: 'Granice', en: 'Limits' },
} as const
