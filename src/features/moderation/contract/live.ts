/** Topic of the live channel for a change in the moderators' queue; `claim` means that only the claim has changed. */
export const MODERATION_CHANGED = 'moderation.changed'
export type ModerationChanged = { case: string; what: 'case' | 'claim' }
