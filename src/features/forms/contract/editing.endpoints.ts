import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { cursor } from '#platform/contract/cursor.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, uuid } from '#platform/contract/schemas.ts'
import { content, TITLE_MAX } from './rules/content.ts'
import { settings } from './settings.ts'

export const FORM_STATES = ['draft', 'soon', 'open', 'closed', 'full', 'archived', 'hidden'] as const
export type FormState = (typeof FORM_STATES)[number]
export const FORM_LISTS = ['current', 'archived'] as const

const params = z.strictObject({ id: uuid })

const listedForm = z.strictObject({
  id: uuid,
  slug: z.string(),
  title: z.strictObject({ bhs: z.string(), en: z.string() }),
  state: z.enum(FORM_STATES),
  received: z.int(),
  updatedAt: isoDateTime,
})
export type ListedForm = z.output<typeof listedForm>

export const listForms = endpoint({
  method: 'GET',
  path: '/api/admin/forms',
  summary: 'Forms that staff have made, the last changed first; found by words of their title',
  query: z.strictObject({
    list: z.optional(z.enum(FORM_LISTS)),
    q: z.optional(z.string().check(z.maxLength(100))),
    after: z.optional(cursor),
  }),
  response: z.strictObject({
    forms: z.array(listedForm),
    /** Whether this person changes forms and answers; others read. */
    mayEdit: z.boolean(),
    next: z.nullable(z.string()),
  }),
})

export const editedForm = z.strictObject({
  id: uuid,
  slug: z.string(),
  state: z.enum(FORM_STATES),
  content,
  /** Sent back as `If-Match`. */
  version: z.string(),
  /** The number of what is asked now. */
  published: z.nullable(z.int()),
  /** Whether what is asked now is another than what is written. */
  unpublished: z.boolean(),
  received: z.int(),
  settings,
})
export type EditedForm = z.output<typeof editedForm>

export const createForm = endpoint({
  method: 'POST',
  path: '/api/admin/forms',
  summary: 'Begins a form: its title, or all of it where it comes from another',
  body: z.strictObject({ title: bilingual(TITLE_MAX), content: z.optional(content) }),
  status: 201,
  response: z.strictObject({ id: uuid }),
})

export const createFormCopy = endpoint({
  method: 'POST',
  path: '/api/admin/forms/{id}/copy',
  summary: 'Begins a form with the questions and settings of another',
  params,
  status: 200,
  response: z.strictObject({ id: uuid }),
})

export const getEditedForm = endpoint({
  method: 'GET',
  path: '/api/admin/forms/{id}',
  summary: 'A form with everything needed to edit it',
  params,
  response: editedForm,
})

export const saveForm = endpoint({
  method: 'PUT',
  path: '/api/admin/forms/{id}',
  summary:
    'Saves the questions; If-Match refuses what another device has changed since. Logic that leads back to itself is refused',
  params,
  limit: { times: 3000, seconds: 3600 },
  body: content,
  response: z.strictObject({ version: z.string(), unpublished: z.boolean() }),
})

export const saveFormSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/forms/{id}/settings',
  summary: 'Changes who may send, when and how often; in force at once',
  params,
  body: settings,
  response: editedForm,
})

export const publishForm = endpoint({
  method: 'POST',
  path: '/api/admin/forms/{id}/publication',
  summary: 'Asks from now on what is written; what was sent before keeps its version',
  params,
  response: editedForm,
})

export const withdrawForm = endpoint({
  method: 'DELETE',
  path: '/api/admin/forms/{id}/publication',
  summary: 'Takes a form back: nobody can send it until it is published again',
  params,
  status: 200,
  response: editedForm,
})

export const archiveForm = endpoint({
  method: 'PUT',
  path: '/api/admin/forms/{id}/archive',
  summary: 'Puts a form away, which also takes it back, or brings it out again',
  params,
  body: z.strictObject({ archived: z.boolean() }),
  response: editedForm,
})
