import { randomBytes } from 'node:crypto'
import { createLiveTicket } from '#platform/contract/realtime.endpoints.ts'
import { route } from '../http/route.ts'
import { insertTicket } from './tickets.queries.ts'

export const realtimeRoutes = [
  route(createLiveTicket, 'member', async ({ services, session }) => {
    const ticket = randomBytes(32).toString('base64url')
    const hash = services.secrets.digest('live-ticket', ticket)
    await insertTicket(services.db, { hash, sessionId: session.id, userId: session.userId })
    return { ticket }
  }),
]
