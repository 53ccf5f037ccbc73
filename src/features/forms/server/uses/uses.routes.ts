import { type Route, route } from '#platform/server/http/route.ts'
import {
  getFormUse,
  getPublicUse,
  getUseFile,
  listUseSubmissions,
  saveFormUse,
} from '../../contract/uses.endpoints.ts'
import type { FormAbouts } from './about.ts'
import { chooseForm, getUse, listUsed, offerOf, readUseFile } from './uses.service.ts'

export const useRoutes = (abouts: FormAbouts): readonly Route[] => [
  route(getPublicUse, 'public', async ({ services: { db }, params }) => ({
    offer: await offerOf(db, abouts, params),
  })),
  route(getFormUse, 'member', ({ services, session, params }) =>
    getUse({ services, session, abouts, about: params }),
  ),
  route(saveFormUse, 'member', ({ services, session, params, body }) =>
    chooseForm({ services, session, abouts, about: params }, body.form),
  ),
  route(listUseSubmissions, 'member', ({ services, session, params, query }) =>
    listUsed({ services, session, abouts, about: params }, query.after),
  ),
  route(getUseFile, 'member', ({ services, session, header, params: { submission, file, ...about } }) =>
    readUseFile({ services, session, abouts, about }, { submission, file }, header),
  ),
]
