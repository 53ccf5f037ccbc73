import * as z from 'zod/mini'
import { line, words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { LINK_MAX } from '#platform/contract/rich-text/links.ts'
import { ALT_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { isoDateTime, uuid, versionNumber } from '#platform/contract/schemas.ts'
import { EVENT_MAX, OPTION_MAX, OPTIONS, PICTURES_MAX } from './attachments.ts'
import { AUDIENCES } from './audience.ts'
import { MENTIONS_MAX } from '#platform/contract/mentions.ts'
import { postText } from './post-text.ts'

export const DRAFTS_MAX = 30

const NAME_MAX = 200
const moment = z.union([z.literal(''), isoDateTime])

/** The state of a composer: incomplete parts are allowed, and parts that are switched off are kept. */
const draft = z.strictObject({
  body: postText,
  audience: z.enum(AUDIENCES),
  pictures: z.array(z.strictObject({ picture: uuid, alt: words(ALT_MAX) })).check(z.maxLength(PICTURES_MAX)),
  poll: z.strictObject({
    isOn: z.boolean(),
    options: z.array(line(OPTION_MAX)).check(z.maxLength(OPTIONS.max)),
    endsAt: moment,
  }),
  event: z.strictObject({
    isOn: z.boolean(),
    title: line(EVENT_MAX),
    startsAt: moment,
    place: line(EVENT_MAX),
  }),
  /** The path of the shared page; empty without one. */
  link: z.string().check(z.maxLength(LINK_MAX)),
  schedule: z.optional(z.strictObject({ isOn: z.boolean(), at: moment })),
  /** Members picked while writing. */
  mentions: z.optional(
    z.array(z.strictObject({ id: uuid, name: line(NAME_MAX) })).check(z.maxLength(MENTIONS_MAX)),
  ),
})
export type DraftContent = z.output<typeof draft>

const savedDraft = z.strictObject({ id: uuid, draft, version: versionNumber, updatedAt: isoDateTime })
export type SavedDraft = z.output<typeof savedDraft>

const params = z.strictObject({ id: uuid })

export const listPostDrafts = endpoint({
  method: 'GET',
  path: '/api/feed/drafts',
  summary: 'Own posts that are being written, the last one first',
  blocks: { none: 'Only their author reads them, and the names in them are those that the author picked.' },
  response: z.strictObject({ drafts: z.array(savedDraft) }),
})

export const savePostDraft = endpoint({
  method: 'PUT',
  path: '/api/feed/drafts/{id}',
  summary:
    'Keeps a post that is being written; `version` says what it builds on, 0 for a new one. Publishing under its id removes it',
  params,
  blocks: { none: 'Nobody else reads it; whom it names is decided when it is published.' },
  body: z.strictObject({ draft, version: versionNumber }),
  response: z.strictObject({ version: versionNumber }),
  limit: { times: 900, seconds: 3600 },
})

export const deletePostDraft = endpoint({
  method: 'DELETE',
  path: '/api/feed/drafts/{id}',
  summary: 'Deletes an own post that is being written',
  params,
})
