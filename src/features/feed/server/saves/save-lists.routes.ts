import { type Route, route } from '#platform/server/http/route.ts'
import {
  createSaveList,
  deleteSaveList,
  listSaveLists,
  updateSaveList,
} from '../../contract/saves.endpoints.ts'
import { deleteListRow, listSaveListsOf, updateListName } from './save-lists.queries.ts'
import { addList, requireList } from './save-lists.service.ts'

export const saveListRoutes: readonly Route[] = [
  route(listSaveLists, 'member', async ({ services: { db }, session }) => ({
    lists: await listSaveListsOf(db, session.userId),
  })),
  route(createSaveList, 'member', ({ services, session: { userId }, body }) =>
    addList({ services, userId, ...body }),
  ),
  route(updateSaveList, 'owner', async ({ services: { db }, session: { userId }, params: { id }, body }) => {
    requireList(await updateListName(db, { id, userId, name: body.name }))
    return undefined
  }),
  route(deleteSaveList, 'owner', async ({ services: { db }, session: { userId }, params: { id } }) => {
    requireList(await deleteListRow(db, { id, userId }))
    return undefined
  }),
]
