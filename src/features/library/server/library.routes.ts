import { type Route, route } from '#platform/server/http/route.ts'
import {
  addPicture,
  deskCalls,
  listAllPictures,
  listPictures,
  ownCalls,
} from '../contract/library.endpoints.ts'
import { cropPicture, removeCrop } from './crops.service.ts'
import * as library from './library.service.ts'
import type { PictureUses } from './uses.service.ts'

const STAFF = { admin: 'content' } as const

export const libraryRoutes = (kinds: readonly PictureUses[]): readonly Route[] => [
  route(listPictures, 'member', ({ services, session, query }) =>
    library.listLibrary({ services, session, filter: 'all', after: query.after, isOwn: true }),
  ),
  route(listAllPictures, STAFF, ({ services, session, query }) =>
    library.listLibrary({ services, session, filter: query.filter, after: query.after, isOwn: false }),
  ),
  route(addPicture, 'member', ({ services, session, params: { id }, request }) =>
    library.savePicture({ services, session, id, bytes: request.body as Buffer }),
  ),
  ...acting({ calls: ownCalls, policy: 'owner', isDesk: false, kinds }),
  ...acting({ calls: deskCalls, policy: STAFF, isDesk: true, kinds }),
]

type Acting = {
  calls: typeof ownCalls
  policy: 'owner' | typeof STAFF
  isDesk: boolean
  kinds: readonly PictureUses[]
}

function acting({ calls, policy, isDesk, kinds }: Acting): Route[] {
  return [
    route(calls.replace, policy, ({ services, session, params: { id }, request }) =>
      library.replaceFile({ services, session, id, isDesk, bytes: request.body as Buffer }),
    ),
    route(calls.describe, policy, ({ services, session, params: { id }, body }) =>
      library.describe({ services, session, id, isDesk, facts: body }),
    ),
    route(calls.saveCrop, policy, ({ services, session, params, body: cut }) =>
      cropPicture({ services, session, ...params, isDesk, cut }),
    ),
    route(calls.removeCrop, policy, ({ services, session, params }) =>
      removeCrop({ services, session, ...params, isDesk }),
    ),
    route(calls.remove, policy, async ({ services, session, params: { id } }) => {
      await library.removePicture({ services, session, id, isDesk })
      return undefined
    }),
    route(calls.read, policy, async ({ services, session, params: { id }, header }) => {
      const bytes = await library.readBytes({ services, session, id, isDesk, kinds })
      header('content-type', 'image/webp')
      return bytes
    }),
    route(calls.uses, policy, ({ services, session, params: { id } }) =>
      library.usesOf({ services, session, id, isDesk, kinds }),
    ),
  ]
}
