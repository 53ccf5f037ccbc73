/** Something in the moderators' queue is another: `claim` alone says only who is deciding it. */
export const MODERATION_CHANGED = 'moderation.changed'
export type ModerationChanged = { case: string; what: 'case' | 'claim' }
