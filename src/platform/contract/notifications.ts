/** Drawings that stand before a notification where no person and no organisation does. */
export const NOTIFICATION_ICONS = [
  'deadline',
  'application',
  'organisation',
  'search',
  'feed',
  'person',
  'message',
] as const
export type NotificationIcon = (typeof NOTIFICATION_ICONS)[number]

/** When a mail leaves: at once, with the others of the day or of the week, or never. */
export const MAIL_MODES = ['now', 'daily', 'weekly', 'off'] as const
export type MailMode = (typeof MAIL_MODES)[number]
