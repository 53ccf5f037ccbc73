import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { MAIL_MODES } from '#platform/contract/notifications.ts'

const mail = z.enum(MAIL_MODES)
const topicId = z.string().check(z.regex(/^[a-zA-Z]{1,40}$/))
const minute = z.int().check(z.minimum(0), z.maximum(1439))

const channels = { inApp: z.boolean(), mail, push: z.boolean() }
const kindChoice = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/)),
  ...channels,
})
export type KindChoice = z.output<typeof kindChoice>
const choice = z.strictObject({
  id: topicId,
  ...channels,
  /** The kinds of a topic, if it has several. */
  kinds: z.array(kindChoice).check(z.maxLength(20)),
})
export type Choice = z.output<typeof choice>

export const rhythm = z.strictObject({
  /** Only deadlines by email and push; the product shows everything. */
  onlyDeadlines: z.boolean(),
  quiet: z.boolean(),
  /** Minutes of the day in Sarajevo. */
  quietFrom: minute,
  quietTo: minute,
  /** Days on which the quiet hours begin; 1 is Monday. */
  quietDays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
  /** Deadlines in less than three hours ring in quiet hours too. */
  urgent: z.boolean(),
})
export type Rhythm = z.output<typeof rhythm>

const preferences = z.strictObject({
  topics: z.array(
    z.strictObject({
      ...choice.shape,
      title: z.string(),
      hint: z.string(),
      kinds: z.array(z.strictObject({ ...kindChoice.shape, title: z.string() })),
      alwaysInApp: z.boolean(),
      /** It leaves by mail and push alone. */
      isOutside: z.boolean(),
      /** Of everybody, chosen about, or told of before; the others are of areas that the member does not use. */
      isUsed: z.boolean(),
      /** The choices for emails. */
      mails: z.array(mail),
    }),
  ),
  rhythm,
  /** Sent back as `If-Match`. */
  version: z.string(),
})
export type Preferences = z.output<typeof preferences>

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  impersonation: 'reads',
  summary: 'What the signed-in person is told of, on which channels and when',
  response: preferences,
})

export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/api/notifications/preferences',
  summary: 'Changes what one is told of; If-Match refuses what another device has changed since',
  body: z.strictObject({ topics: z.array(choice).check(z.maxLength(60)), rhythm }),
  response: preferences,
})

export const endSubscriptionByToken = endpoint({
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  summary: 'Ends the mails of one sort, by the link that stands in each of them',
  body: z.strictObject({ token: z.string().check(z.maxLength(200), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)) }),
  response: z.strictObject({ topic: z.string(), title: z.nullable(z.string()) }),
})
