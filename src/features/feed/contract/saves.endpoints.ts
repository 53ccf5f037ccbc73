import * as z from 'zod/mini'
import { visibleLine } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'

export const SAVE_LISTS_MAX = 30
export const LIST_NAME_MAX = 60

const listName = visibleLine(LIST_NAME_MAX)
const params = z.strictObject({ id: uuid })

export const listSaveLists = endpoint({
  method: 'GET',
  path: '/api/feed/save-lists',
  impersonation: 'reads',
  summary: 'The member’s lists of saved posts, the first made first',
  response: z.strictObject({
    lists: z.array(z.strictObject({ id: uuid, name: z.string(), count: z.int() })),
  }),
})

export const createSaveList = endpoint({
  method: 'POST',
  path: '/api/feed/save-lists',
  summary: 'Makes a list of saved posts; a repeated call with its id makes no other',
  body: z.strictObject({ id: uuid, name: listName }),
  response: z.strictObject({ id: uuid }),
})

export const updateSaveList = endpoint({
  method: 'PUT',
  path: '/api/feed/save-lists/{id}',
  summary: 'Gives a list another name',
  params,
  body: z.strictObject({ name: listName }),
})

export const deleteSaveList = endpoint({
  method: 'DELETE',
  path: '/api/feed/save-lists/{id}',
  summary: 'Removes a list; its posts stay saved',
  params,
})
