import { Client } from 'pg'
import { startEmbedded } from '#platform/server/db/embedded.ts'

const QUIET = { info: () => undefined, warn: () => undefined }

/** Runs work on a data folder's built-in database, also while a product runs: the two share one server. */
export async function onDatabase<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const database = await startEmbedded({ dataDir, log: QUIET })
  const client = new Client(database.url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
    await database.stop()
  }
}
