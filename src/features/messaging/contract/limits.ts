export const BODY_MAX = 8000
export const TITLE_MAX = 80
/** People in one conversation, its starter included. */
export const GROUP_MAX = 50
export const LINKS_MAX = 20
/** Days for which readers can still report a deleted message. */
export const REPORT_DAYS = 30
/** Seconds for which the author of a deleted message is offered to undo it. */
export const UNDO_SECONDS = 10
/** Seconds after which the server refuses to restore it; a slow request still comes in time. */
export const RESTORE_SECONDS = 15
export const EDIT_MINUTES = 15
export const PAGE = 50
/** Messages with files or links in one page of what was shared. */
export const SHARED_PAGE = 8
/** Messages on top of one conversation. */
export const PINS_MAX = 20
/** Scheduled messages of one member in one conversation. */
export const SCHEDULED_MAX = 20
/** Days ahead for which a message can be scheduled or a reminder set. */
export const AHEAD_DAYS = 90
/** The emoji that a message can be answered with. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🎉'] as const
export type Reaction = (typeof REACTIONS)[number]
