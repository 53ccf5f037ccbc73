import { fromCursor } from '#platform/contract/cursor.ts'
import { problems } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Route, route } from '#platform/server/http/route.ts'
import {
  getNewPostCount,
  createPost,
  saveTagFollow,
  listFollowedTags,
  listForYou,
  listPostVersions,
  listPublicTag,
  listSavedPosts,
  listTag,
  deletePost,
  updatePost,
  getCard,
  getPost,
  getPublicPost,
  listFeed,
  saveReaction,
  searchMentionable,
  savePost,
  savePostHide,
  createPollVote,
} from '../contract/feed.endpoints.ts'
import { countNewer } from './posts.queries.ts'
import * as own from './author.service.ts'
import * as posts from './posts.service.ts'
import { cardFor } from './link.service.ts'
import { forYou } from './ranking/for-you.service.ts'
import { findMentionable } from './mentions.service.ts'
import { listTagFollows, saveFollowOfTag } from './tags.queries.ts'
import { pinRoutes } from './pins/pins.routes.ts'
import { rssRoutes } from './rss/rss.routes.ts'
import { saveListRoutes } from './saves/save-lists.routes.ts'
import { draftRoutes } from './drafts/drafts.routes.ts'
import { scheduledRoutes } from './scheduled/scheduled.routes.ts'
import { foldTag, TAG_MIN } from '../contract/tags.ts'

export const routes: readonly Route[] = [
  ...pinRoutes,
  ...rssRoutes,
  ...scheduledRoutes,
  ...draftRoutes,
  ...saveListRoutes,
  route(listFeed, 'member', ({ services, session, query }) =>
    posts.listPosts({ services, session, after: query.after }),
  ),
  route(listForYou, 'member', ({ services, session }) => forYou({ services, session })),
  route(getNewPostCount, 'member', async ({ services: { db }, session, query }) => ({
    count: await countNewer(db, { reader: session.userId, after: fromCursor(query.after) }),
  })),
  route(listTag, 'member', ({ services: { db }, session, query }) =>
    posts.listOfTag(db, { ...query, reader: session.userId }),
  ),
  route(listPublicTag, 'public', ({ services: { db }, params: { tag }, query }) => {
    if (foldTag(tag).length < TAG_MIN) throw new Problem(problems.notFound)
    return posts.listOfTag(db, { tag, reader: null, after: query.after })
  }),
  route(listFollowedTags, 'member', async ({ services: { db }, session }) => ({
    tags: await listTagFollows(db, session.userId),
  })),
  route(saveTagFollow, 'member', async ({ services: { db }, session, params, body: { wanted } }) => {
    const tag = foldTag(params.tag)
    if (tag === '') throw new Problem(problems.notFound)
    await saveFollowOfTag(db, { userId: session.userId, tag, wanted })
    return undefined
  }),
  route(getPost, 'member', ({ services: { db }, session, params: { id } }) =>
    posts.readPost(db, { id, reader: session.userId }),
  ),
  route(getPublicPost, 'public', ({ services: { db }, params: { id } }) =>
    posts.readPost(db, { id, reader: null }),
  ),
  route(getCard, 'member', ({ services, session, query: { link } }) =>
    cardFor(services.db, { services, reader: session.userId, link }),
  ),
  route(searchMentionable, 'member', async ({ services, session, query: { q, audience } }) => ({
    people: await findMentionable(services.db, { me: session.userId, query: q, audience }),
  })),
  route(createPost, 'member', ({ services, session, body }) =>
    posts.publishPost({ services, session, ...body }),
  ),
  route(updatePost, 'owner', ({ services, session, params: { id }, body }) =>
    own.editPost({ services, session, id, ...body }),
  ),
  route(listPostVersions, 'member', ({ services, session, params: { id } }) =>
    own.versionsOf({ services, session, id }),
  ),
  route(savePost, 'member', async ({ services, session, params: { id }, body }) => {
    await own.save({ services, session, id, ...body })
    return undefined
  }),
  route(savePostHide, 'member', async ({ services: { db }, session, params: { id }, body: { wanted } }) => {
    await posts.hidePost(db, { reader: session.userId, id, wanted })
    return undefined
  }),
  route(listSavedPosts, 'member', ({ services, session, query }) =>
    own.savedPosts({ services, session, ...query }),
  ),
  route(deletePost, 'owner', async ({ services, session, params: { id } }) => {
    await posts.deletePost({ services, session, id })
    return undefined
  }),
  route(createPollVote, 'member', ({ services, session, params: { id }, body: { choice } }) =>
    posts.vote({ services, session, id, choice }),
  ),
  route(saveReaction, 'member', ({ services, session, params: { id }, body: { wanted } }) =>
    posts.react({ services, session, id, wanted }),
  ),
]
