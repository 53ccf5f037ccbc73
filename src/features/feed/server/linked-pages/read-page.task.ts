import { encodeInPool } from '#platform/server/pictures/encode-in-pool.ts'
import { agentOf } from '#platform/server/outside/agent-of.ts'
import { fetchOutside, OutsideError } from '#platform/server/outside/fetch-outside.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import type { Services } from '#platform/server/services.ts'
import { WorkerFailure } from '#platform/server/workers/worker-failure.ts'
import { WorkerPool } from '#platform/server/workers/worker-pool.ts'
import type { LinkedPage } from './linked-page.ts'
import type { PageTask } from './linked-page.worker.ts'
import { deleteUnlinkedPages, savePage } from './linked-pages.queries.ts'

export const READ_PAGE = 'feed.readLinkedPage'

const PAGES = {
  accept: 'text/html, application/xhtml+xml;q=0.9',
  types: /^(?:text\/html|application\/xhtml\+xml)$/,
  bytesMax: 2_000_000,
  timeMs: 8000,
}
const PICTURES = {
  accept: 'image/jpeg, image/png, image/webp, image/gif',
  types: /^image\/(?:jpeg|png|webp|gif)$/,
  bytesMax: 5_000_000,
  timeMs: 8000,
}
const SHAPE = {
  widths: [480],
  ratio: 0.525,
  least: { width: 100, height: 60 },
  fit: 'cover',
  formats: ['webp'],
} as const

/** Strangers write these pages, so a worker reads them apart from the thread that answers requests. */
const pool = new WorkerPool<PageTask, LinkedPage>({
  name: 'linked-pages',
  script: new URL('./linked-page.worker.ts', import.meta.url),
  kind: 'thread',
  workers: 1,
  queue: 30,
  limits: { cpuMs: 5000, heapMb: 64 },
  idleMs: 10_000,
})

/** Reads a page of another site once for all who meet it in the feed; one that cannot be read has no card. */
export const readPageTask: Task<{ address: string }> = {
  name: READ_PAGE,
  retryLimit: 2,
  concurrency: 2,
  async handle(services, { address }) {
    const page = await readPage(services, address)
    const picture = page?.picture ? await fetchPicture(services, page.picture) : null
    const { title = '', description = '' } = page ?? {}
    await savePage(services.db, { address, title, description, picture })
  },
}

export const forgetPagesTask: Task = {
  name: 'feed.forgetLinkedPages',
  cron: '40 3 * * *',
  handle: ({ db }) => deleteUnlinkedPages(db),
}

async function readPage({ config }: Services, address: string): Promise<LinkedPage | undefined> {
  return orNothing(async () => {
    const fetched = await fetchOutside({ address, ...from(config), ...PAGES })
    if (!fetched) return undefined
    const { bytes, type, url } = fetched
    return pool.run({ bytes, type, url: url.href })
  })
}

/** Nothing of the file itself is kept. */
async function fetchPicture({ config }: Services, address: string): Promise<Uint8Array | null> {
  const fetched = await orNothing(() => fetchOutside({ address, ...from(config), ...PICTURES }))
  if (!fetched) return null
  const encoded = await encodeInPool({ bytes: fetched.bytes, shape: SHAPE })
  return 'files' in encoded ? (encoded.files[0]?.bytes ?? null) : null
}

function from(config: Services['config']) {
  return { agent: agentOf(config), reach: config.testFeedHosts }
}

/** Returns nothing where the other site refuses or its page cannot be read; the task itself has not failed then. */
async function orNothing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof OutsideError) return undefined
    if (error instanceof WorkerFailure && error.reason !== 'closed') return undefined
    throw error
  }
}
