import { agentOf } from '#platform/server/outside/agent-of.ts'
import { lookOutside } from '#platform/server/outside/look-outside.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { deleteOldOutsideLinks, type Outcome, updateOutcome } from './outside-links.queries.ts'

export const LOOK = 'pages.lookAtLinks'

type Looked = Awaited<ReturnType<typeof lookOutside>>

const OUTCOME: Readonly<Record<Looked, Outcome>> = {
  there: 'there',
  refused: 'refused',
  gone: 'gone',
  forbidden: 'silent',
  unreachable: 'silent',
  slow: 'silent',
  redirects: 'silent',
  down: 'silent',
}

/** Looks at the links to one other site, one after the other; each site apart, so that a slow one delays only its own. */
export const lookTask: Task<{ addresses: readonly string[] }> = {
  name: LOOK,
  retryLimit: 2,
  concurrency: 4,
  isApart: true,
  async handle({ db, config }, { addresses }) {
    let isSilent = false
    for (const address of addresses) {
      // Where a site does not answer at all, its other pages are not waited for either.
      const looked: Looked = isSilent
        ? 'slow'
        : await lookOutside({ address, agent: agentOf(config), reach: config.testFeedHosts })
      isSilent = looked === 'slow' || looked === 'unreachable'
      await updateOutcome(db, address, OUTCOME[looked])
    }
  },
}

export const forgetLinksTask: Task = {
  name: 'pages.forgetLinks',
  cron: '50 3 * * *',
  handle: ({ db }) => deleteOldOutsideLinks(db),
}
