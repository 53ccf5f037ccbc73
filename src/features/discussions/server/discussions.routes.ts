import { route } from '#platform/server/http/route.ts'
import {
  answerQuestion,
  askQuestion,
  deletePost,
  editPost,
  getPublicDiscussion,
  listQuestions,
  putInterest,
} from '../contract/discussions.endpoints.ts'
import { answer, ask, edit, keepInterest, remove } from './discussions.service.ts'
import { questionsOf } from './questions.queries.ts'
import type { Registered } from './reportable.ts'

const questionRoutes = ({ abouts }: Registered) => [
  route(getPublicDiscussion, 'public', async ({ services: { db }, params }) => {
    const { by, isOpen } = await abouts.thing(db, params)
    return { ...(await questionsOf(db, { ...params, reader: null })), by, isOpen }
  }),
  route(listQuestions, 'member', async ({ services: { db }, session, query }) => {
    // Rejects an unknown kind before anything is started for which nobody would wait.
    const { speaksFor } = abouts.of(query.kind)
    const [{ by, isOpen }, isOfficial] = await Promise.all([
      abouts.thing(db, query),
      speaksFor(db, session, query.id),
    ])
    const page = await questionsOf(db, { ...query, reader: session.userId, isOfficial })
    return { ...page, by, isOpen, isOfficial }
  }),
]

export const discussionRoutes = (registered: Registered) => [
  ...questionRoutes(registered),
  route(askQuestion, 'member', async ({ services, session, body: { kind, id, text } }) => {
    await ask({ services, session, registered, kind, about: id, text })
    return undefined
  }),
  route(answerQuestion, 'member', async ({ services, session, params: { id }, body: { text } }) => {
    await answer({ services, session, registered, id, text })
    return undefined
  }),
  route(putInterest, 'member', async ({ services, session, params: { id }, body: { wanted } }) => {
    await keepInterest({ services, session, registered, id, wanted })
    return undefined
  }),
  route(editPost, 'owner', async ({ services, session, params: { id }, body: { text } }) => {
    await edit({ services, session, registered, id, text })
    return undefined
  }),
  route(deletePost, 'owner', async ({ services, session, params: { id } }) => {
    await remove({ services, session, registered, id })
    return undefined
  }),
]
