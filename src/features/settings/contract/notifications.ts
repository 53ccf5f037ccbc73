/** What the product tells people about; a kind appears here with what sends it. */
export const NOTIFICATION_KINDS = ['security', 'productNews', 'feeds'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Those a person may switch. */
export const OPTIONAL_KINDS = ['productNews', 'feeds'] as const

export const CHANNELS = ['email'] as const
export type Channel = (typeof CHANNELS)[number]

export function isLocked(kind: NotificationKind): boolean {
  return kind === 'security'
}

/** What holds until a person says otherwise: security mails, what their own feeds bring, and nothing they have not asked for. */
export function isOnByDefault(kind: NotificationKind): boolean {
  return isLocked(kind) || kind === 'feeds'
}
