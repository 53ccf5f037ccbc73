import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import { agentOf } from '#platform/server/outside/agent-of.ts'
import { type Fetched, fetchOutside, OutsideError } from '#platform/server/outside/fetch-outside.ts'
import type { Services } from '#platform/server/services.ts'
import { WorkerFailure } from '#platform/server/workers/worker-failure.ts'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import type { previewLink } from '../../contract/application.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import type { LinkedPage } from './linked-page.ts'
import type { PageTask } from './linked-page.worker.ts'

const LINKS_AN_HOUR = 40
const PAGES = {
  accept: 'text/html, application/xhtml+xml;q=0.9',
  types: /^(?:text\/html|application\/xhtml\+xml)$/,
  bytesMax: 2_000_000,
  timeMs: 8000,
}

/** Strangers write these pages, so a worker reads them apart from the thread that answers requests. */
const pool = new WorkerPool<PageTask, LinkedPage>({
  name: 'links',
  script: new URL('./linked-page.worker.ts', import.meta.url),
  kind: 'thread',
  workers: 1,
  queue: 30,
  limits: { cpuMs: 5000, heapMb: 64 },
  idleMs: 10_000,
})

type Call = { services: Services; session: Pick<Session, 'userId'>; url: string }

/** Reads the opportunity on a page as a proposal, which the member checks before it is stored. */
export async function previewPage({
  services: { db, config },
  session: { userId },
  url,
}: Call): Promise<ResponseOf<typeof previewLink>> {
  const key = `applications:link:${userId}`
  await limitOrThrow(db, { key, limit: LINKS_AN_HOUR, windowSeconds: 3600 })
  const fetched = await fetchPage({ address: url, agent: agentOf(config), reach: config.testFeedHosts })
  const { bytes, type, url: pageUrl } = fetched
  try {
    return await pool.run({ bytes, type, host: pageUrl.hostname, now: new Date() })
  } catch (error) {
    if (error instanceof WorkerFailure && error.reason !== 'closed')
      throw new Problem(problems.linkUnreadable)
    throw error
  }
}

async function fetchPage(input: {
  address: string
  agent: string
  reach: readonly string[]
}): Promise<Fetched> {
  try {
    const fetched = await fetchOutside({ ...input, ...PAGES })
    if (fetched) return fetched
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    if (error.reason === 'forbidden') throw new Problem(problems.linkForbidden)
  }
  throw new Problem(problems.linkUnreadable)
}
