import * as z from 'zod/mini'
import { ANNOUNCEMENT_AUDIENCES, ANNOUNCEMENT_KINDS } from '#platform/contract/announcement.ts'
import { visibleLine } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { LINK_MAX, PAGE_LINK } from '#platform/contract/rich-text/links.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { LONGEST_DAYS, STATES, TEXT_MAX } from './limits.ts'

const HOURLY = { times: 60, seconds: 3600 }
/** Of the links that staff put on pages, those that open a page. */
const TO_PAGE = /^(?:https:|\/)/

const draft = z.strictObject({
  kind: z.enum(ANNOUNCEMENT_KINDS),
  audience: z.enum(ANNOUNCEMENT_AUDIENCES),
  texts: z.strictObject({ bhs: visibleLine(TEXT_MAX), en: visibleLine(TEXT_MAX) }),
  /** A page of ours or of another site. */
  link: z.nullable(z.string().check(z.maxLength(LINK_MAX), z.regex(PAGE_LINK), z.regex(TO_PAGE))),
  /** Null begins at once. */
  beginsAt: z.nullable(isoDateTime),
  endsAt: isoDateTime,
})
export type AnnouncementDraft = z.output<typeof draft>

const announcement = z.strictObject({
  id: uuid,
  kind: z.enum(ANNOUNCEMENT_KINDS),
  audience: z.enum(ANNOUNCEMENT_AUDIENCES),
  texts: z.strictObject({ bhs: z.string(), en: z.string() }),
  link: z.nullable(z.string()),
  beginsAt: isoDateTime,
  endsAt: isoDateTime,
  state: z.enum(STATES),
})
export type Announcement = z.output<typeof announcement>

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/admin/announcements',
  summary: 'What stands above every page, will stand there and stood there, the latest first',
  response: z.strictObject({ announcements: z.array(announcement) }),
})

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/announcements',
  summary: `Puts words above every page for a time of up to ${LONGEST_DAYS} days; one at a time`,
  limit: HOURLY,
  body: draft,
  status: 200,
  response: z.strictObject({ id: uuid }),
})

export const updateAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/admin/announcements/{id}',
  summary: 'Changes an announcement that has not ended',
  limit: HOURLY,
  params: z.strictObject({ id: uuid }),
  body: draft,
})

export const endAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/announcements/{id}/end',
  summary: 'Ends an announcement at once; one that has not begun is removed',
  limit: HOURLY,
  params: z.strictObject({ id: uuid }),
})
