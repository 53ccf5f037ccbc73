import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const LIVE_PATH = '/api/live'

/** A ticket for `GET /api/live?ticket=…` (WebSocket): good once, for 30 seconds. */
export const createLiveTicket = endpoint({
  method: 'POST',
  path: '/api/live/tickets',
  summary: 'A one-time ticket for opening the live channel',
  response: z.strictObject({ ticket: z.string() }),
})

/** A message of the live channel. */
export type LiveMessage = { topic: string; data?: unknown }
