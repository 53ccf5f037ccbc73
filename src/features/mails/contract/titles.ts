/** Page titles. */
export const titles = {
  mails: { bhs: 'Pisma', en: 'Emails' },
} as const
