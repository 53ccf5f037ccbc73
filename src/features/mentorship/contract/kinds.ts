/** The topics of mentors. */
export const TOPICS = [
  'direction',
  'cv',
  'interview',
  'first-job',
  'skills',
  'studies',
  'business',
  'grants',
  'abroad',
  'volunteering',
] as const
export type Topic = (typeof TOPICS)[number]

/** The ways to meet. */
export const FORMATS = ['video', 'in-person', 'text', 'voice'] as const
export type Format = (typeof FORMATS)[number]

export const LANGUAGES = ['bhs', 'en', 'de', 'sv', 'fr', 'it', 'es', 'sl', 'tr', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** The lengths of a meeting in minutes. */
export const MINUTES = [20, 30, 45, 60] as const

/** The states of a mentor profile. */
export const MENTOR_STATES = ['draft', 'waiting', 'approved', 'returned', 'hidden'] as const
export type MentorState = (typeof MENTOR_STATES)[number]

/** `waiting` is a request; `active` a mentorship; the others are over. */
export const STATES = ['waiting', 'active', 'declined', 'expired', 'withdrawn', 'ended'] as const
export type State = (typeof STATES)[number]

export const SIDES = ['member', 'mentor'] as const
export type Side = (typeof SIDES)[number]

/** Hours within which whoever is asked answers. */
export const ANSWER_HOURS = 48
/** What a mentor has at least, once the member has answered a question. */
export const LEFT_HOURS = 12
/** What a mentor may ask about one request. */
export const QUESTIONS_MAX = 2
/** A time is asked for this long before it at the earliest. */
export const NOTICE_HOURS = 12
/** The days ahead for which slots are offered. */
export const AHEAD_DAYS = 28
/** The number of requests from which a response rate is shown, and the newest requests that it counts. */
export const RATE_FROM = 5
export const RATE_OF = 20
/** Requests that one member may have waiting at once. */
export const WAITING_MAX = 3

export const ABOUT_MAX = 1200
export const GOAL_MAX = 300
export const BACKGROUND_MAX = 1000
export const REASON_MAX = 600
export const QUESTION_MAX = 600
export const SKILLS_MAX = 12
export const CAPACITY_MAX = 10
