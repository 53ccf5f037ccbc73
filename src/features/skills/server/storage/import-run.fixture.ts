import { createLog } from '#platform/server/log/log.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { importFolder } from './import-folder.service.ts'

/** An import in its own process, which may be killed; arguments: database, folder. */
const [url = '', folder = ''] = process.argv.slice(2)
const { pool, db, close } = openDatabase({ url, log: createLog('silent') })
await importFolder({ services: { pool, db }, folder })
await close()
