export const BODY_MAX = 8000
export const TITLE_MAX = 80
/** People in one conversation, whoever began it included. */
export const GROUP_MAX = 50
export const LINKS_MAX = 20
/** For so long a deleted message can be reported by those who may have read it. */
export const REPORT_DAYS = 30
export const EDIT_MINUTES = 15
export const PAGE = 50
/** Messages of one member in one conversation that wait for their time. */
export const SCHEDULED_MAX = 20
/** How far ahead the time of a message or of a reminder may be. */
export const AHEAD_DAYS = 90
/** The emoji that a message can be answered with. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🎉'] as const
export type Reaction = (typeof REACTIONS)[number]
