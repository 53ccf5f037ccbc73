import { type Route, route } from '#platform/server/http/route.ts'
import {
  createPost,
  deletePost,
  getPost,
  getPublicPost,
  listFeed,
  reactToPost,
} from '../contract/feed.endpoints.ts'
import * as posts from './posts.service.ts'

export const routes: readonly Route[] = [
  route(listFeed, 'member', ({ services, session, query }) =>
    posts.listPosts({ services, session, after: query.after }),
  ),
  route(getPost, 'member', ({ services: { db }, session, params: { id } }) =>
    posts.readPost(db, { id, reader: session.userId }),
  ),
  route(getPublicPost, 'public', ({ services: { db }, params: { id } }) =>
    posts.readPost(db, { id, reader: null }),
  ),
  route(createPost, 'member', ({ services, session, body }) =>
    posts.publishPost({ services, session, ...body }),
  ),
  route(deletePost, 'owner', async ({ services, session, params: { id } }) => {
    await posts.deletePost({ services, session, id })
    return undefined
  }),
  route(reactToPost, 'member', ({ services, session, params: { id }, body: { wanted } }) =>
    posts.react({ services, session, id, wanted }),
  ),
]
