import * as z from 'zod/mini'
import { pictureFile } from '#features/library/contract/pictures.ts'
import { line, visibleLine, visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { ALT_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

export const PICTURES_MAX = 6
export const OPTIONS = { min: 2, max: 6 } as const
export const OPTION_MAX = 80
export const EVENT_MAX = 120
/** A poll is open for at most so many days. */
export const POLL_DAYS = 14

/** Pictures of the library, each with what it shows. */
export const postPictures = z
  .array(z.strictObject({ picture: uuid, alt: visibleWords(ALT_MAX) }))
  .check(z.maxLength(PICTURES_MAX))
export type PostPictures = z.output<typeof postPictures>

export const newPoll = z.strictObject({
  options: z.array(visibleLine(OPTION_MAX)).check(z.minLength(OPTIONS.min), z.maxLength(OPTIONS.max)),
  endsAt: isoDateTime,
})
export type NewPoll = z.output<typeof newPoll>

export const postEvent = z.strictObject({
  title: visibleLine(EVENT_MAX),
  startsAt: isoDateTime,
  place: line(EVENT_MAX),
})
export type PostEvent = z.output<typeof postEvent>

export const pictureViews = z.array(z.strictObject({ alt: z.string(), picture: pictureFile }))

export const pollResult = z.strictObject({
  /** The votes per option; null until the member has voted, so that earlier votes do not influence them. */
  options: z.array(z.strictObject({ text: z.string(), votes: z.nullable(z.int()) })),
  votes: z.int(),
  endsAt: isoDateTime,
  isOver: z.boolean(),
  /** The member's choice. */
  choice: z.nullable(z.int()),
})
export type PollResult = z.output<typeof pollResult>
