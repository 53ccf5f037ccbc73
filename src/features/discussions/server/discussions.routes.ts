import { route } from '#platform/server/http/route.ts'
import {
  answerQuestion,
  createQuestion,
  deletePost,
  updatePost,
  getPublicDiscussion,
  listQuestions,
  saveInterest,
} from '../contract/discussions.endpoints.ts'
import {
  answer,
  createQuestionOn,
  updatePostText,
  saveInterestIn,
  deletePostOf,
} from './discussions.service.ts'
import { listQuestionsOf } from './questions.queries.ts'
import type { Registered } from './reportable.ts'

const questionRoutes = ({ abouts }: Registered) => [
  route(getPublicDiscussion, 'public', async ({ services: { db }, params }) => {
    const { by, isOpen } = await abouts.thing(db, params)
    return { ...(await listQuestionsOf(db, { ...params, reader: null })), by, isOpen }
  }),
  route(listQuestions, 'member', async ({ services: { db }, session, query }) => {
    // Rejects an unknown kind before anything is started for which nobody would wait.
    const { speaksFor } = abouts.of(query.kind)
    const [{ by, isOpen }, isOfficial] = await Promise.all([
      abouts.thing(db, query),
      speaksFor(db, session, query.id),
    ])
    const page = await listQuestionsOf(db, { ...query, reader: session.userId, isOfficial })
    return { ...page, by, isOpen, isOfficial }
  }),
]

export const discussionRoutes = (registered: Registered) => [
  ...questionRoutes(registered),
  route(createQuestion, 'member', async ({ services, session, body: { kind, id, text } }) => {
    await createQuestionOn({ services, session, registered, kind, about: id, text })
    return undefined
  }),
  route(answerQuestion, 'member', async ({ services, session, params: { id }, body: { text } }) => {
    await answer({ services, session, registered, id, text })
    return undefined
  }),
  route(saveInterest, 'member', async ({ services, session, params: { id }, body: { wanted } }) => {
    await saveInterestIn({ services, session, registered, id, wanted })
    return undefined
  }),
  route(updatePost, 'owner', async ({ services, session, params: { id }, body }) => {
    await updatePostText({ services, session, registered, id, ...body })
    return undefined
  }),
  route(deletePost, 'owner', async ({ services, session, params: { id } }) => {
    await deletePostOf({ services, session, registered, id })
    return undefined
  }),
]
