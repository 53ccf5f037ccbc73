import { Client } from 'pg'
import type { Config } from '#platform/server/config/config.ts'
import { nameOfSecret, type Secrets } from '#platform/server/config/secrets.ts'
import type { Database } from '#platform/server/db/database.ts'
import { isOwnSecret } from '#platform/server/db/installation.queries.ts'
import { isDatabaseUnreachable } from '#platform/server/db/database-failure.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { saysDatabase } from '#platform/server/db/says-database.ts'
import { PlainError } from '#platform/server/process/plain-error.ts'
import { MIGRATIONS } from './migrations.ts'

/** The server rejected the name or password, or the database does not exist or is read-only for this role. */
const UNKNOWN = ['28P01', '28000', '3D000', '42501']

/** Updates the schema and checks that this database belongs to this installation; closes it otherwise. */
export async function prepareDatabase(parts: {
  config: Config
  secrets: Secrets
  database: Database
  directUrl: string
}): Promise<string[]> {
  const { config, secrets, database, directUrl } = parts
  let setting = 'DATABASE_DIRECT_URL'
  try {
    if (config.databaseUrl && directUrl !== config.databaseUrl) await connectOnce(directUrl)
    setting = 'DATABASE_URL'
    const migrations = await migrate({ url: directUrl, pool: database.pool, folder: MIGRATIONS })
    if (!(await isOwnSecret(database.db, secrets))) throw new PlainError(otherSecret(config))
    return migrations
  } catch (error) {
    await database.close()
    if (config.databaseUrl && (isDatabaseUnreachable(error) || saysDatabase(error, UNKNOWN)))
      throw new PlainError(`${setting}: the database cannot be used (${reasonOf(error)}).`)
    throw error
  }
}

async function connectOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'zamah' })
  await client.connect()
  await client.end()
}

function otherSecret({ secret }: Config): string {
  return `This database belongs to an installation with another secret than ${nameOfSecret(secret)}. Give that of its installation: SECRET, SECRET_FILE or DATA_DIR/secret. Where it is lost for good, "update installation set secret_fingerprint = null" lets this one in: everybody signs in anew.`
}

/** Returns the reason of an error; a name with several addresses yields one error each and no common text. */
function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}
