/** Page titles. */
export const titles = {
  versions: { bhs: 'Pravni tekstovi', en: 'Legal texts' },
} as const
