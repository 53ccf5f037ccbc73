import * as z from 'zod/mini'
import { visibleLine } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { conditions } from './desk-schemas.ts'
import { ORDERS } from './hiring.endpoints.ts'

export const VIEW_NAME_MAX = 60
/** The most views that one person, or the whole desk, has of one opportunity. */
export const VIEWS_MAX = 20

const params = z.strictObject({ id: uuid })
const one = z.strictObject({ id: uuid, view: uuid })
const name = visibleLine(VIEW_NAME_MAX)
const viewConditions = z.strictObject({ ...conditions, order: z.optional(z.enum(ORDERS)) })
export type ViewConditions = z.output<typeof viewConditions>

export const deskView = z.strictObject({
  id: uuid,
  name: z.string(),
  /** Whether all who read the applications have it. */
  everybody: z.boolean(),
  conditions: viewConditions,
})
export type DeskView = z.output<typeof deskView>

export const listViews = endpoint({
  method: 'GET',
  path: '/api/opportunities/{id}/applications/views',
  summary: 'Views of the list of applications that one has saved, and those of the whole desk',
  params,
  response: z.strictObject({ views: z.array(deskView) }),
})

export const createView = endpoint({
  method: 'POST',
  path: '/api/opportunities/{id}/applications/views',
  summary: 'Saves the conditions of the list under a name; for the whole desk only by those who decide',
  params,
  body: z.strictObject({ name, everybody: z.boolean(), conditions: viewConditions }),
  response: deskView,
})

export const updateView = endpoint({
  method: 'PUT',
  path: '/api/opportunities/{id}/applications/views/{view}',
  summary: 'Gives a view another name',
  params: one,
  body: z.strictObject({ name }),
})

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/opportunities/{id}/applications/views/{view}',
  summary: 'Deletes a view; the applications stay as they are',
  params: one,
})
