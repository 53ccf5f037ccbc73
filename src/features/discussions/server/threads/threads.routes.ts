import { route } from '#platform/server/http/route.ts'
import {
  answerThread as answer,
  beginThread,
  closeThread,
  listThreads,
} from '../../contract/threads/threads.endpoints.ts'
import type { ThreadAbouts } from './thread-about.ts'
import { answerThread, begin, close, list } from './threads.service.ts'

export const threadRoutes = (threads: ThreadAbouts) => [
  route(listThreads, 'member', ({ services, session, query: { kind, id } }) =>
    list({ services, session, threads, kind, about: id }),
  ),
  route(beginThread, 'member', async ({ services, session, body }) => {
    await begin({ services, session, threads, ...body })
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
