import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { bilingual, line } from '#platform/contract/bilingual-schemas.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { areHours, isZone } from './availability.ts'
import { ABOUT_MAX, CAPACITY_MAX, FORMATS, LANGUAGES, MINUTES, SKILLS_MAX, TOPICS } from './kinds.ts'

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
const hours = z.strictObject({ from: clock, to: clock })
const day = z.iso.date()

const unique = <T>(values: readonly T[]) => new Set(values).size === values.length
const some = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).check(z.maxLength(values.length), z.refine(unique))

/** A meeting's address on the web; it is shown to the two who meet and to nobody else. */
export const meetingLink = z.string().check(z.maxLength(300), z.regex(/^(?:https:\/\/[^\s<>"']+)?$/))

/** A mentor's profile and availability. */
export const mentorProfile = z.strictObject({
  about: bilingual(ABOUT_MAX),
  topics: some(TOPICS),
  skills: z.array(uuid).check(z.maxLength(SKILLS_MAX), z.refine(unique)),
  languages: some(LANGUAGES),
  formats: some(FORMATS),
  /** The municipality in Bosnia and Herzegovina; null for mentors abroad, who name a town. */
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS as [string, ...string[]])),
  town: line(80),
  link: meetingLink,
  zone: z.string().check(z.maxLength(60), z.refine(isZone)),
  minutes: z.literal(MINUTES),
  weekly: z.array(z.strictObject({ day: z.int().check(z.minimum(1), z.maximum(7)), ...hours.shape })).check(
    z.maxLength(28),
    z.refine((all) => [1, 2, 3, 4, 5, 6, 7].every((one) => areHours(all.filter((each) => each.day === one)))),
  ),
  exceptions: z
    .array(z.strictObject({ day, hours: z.array(hours).check(z.maxLength(4), z.refine(areHours)) }))
    .check(
      z.maxLength(60),
      z.refine((all) => unique(all.map((one) => one.day))),
    ),
  capacity: z.int().check(z.minimum(1), z.maximum(CAPACITY_MAX)),
  /** Whether they also want to help people under 18, for which staff check them by hand. */
  minors: z.boolean(),
  /** Until when they take no new requests; shown to everybody. */
  pausedUntil: z.nullable(day),
})
export type MentorProfile = z.output<typeof mentorProfile>

export function emptyProfile(zone: string): MentorProfile {
  return {
    about: { bhs: '', en: '' },
    topics: [],
    skills: [],
    languages: ['bhs'],
    formats: ['video'],
    municipality: null,
    town: '',
    link: '',
    zone,
    minutes: 45,
    weekly: [],
    exceptions: [],
    capacity: 2,
    minors: false,
    pausedUntil: null,
  }
}

/** Lists the fields that a profile lacks before staff can review it. */
export function missingIn(profile: MentorProfile): (keyof MentorProfile)[] {
  const { about, topics, languages, formats, weekly, municipality, town } = profile
  return [
    ...(about.bhs.trim() === '' && about.en.trim() === '' ? (['about'] as const) : []),
    ...(topics.length === 0 ? (['topics'] as const) : []),
    ...(languages.length === 0 ? (['languages'] as const) : []),
    ...(formats.length === 0 ? (['formats'] as const) : []),
    ...(municipality === null && town.trim() === '' ? (['town'] as const) : []),
    ...(weekly.length === 0 ? (['weekly'] as const) : []),
  ]
}
