import { type Route, route } from '#platform/server/http/route.ts'
import {
  closeLink as closeEndpoint,
  createCvCopy as copyEndpoint,
  createCv as createEndpoint,
  getCv as getEndpoint,
  getCvFile,
  listCvs as listEndpoint,
  createLink as openEndpoint,
  removeCv as removeEndpoint,
  saveCv as saveEndpoint,
} from '../contract/cv.endpoints.ts'
import { getSharedCv, getSharedPdf as getSharedPdfEndpoint } from '../contract/public.endpoints.ts'
import { createCvCopy, createCv, getCv, listCvs, removeCv, saveCv } from './cvs.service.ts'
import { getOwnFile, getSharedPdf } from './files/files.service.ts'
import { closeLink, createLink, getSharedView } from './link.service.ts'

export const routes: readonly Route[] = [
  route(listEndpoint, 'member', ({ services, session }) => listCvs({ services, session })),
  route(createEndpoint, 'member', ({ services, session, locale, body }) =>
    createCv({ services, session, locale, body }),
  ),
  route(copyEndpoint, 'owner', ({ services, session, locale, params }) =>
    createCvCopy({ services, session, locale, id: params.id }),
  ),
  route(getEndpoint, 'owner', ({ services, session, params }) => getCv({ services, session, id: params.id })),
  route(saveEndpoint, 'owner', ({ services, session, params, body, request }) =>
    saveCv({ services, session, id: params.id, variant: body, headers: request.headers }),
  ),
  route(removeEndpoint, 'owner', async ({ services, session, params }) => {
    await removeCv({ services, session, id: params.id })
    return undefined
  }),
  route(getCvFile, 'owner', (context) => getOwnFile(context)),
  route(openEndpoint, 'owner', ({ services, session, params, body }) =>
    createLink({ services, session, id: params.id, days: body.days }),
  ),
  route(closeEndpoint, 'owner', async ({ services, session, params }) => {
    await closeLink({ services, session, id: params.id })
    return undefined
  }),
  route(getSharedCv, 'public', async ({ services, params, header }) => {
    header('cache-control', 'no-store')
    return getSharedView(services, params.token)
  }),
  route(getSharedPdfEndpoint, 'public', (context) => getSharedPdf(context)),
]
