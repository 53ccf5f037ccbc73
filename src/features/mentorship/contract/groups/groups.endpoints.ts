import * as z from 'zod/mini'
import { bilingual, line, words } from '#platform/contract/bilingual-schemas.ts'
import { isBlank } from '#platform/contract/bilingual.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid, versionNumber } from '#platform/contract/schemas.ts'
import { isZone } from '../availability.ts'
import { REASON_MAX } from '../kinds.ts'
import { meetingLink } from '../mentor-profile.ts'
import { texts } from '../public.endpoints.ts'

export const GROUP_FORMATS = ['video', 'in-person'] as const
export type GroupFormat = (typeof GROUP_FORMATS)[number]
export const GROUP_MINUTES = [30, 45, 60, 90, 120] as const
export const PLACES_MIN = 2
export const PLACES_MAX = 12
export const GROUP_TOPIC_MAX = 120
export const GROUP_DESCRIPTION_MAX = 1200
export const LOCATION_MAX = 200
/** The group sessions of one mentor that may be to come at once. */
export const GROUPS_MAX = 6
/** The days ahead for which a group session is announced, and those within which its mentor says who came. */
export const GROUP_AHEAD_DAYS = 180
export const ATTENDANCE_DAYS = 7
/** Hours for which a mentor can change what they said; then whoever did not come hears of it. */
export const SETTLING_HOURS = 24
export const GROUP_STATES = ['open', 'closed', 'begun', 'over', 'cancelled'] as const
export type GroupState = (typeof GROUP_STATES)[number]

const params = z.strictObject({ id: uuid })
const localTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))

const draft = {
  topic: z
    .strictObject({ bhs: line(GROUP_TOPIC_MAX), en: line(GROUP_TOPIC_MAX) })
    .check(z.refine((text) => !isBlank(text))),
  description: bilingual(GROUP_DESCRIPTION_MAX).check(z.refine((text) => !isBlank(text))),
  /** The day and time by the clock of `zone`, and until when a place can be taken. */
  starts: localTime,
  joinBy: localTime,
  zone: z.string().check(z.maxLength(60), z.refine(isZone)),
  minutes: z.literal(GROUP_MINUTES),
  places: z.int().check(z.minimum(PLACES_MIN), z.maximum(PLACES_MAX)),
  format: z.enum(GROUP_FORMATS),
  link: meetingLink,
  location: line(LOCATION_MAX),
}
const groupDraft = z.strictObject(draft)
export type GroupDraft = z.output<typeof groupDraft>

const group = z.strictObject({
  id: uuid,
  mentor: z.strictObject({
    id: uuid,
    name: z.string(),
    photo: z.nullable(z.string()),
    slug: z.nullable(z.string()),
  }),
  topic: texts,
  description: texts,
  at: isoDateTime,
  zone: z.string(),
  minutes: z.int(),
  joinBy: isoDateTime,
  places: z.strictObject({ free: z.int(), of: z.int(), waiting: z.int() }),
  format: z.enum(GROUP_FORMATS),
  location: z.string(),
  /** For its mentor the address, for who has a place from ten minutes before it until its end. */
  link: z.nullable(z.string()),
  state: z.enum(GROUP_STATES),
  cancelReason: z.string(),
  mine: z.nullable(z.enum(['mentor', 'place', 'waiting'])),
  /** How many of those who wait are served by then, the reader among them. */
  turn: z.nullable(z.int()),
  /** Why a member under 18 cannot join. */
  obstacle: z.nullable(z.enum(['notForMinors', 'guardianNeeded'])),
  /** Who has a place, for those who have one and for the mentor. */
  people: z.nullable(
    z.array(
      z.strictObject({
        id: uuid,
        name: z.string(),
        photo: z.nullable(z.string()),
        /** For the mentor, and for the person themselves. */
        came: z.nullable(z.boolean()),
      }),
    ),
  ),
  /** A member with a place has reported that the mentor did not come, and staff have not lifted the absence; only members with a place read this. */
  isMentorAbsent: z.boolean(),
  /** Who came can no longer be changed, and counts. */
  isSettled: z.boolean(),
  version: z.int(),
})
export type GroupSession = z.output<typeof group>

const groups = z.array(group)

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/mentorship/groups',
  summary: 'Group sessions to come, of all mentors or of one, the next one first; 60 at most',
  query: z.strictObject({ mentor: z.optional(uuid) }),
  response: z.strictObject({ groups }),
  blocks: 'hides',
})

export const listOwnGroups = endpoint({
  method: 'GET',
  path: '/api/mentorship/groups/mine',
  summary: 'Group sessions that I announced, or in which I have a place or wait for one; 60 at most',
  response: z.strictObject({
    groups,
    /** I may announce one. */
    canAnnounce: z.boolean(),
  }),
  blocks: 'hides',
})

export const getGroup = endpoint({
  method: 'GET',
  path: '/api/mentorship/groups/{id}',
  summary: 'A group session to come, or one that I announced or joined',
  params,
  response: group,
  blocks: 'hides',
})

export const createGroup = endpoint({
  method: 'POST',
  path: '/api/mentorship/groups',
  summary: 'Announces a group session; a mentor does so, and the time is nobody else’s then',
  /** The id is made by the device: the same one announced twice is announced once. */
  body: z.strictObject({ id: uuid, ...draft }),
  status: 201,
  response: group,
  blocks: { none: 'It is the caller’s own, and nobody has joined it yet.' },
  limit: { times: 20, seconds: 3600 },
})

export const updateGroup = endpoint({
  method: 'PUT',
  path: '/api/mentorship/groups/{id}',
  summary: 'Changes a group session to come; who has a place hears of another time, place, format or address',
  params,
  body: z.strictObject({ ...draft, version: versionNumber }),
})

export const cancelGroup = endpoint({
  method: 'POST',
  path: '/api/mentorship/groups/{id}/cancellation',
  summary: 'Cancels a group session to come; everybody in it hears why, and calendars take it out',
  params,
  body: z.strictObject({ reason: words(REASON_MAX), version: versionNumber }),
})

export const saveGroupPlace = endpoint({
  method: 'PUT',
  path: '/api/mentorship/groups/{id}/place',
  summary: 'Takes a place in a group session, or the last turn among those who wait for one',
  params,
  response: z.strictObject({ state: z.enum(['place', 'waiting']) }),
  blocks: 'refuses',
  limit: { times: 60, seconds: 3600 },
})

export const removeGroupPlace = endpoint({
  method: 'DELETE',
  path: '/api/mentorship/groups/{id}/place',
  summary: 'Leaves a group session before it begins; who waits first gets the place',
  params,
})

export const getGroupCalendar = endpoint({
  method: 'GET',
  path: '/api/mentorship/groups/{id}/calendar',
  summary: 'A group session for the calendar (ICS) of its mentor or of who has a place',
  params,
  status: 200,
  limit: { times: 120, seconds: 3600 },
})

export const saveGroupAttendance = endpoint({
  method: 'PUT',
  path: '/api/mentorship/groups/{id}/attendance',
  summary:
    'Says who of those with a place came, from the beginning until a week later; a day later it counts',
  params,
  body: z.strictObject({ came: z.array(uuid).check(z.maxLength(PLACES_MAX)) }),
})
