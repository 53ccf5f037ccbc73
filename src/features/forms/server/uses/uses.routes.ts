import { type Route, route } from '#platform/server/http/route.ts'
import {
  getFormUse,
  getPublicUse as getPublicUseEndpoint,
  getUseFile as getUseFileEndpoint,
  listUseSubmissions,
  saveFormUse as saveFormUseEndpoint,
} from '../../contract/uses.endpoints.ts'
import type { FormAbouts } from './about.ts'
import { saveFormUse, getUse, listUsed, getPublicUse, getUseFile } from './uses.service.ts'

export const useRoutes = (abouts: FormAbouts): readonly Route[] => [
  route(getPublicUseEndpoint, 'public', async ({ services: { db }, params }) => ({
    offer: await getPublicUse(db, abouts, params),
  })),
  route(getFormUse, 'member', ({ services, session, params }) =>
    getUse({ services, session, abouts, about: params }),
  ),
  route(saveFormUseEndpoint, 'member', ({ services, session, params, body }) =>
    saveFormUse({ services, session, abouts, about: params }, body.form),
  ),
  route(listUseSubmissions, 'member', ({ services, session, params, query }) =>
    listUsed({ services, session, abouts, about: params }, query.after),
  ),
  route(
    getUseFileEndpoint,
    'member',
    ({ services, session, header, params: { submission, file, ...about } }) =>
      getUseFile({ services, session, abouts, about }, { submission, file }, header),
  ),
]
