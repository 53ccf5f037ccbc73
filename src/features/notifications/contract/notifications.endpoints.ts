import * as z from 'zod/mini'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { NOTIFICATION_ICONS } from '#platform/contract/notifications.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'

/** Topic of the live channel: a notification arrived, or was read on another device. */
export const CHANGED = 'notifications.changed'

const face = z.strictObject({
  name: z.string(),
  picture: z.nullable(z.string()),
  isOrganisation: z.boolean(),
})

const notification = z.strictObject({
  id: uuid,
  topic: z.string(),
  /** The topic in the reader's words. */
  title: z.string(),
  icon: z.enum(NOTIFICATION_ICONS),
  /** The strong beginning of the sentence; may be empty. */
  lead: z.string(),
  text: z.string(),
  path: z.string(),
  /** At most two: the newest people of the group, or the organisation. */
  faces: z.array(face),
  /** The names of everyone in the group, the newest first, where there are more than two. */
  people: z.array(z.string()),
  at: isoDateTime,
  unread: z.boolean(),
  /** Unread, or read since the given moment: it stands before the others. */
  isFirst: z.boolean(),
})
export type Notification = z.output<typeof notification>

/** Where a page ends: `u` among the first, `r` among the others, and the place there. */
const place = z.string().check(
  z.regex(/^[ur]\.\d{1,15}\.[0-9a-f-]{36}$/),
  z.refine((text) => cursor.safeParse(text.slice(2)).success),
)

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  impersonation: 'reads',
  summary: 'What the signed-in person was told: the unread first, each part from the newest',
  blocks: 'hides',
  query: z.strictObject({
    after: z.optional(place),
    unread: z.optional(z.literal('true')),
    /** Notifications read after this moment stay among the unread ones, so that an open list does not move. */
    since: z.optional(isoDateTime),
  }),
  response: z.strictObject({ items: z.array(notification), next: z.nullable(place), unread: z.int() }),
})

/** Places of unread notifications in a response; further ones are marked as read in the list. */
export const PLACES_MAX = 50

export const getUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  impersonation: 'reads',
  summary: 'How many notifications are unread, and where the newest of them lead',
  response: z.strictObject({
    count: z.int(),
    places: z.array(z.strictObject({ id: uuid, path: z.string() })),
  }),
})

export const saveReadMarks = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Marks notifications as read on all devices: some of them, or all that came until a moment',
  body: z
    .strictObject({
      ids: z.optional(z.array(uuid).check(z.minLength(1), z.maxLength(100))),
      until: z.optional(isoDateTime),
    })
    .check(z.refine(({ ids, until }) => ids !== undefined || until !== undefined)),
  response: z.strictObject({ unread: z.int() }),
})

export const removeNotification = endpoint({
  method: 'DELETE',
  path: '/api/notifications/{id}',
  summary: 'Takes one notification out of the list',
  params: z.strictObject({ id: uuid }),
})
