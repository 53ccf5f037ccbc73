import { type Route, route } from '#platform/server/http/route.ts'
import {
  applyCvImport,
  bringCv,
  dropCvImport,
  getCvImport,
  undoCvImport,
} from '../contract/cv-import.endpoints.ts'
import { removeImport } from './cv-import.queries.ts'
import { currentImport, readCvOf, takeOver, undoTaking } from './cv-import.service.ts'

export const routes: readonly Route[] = [
  route(bringCv, 'member', ({ services, session, request }) =>
    readCvOf({ services, session, bytes: request.body as Buffer }),
  ),
  route(getCvImport, 'member', currentImport),
  route(applyCvImport, 'member', ({ services, session, body }) => takeOver({ services, session, body })),
  route(undoCvImport, 'member', async ({ services, session }) => {
    await undoTaking({ services, session })
    return undefined
  }),
  route(dropCvImport, 'member', async ({ services, session }) => {
    await removeImport(services.db, session.userId)
    return undefined
  }),
]
