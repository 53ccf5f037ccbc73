import * as z from 'zod/mini'
import { bilingual, line } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, localeInput, uuid } from '#platform/contract/schemas.ts'
import { FAULTS, HINTS } from './checks.ts'
import { content, TITLE_MAX } from './content.ts'
import { pageSlugInput } from './slug.ts'

const params = z.strictObject({ id: uuid })
const texts = z.strictObject({ bhs: z.string(), en: z.string() })
export const QUERY_MAX = 100

/** `draft`: never published. `scheduled`: its moment has not come. `ended`: its time is over. `withdrawn`: taken back. */
export const STATES = ['draft', 'scheduled', 'published', 'ended', 'withdrawn'] as const
export type PageState = (typeof STATES)[number]
export const LISTS = ['pages', 'templates', 'archive'] as const
export type PageList = (typeof LISTS)[number]

export const editedPage = z.strictObject({
  id: uuid,
  slug: z.string(),
  state: z.enum(STATES),
  content,
  /** Sent back as `If-Match`. */
  version: z.string(),
  /** Whether the content has changes that visitors do not read, also not from a moment to come. */
  unpublished: z.boolean(),
  /** Texts that their other language has left behind. */
  older: z.array(z.strictObject({ path: z.string(), language: localeInput })),
  /** Since when, or from when, visitors read it, and until when. */
  liveAt: z.nullable(isoDateTime),
  endsAt: z.nullable(isoDateTime),
  /** When a text that is already published with a date replaces the one that is read now. */
  nextAt: z.nullable(isoDateTime),
  list: z.enum(LISTS),
})
export type EditedPage = z.output<typeof editedPage>

const row = z.strictObject({
  id: uuid,
  slug: z.string(),
  title: texts,
  state: z.enum(STATES),
  updatedAt: isoDateTime,
  endsAt: z.nullable(isoDateTime),
})
export type PageRow = z.output<typeof row>

export const listPages = endpoint({
  method: 'GET',
  path: '/api/admin/pages',
  summary: 'Pages, templates or the archive, the last changed first; with these words. 25 at a time',
  query: z.strictObject({
    list: z.enum(LISTS),
    q: z.optional(line(QUERY_MAX)),
    after: z.optional(cursor),
  }),
  response: z.strictObject({ pages: z.array(row), next: z.nullable(cursor) }),
})

export const createPage = endpoint({
  method: 'POST',
  path: '/api/admin/pages',
  summary: 'Begins a page, empty or from a template or another page',
  body: z.strictObject({ title: bilingual(TITLE_MAX), from: z.nullable(uuid) }),
  status: 201,
  response: z.strictObject({ id: uuid, slug: z.string() }),
})

export const getEditedPage = endpoint({
  method: 'GET',
  path: '/api/admin/pages/{id}',
  summary: 'A page with everything needed to edit it',
  params,
  response: editedPage,
})

export const savePage = endpoint({
  method: 'PUT',
  path: '/api/admin/pages/{id}',
  summary: 'Saves a page beside what visitors read. If-Match refuses what another device has changed since',
  params,
  // Enough for an hour of typing that is saved every second.
  limit: { times: 3000, seconds: 3600 },
  body: content,
  response: z.strictObject({
    version: z.string(),
    unpublished: z.boolean(),
    older: editedPage.shape.older,
  }),
})

export const updatePageAddress = endpoint({
  method: 'PUT',
  path: '/api/admin/pages/{id}/address',
  summary: 'Gives a page another address; the former one leads to it',
  params,
  body: z.strictObject({ slug: pageSlugInput }),
  response: editedPage,
})

export const publishPage = endpoint({
  method: 'POST',
  path: '/api/admin/pages/{id}/publication',
  summary:
    'Publishes what was saved, now or at a moment, for good or until a moment. If-Match says what was looked at',
  params,
  body: z.strictObject({ at: z.nullable(isoDateTime), until: z.nullable(isoDateTime) }),
  response: editedPage,
})

export const withdrawPage = endpoint({
  method: 'POST',
  path: '/api/admin/pages/{id}/withdrawal',
  summary: 'Takes a page back, with every publication that is still to come',
  params,
  response: editedPage,
})

export const updatePageList = endpoint({
  method: 'PUT',
  path: '/api/admin/pages/{id}/list',
  summary: 'Puts a page among the pages, the templates or into the archive; only a page can be published',
  params,
  body: z.strictObject({ list: z.enum(LISTS) }),
  response: editedPage,
})

export const deletePage = endpoint({
  method: 'DELETE',
  path: '/api/admin/pages/{id}',
  summary: 'Deletes a page that was never published',
  params,
})

export const listPageVersions = endpoint({
  method: 'GET',
  path: '/api/admin/pages/{id}/versions',
  summary: 'What was published before or is to come, the latest first; 50 at most',
  params,
  response: z.strictObject({
    versions: z.array(
      z.strictObject({ id: uuid, at: isoDateTime, by: z.nullable(z.string()), title: texts }),
    ),
  }),
})

export const restorePageVersion = endpoint({
  method: 'POST',
  path: '/api/admin/pages/{id}/versions/{version}/restoration',
  summary: 'Takes a version back into the draft',
  params: z.strictObject({ id: uuid, version: uuid }),
  response: editedPage,
})

const finding = z.strictObject({
  kind: z.enum([...FAULTS, ...HINTS]),
  block: z.nullable(z.string()),
  path: z.string(),
})

export const getPageCheck = endpoint({
  method: 'GET',
  path: '/api/admin/pages/{id}/check',
  summary: 'What stops the saved page from being published, and what is worth a look before',
  params,
  response: z.strictObject({ findings: z.array(finding), weight: z.int() }),
})

const brokenLink = z.strictObject({
  /**
   * `gone`: the other site says that it has no such page. `silent`: it does not answer, or answers with a failure.
   * `refused`: it lets no program see the page, so that a person has to look.
   */
  kind: z.enum(['gone', 'silent', 'refused']),
  block: z.string(),
  path: z.string(),
  address: z.string(),
})

export const getPageLinkCheck = endpoint({
  method: 'GET',
  path: '/api/admin/pages/{id}/link-check',
  summary:
    'Links of the saved page to other sites that are broken or could not be checked, and when they were last looked at',
  params,
  response: z.strictObject({
    count: z.int(),
    /** How many are still being looked at. */
    waiting: z.int(),
    lookedAt: z.nullable(isoDateTime),
    broken: z.array(brokenLink),
  }),
})

export const startPageLinkCheck = endpoint({
  method: 'POST',
  path: '/api/admin/pages/{id}/link-check',
  summary:
    'Has the links of the saved page to other sites looked at; anew also those that were looked at today',
  params,
  limit: { times: 300, seconds: 3600 },
  body: z.strictObject({ anew: z.boolean() }),
})
