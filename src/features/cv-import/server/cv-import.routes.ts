import { type Route, route } from '#platform/server/http/route.ts'
import {
  acceptCvImport,
  uploadCv,
  deleteCvImport,
  getCvImport,
  restoreProfile,
} from '../contract/cv-import.endpoints.ts'
import { deleteImport } from './cv-import.queries.ts'
import { getCurrentImport, readCvOf, acceptImport, restoreSections } from './cv-import.service.ts'

export const routes: readonly Route[] = [
  route(uploadCv, 'member', ({ services, session, request }) =>
    readCvOf({ services, session, bytes: request.body as Buffer }),
  ),
  route(getCvImport, 'member', getCurrentImport),
  route(acceptCvImport, 'member', ({ services, session, body }) => acceptImport({ services, session, body })),
  route(restoreProfile, 'member', async ({ services, session }) => {
    await restoreSections({ services, session })
    return undefined
  }),
  route(deleteCvImport, 'member', async ({ services, session }) => {
    await deleteImport(services.db, session.userId)
    return undefined
  }),
]
