/** Page titles; a title has at most four words. */
export const titles = {
  list: { bhs: 'Obavještenja', en: 'Notifications' },
  unsubscribe: { bhs: 'Odjava od mailova', en: 'Unsubscribe from emails' },
} as const
