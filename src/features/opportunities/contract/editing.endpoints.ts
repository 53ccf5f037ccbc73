import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { ARTICLE } from '#platform/contract/rich-text/profiles.ts'
import { isoDateTime, localeInput, uuid } from '#platform/contract/schemas.ts'
import { card, texts } from './card.ts'
import { content } from './content.ts'
import { CLOSED_REASONS, KINDS, STATUSES } from './kinds.ts'
import { WARNINGS } from './warnings.ts'

const params = z.strictObject({ id: uuid })

/** The limit for new input; older content above it is still returned. */
const validContent = content.check(
  z.check(({ value, issues }) => {
    for (const language of LOCALES) {
      const text = plainText(value.body[language])
      const maximum = ARTICLE.lettersMax
      if (text.length > maximum)
        issues.push({ code: 'too_big', origin: 'string', maximum, input: text, path: ['body', language] })
    }
  }),
)
const byAddress = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) })

/** An organisation for which one may write. */
const ownOrganisation = z.strictObject({
  id: uuid,
  slug: z.string(),
  name: z.string(),
  verified: z.boolean(),
  logo: z.nullable(z.string()),
})
export type OwnOrganisation = z.output<typeof ownOrganisation>

export const edited = z.strictObject({
  id: uuid,
  slug: z.string(),
  status: z.enum(STATUSES),
  closedReason: z.nullable(z.enum(CLOSED_REASONS)),
  organisation: z.nullable(ownOrganisation),
  organisationName: z.string(),
  content,
  /** The deadline that the public sees, where it may be extended. */
  publicDeadline: z.nullable(isoDateTime),
  /** Names of the skills in the content. */
  skillNames: z.array(z.strictObject({ id: uuid, name: texts })),
  /** Sent back as `If-Match`. */
  version: z.string(),
  /** Whether the content has changes that are not published. */
  unpublished: z.boolean(),
  /** A text that is older than its other language. */
  older: z.array(z.strictObject({ path: z.enum(['title', 'summary', 'body']), language: localeInput })),
  warnings: z.array(z.enum(WARNINGS)),
  returnedReason: z.nullable(z.string()),
  /** Whether publishing needs a review by staff. */
  reviewed: z.boolean(),
  /** Unanswered questions. */
  waiting: z.int(),
})
export type Edited = z.output<typeof edited>

export const createOpportunity = endpoint({
  method: 'POST',
  path: '/api/opportunities',
  summary: 'Begins a draft for one’s organisation; staff may begin one for somebody who is not here',
  body: z.strictObject({
    kind: z.enum(KINDS),
    organisation: z.nullable(uuid),
    organisationName: z.optional(words(160)),
  }),
  status: 201,
  response: z.strictObject({ id: uuid, slug: z.string() }),
})

export const getEditedOpportunity = endpoint({
  method: 'GET',
  path: '/api/opportunities/{id}',
  impersonation: 'reads',
  summary: 'An opportunity of one’s organisation with everything needed to edit it, by id or address',
  params: byAddress,
  response: edited,
})

const saved = z.strictObject({
  version: z.string(),
  unpublished: z.boolean(),
  older: edited.shape.older,
})

export const saveContent = endpoint({
  method: 'PUT',
  path: '/api/opportunities/{id}',
  summary:
    'Keeps what was written; of a published one beside what the public sees. If-Match refuses what another device has changed since',
  params,
  body: validContent,
  response: saved,
})

export const confirmTexts = endpoint({
  method: 'POST',
  path: '/api/opportunities/{id}/agreement',
  summary: 'Says that both languages of a text agree again, although one is older',
  params,
  body: z.strictObject({ path: z.enum(['title', 'summary', 'body']) }),
  response: saved,
})

export const submitOpportunity = endpoint({
  method: 'POST',
  path: '/api/opportunities/{id}/submission',
  summary: 'Publishes what was written, or hands it to staff where a look is needed first',
  params,
  response: edited,
})

export const closeOpportunity = endpoint({
  method: 'POST',
  path: '/api/opportunities/{id}/closing',
  summary: 'Closes it because it is filled or withdrawn; a draft in review goes back to being a draft',
  params,
  body: z.strictObject({ reason: z.enum(['filled', 'withdrawn']) }),
  response: edited,
})

export const archiveOpportunity = endpoint({
  method: 'POST',
  path: '/api/opportunities/{id}/archiving',
  summary: 'Puts a closed one away: its page is gone, its record stays',
  params,
  response: edited,
})

export const createCopy = endpoint({
  method: 'POST',
  path: '/api/opportunities/{id}/copies',
  summary: 'Begins a draft with the same texts and terms, without its dates',
  params,
  response: z.strictObject({ id: uuid, slug: z.string() }),
})

export const updateDeadline = endpoint({
  method: 'PUT',
  path: '/api/opportunities/{id}/deadline',
  summary:
    'Extends an open one, or opens one again that its deadline closed; those who saved it or applied are told',
  params,
  body: z.strictObject({ deadline: isoDateTime }),
  response: edited,
})

export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/api/opportunities/{id}',
  summary: 'Deletes a draft that was never published',
  params,
})

const revision = z.strictObject({
  id: uuid,
  at: isoDateTime,
  by: z.nullable(z.string()),
  title: texts,
  /** Null where it was written in a form that is no longer read. */
  content: z.nullable(content),
})

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/opportunities/{id}/revisions',
  impersonation: 'reads',
  summary: 'States that were published or replaced, the last first',
  params,
  response: z.strictObject({ revisions: z.array(revision) }),
})

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/api/opportunities/{id}/revisions/{revision}/restoring',
  summary: 'Makes an earlier state what is being written; what stood there is kept as a state too',
  params: z.strictObject({ id: uuid, revision: uuid }),
  response: edited,
})

const mine = z.strictObject({
  ...card.shape,
  updatedAt: isoDateTime,
  unpublished: z.boolean(),
  returned: z.boolean(),
  /** Unanswered questions. */
  questions: z.int(),
  /** Number of applications here, and of those nobody has opened; null where nobody can apply here. */
  applications: z.nullable(z.strictObject({ all: z.int(), fresh: z.int() })),
})
export type Mine = z.output<typeof mine>

export const listMine = endpoint({
  method: 'GET',
  path: '/api/opportunities/mine',
  impersonation: 'reads',
  summary: 'Opportunities of the organisations that one edits, the last changed first; at most 200',
  query: z.strictObject({ status: z.optional(z.enum(STATUSES)) }),
  response: z.strictObject({ organisations: z.array(ownOrganisation), opportunities: z.array(mine) }),
})
