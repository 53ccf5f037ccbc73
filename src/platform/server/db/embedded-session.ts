import pg from 'pg'

// Every app instance holds this lock shared for as long as it lives; the kernel gives it back even after kill -9, because
// the connection dies with the process. Whoever can take it alone at the end is the last, and stops the server.
const PRESENCE = 7_226_001
const CREATION = 7_226_002
const UNREACHABLE = new Set(['ENOENT', 'ECONNREFUSED'])
const BUSY = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNRESET', 'EPIPE'])

/** Logs this instance in: proves the server healthy and its own, makes the database, and holds the presence lock. */
export async function openSession(
  socketDir: string,
  cluster: string,
): Promise<pg.Client | 'busy' | 'unreachable'> {
  const client = new pg.Client({
    host: socketDir,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    application_name: 'zamah instance',
    password: '',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder, pg_advisory_lock_shared(${PRESENCE})::text`,
    )
    if (rows[0]?.folder !== cluster)
      throw new Error(`Another database answers at ${socketDir}: ${rows[0]?.folder}`)
    await createDatabase(client)
    return client
  } catch (error) {
    void client.end().catch(() => undefined)
    const { code, message } = error as { code?: string; message?: string }
    if (UNREACHABLE.has(code ?? '')) return 'unreachable'
    if (BUSY.has(code ?? '') || /Connection terminated/.test(message ?? '')) return 'busy'
    throw error
  }
}

/** Gives up this instance's presence. True when no other instance is left; then nobody can join before the session ends. */
export async function leaveSession(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ last: boolean }>(
    `select pg_advisory_unlock_shared(${PRESENCE}), pg_try_advisory_lock(${PRESENCE}) as last`,
  )
  return rows[0]?.last === true
}

// The app's role owns its database and may do nothing beyond, as on any hosted Postgres: what works here works there, and an
// injection reaches less.
async function createDatabase(client: pg.Client): Promise<void> {
  const role = await ownerRights(client)
  // Data folders of earlier releases have a role that may make databases.
  if (role?.mayMore) await client.query('alter role zamah nocreatedb nocreaterole noreplication')
  if (role) return
  await client.query(`select pg_advisory_lock(${CREATION})`)
  if (!(await ownerRights(client))) {
    await client.query(
      `do $$ begin create role zamah login; grant pg_monitor to zamah; exception when duplicate_object then null; end $$`,
    )
    await client.query('create database zamah owner zamah')
  }
  await client.query(`select pg_advisory_unlock(${CREATION})`)
}

/** Whether the owner of our database may do more than own it; undefined where there is no database yet. */
async function ownerRights(client: pg.Client): Promise<{ mayMore: boolean } | undefined> {
  const { rows } = await client.query<{ mayMore: boolean }>(
    `select owner.rolcreatedb or owner.rolcreaterole or owner.rolreplication as "mayMore"
     from pg_database d join pg_roles owner on owner.oid = d.datdba where d.datname = 'zamah'`,
  )
  return rows[0]
}
