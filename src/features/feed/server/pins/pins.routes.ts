import { type Route, route } from '#platform/server/http/route.ts'
import { getPinnedPost, getPublicPinnedPost, savePin } from '../../contract/pins.endpoints.ts'
import { pin, pinOf, publicPinOf } from './pins.service.ts'

export const pinRoutes: readonly Route[] = [
  route(savePin, 'owner', async ({ services: { db }, session: { userId }, params: { id }, body }) => {
    await pin(db, { userId, post: id, wanted: body.wanted })
    return undefined
  }),
  route(getPinnedPost, 'member', ({ services: { db }, session: { userId }, params: { member } }) =>
    pinOf(db, { member, reader: userId }),
  ),
  route(getPublicPinnedPost, 'public', ({ services: { db }, params: { slug } }) => publicPinOf(db, slug)),
]
