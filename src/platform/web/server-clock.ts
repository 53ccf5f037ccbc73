import { ServerClock } from '#platform/contract/server-clock.ts'

/** One for the whole page. */
export const serverClock = new ServerClock()

/** Returns the server's time, which every response to this page carries in its `date` header. */
export function serverNow(): Date {
  return new Date(serverClock.at(Date.now()))
}
