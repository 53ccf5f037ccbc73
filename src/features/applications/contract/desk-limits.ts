export const MESSAGE_MAX = 3000
export const SEARCH_MAX = 100
/**
 * Chosen answers, one for each question: `question:answer`, joined by commas. An answer is the number of a choice, `yes` or
 * `no`, as it is kept.
 */
export const CHOSEN_ANSWERS = /^[\da-f-]{36}:(\d{1,2}|yes|no)(,[\da-f-]{36}:(\d{1,2}|yes|no)){0,11}$/
export const CHOSEN_ANSWERS_MAX = 500
/** Chosen skills, all of which have to be there. */
export const CHOSEN_SKILLS = /^[\da-f-]{36}(,[\da-f-]{36}){0,11}$/
/** A place as it is compared: folded. */
export const PLACE_MAX = 80
/** The most applications decided in one call that tells them at once. */
export const BULK_MAX = 200
/** The most that a call may contain; one person's list is never longer. */
export const SENT_MAX = 5000
