import { Client } from 'pg'
import { startEmbedded } from '#platform/server/db/embedded.ts'

const QUIET = { info: () => undefined, warn: () => undefined }

/** Works on the built-in database of a data folder, also while a product runs on it: the two share one server. */
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
