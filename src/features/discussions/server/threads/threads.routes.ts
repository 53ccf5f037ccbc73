import { route } from '#platform/server/http/route.ts'
import {
  answerThread as answer,
  createThread,
  closeThread,
  listThreads,
} from '../../contract/threads/threads.endpoints.ts'
import type { ThreadAbouts } from './thread-about.ts'
import { answerThread, createThreadOn, close, list } from './threads.service.ts'

export const threadRoutes = (threads: ThreadAbouts) => [
  route(listThreads, 'member', ({ services, session, query: { kind, id } }) =>
    list({ services, session, threads, kind, about: id }),
  ),
  route(createThread, 'member', async ({ services, session, body }) => {
    await createThreadOn({ services, session, threads, ...body })
    return undefined
  }),
  route(answer, 'owner', async ({ services, session, params, body }) => {
    await answerThread({ services, session, threads, thread: params.id, ...body })
    return undefined
  }),
  route(closeThread, 'owner', async ({ services, session, params: { id }, body }) => {
    await close({ services, session, threads, id, ...body })
    return undefined
  }),
]
