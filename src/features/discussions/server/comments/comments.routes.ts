import { route } from '#platform/server/http/route.ts'
import {
  addComment,
  getPublicComments,
  listComments,
  searchCommentMentionable,
} from '../../contract/comments/comments.endpoints.ts'
import type { Registered } from '../reportable.ts'
import { listCommentsOf } from './comments.queries.ts'
import { addCommentTo } from './comments.service.ts'
import { findMentionableIn } from './mentions.service.ts'

export const commentRoutes = (registered: Registered) => [
  route(getPublicComments, 'public', async ({ services: { db }, params: { kind, id } }) => {
    const { isOpen } = await registered.comments.thing(db, { kind, id, reader: null })
    return { ...(await listCommentsOf(db, { kind, id, reader: null })), isOpen }
  }),
  route(listComments, 'member', async ({ services: { db }, session, query: { kind, id, after } }) => {
    const reader = session.userId
    const { isOpen } = await registered.comments.thing(db, { kind, id, reader })
    return { ...(await listCommentsOf(db, { kind, id, reader, after })), isOpen }
  }),
  route(searchCommentMentionable, 'member', async ({ services: { db }, session, query }) => ({
    people: await findMentionableIn(db, {
      registered,
      me: session.userId,
      kind: query.kind,
      about: query.id,
      query: query.q,
    }),
  })),
  route(addComment, 'member', async ({ services, session, body }) => {
    await addCommentTo({ services, session, registered, ...body })
    return undefined
  }),
]
