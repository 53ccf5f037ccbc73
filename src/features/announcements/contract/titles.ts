/** Page titles. */
export const titles = {
  announcements: { bhs: 'Najave', en: 'Announcements' },
} as const
