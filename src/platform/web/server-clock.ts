import { ServerClock } from '#platform/contract/server-clock.ts'

/** One for the whole page. */
export const serverClock = new ServerClock()
