import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { purgeDeleted } from '#features/settings/server/index.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { sealAudit } from '#platform/server/audit/seal.task.ts'
import { type Mark, verifyAudit } from '#platform/server/audit/verify.service.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction, type Db } from '#platform/server/db/database.ts'
import { toDb } from '#platform/server/db/statements.ts'
import { member } from '#tests/setup/people.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { auditVerify } from './audit-verify.ts'
import { features } from './features.ts'
import type { Command } from './run.ts'

const ROWS = 12
let app: TestApp
let admin: SignedIn
let person: string
/** What the log said before anybody touched it. */
let mark: Mark

beforeAll(async () => {
  app = await buildTestApp()
  admin = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
  person = (await member(app)).id
  for (let n = 1; n <= ROWS; n += 1) await record({ reason: `razlog ${n}` })
  await sealAudit(app.services, 5)
  mark = (await verifyAudit(app.services.pool)).last!
})
afterAll(() => app.stop())

type Given = Partial<Parameters<typeof recordAudit>[1]> & { db?: Db }

function record({ db = app.services.db, ...more }: Given = {}): Promise<void> {
  const from = { address: '10.1.2.3', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
  return recordAudit(db, {
    services: app.services,
    session: { userId: admin.userId, from } as Session,
    action: 'admin.suspend',
    personId: person,
    before: { suspended: false },
    after: { suspended: true },
    ...more,
  })
}

const verify = () => verifyAudit(app.services.pool, undefined, 5)
const query = (text: string, values: unknown[] = []) => app.services.pool.query(text, values)

describe('npm run audit:verify finds', () => {
  const TABLES = ['audit_entries', 'audit_seals', 'audit_waiting']
  const each = (write: (table: string) => string) => query(TABLES.map(write).join(';'))
  const entry = (number: number) => `(select entry_id from audit_seals where number = ${number})`
  beforeAll(() => each((table) => `create table kept_${table} as table ${table}`))
  afterEach(async () => {
    await each((table) => `alter table ${table} disable trigger user; delete from ${table}`)
    await each((table) => `insert into ${table} table kept_${table}`)
    await each((table) => `alter table ${table} enable trigger user`)
    expect((await verify()).last).toEqual(mark)
  })
  afterAll(() => each((table) => `drop table kept_${table}`))

  /** The owner of the database can switch the triggers off. */
  async function tamper(...statements: string[]): Promise<void> {
    await each((table) => `alter table ${table} disable trigger user`)
    for (const statement of statements) expect((await query(statement)).rowCount).toBeGreaterThan(0)
    await each((table) => `alter table ${table} enable trigger user`)
  }

  const other = `(select id from users where id not in (select actor_id from audit_entries) limit 1)`
  test.each([
    ['the reason', `reason = 'drugi razlog'`, 'why'],
    ['the outcome', `after = '{"suspended": false}'`, 'why'],
    ['the subject', `subject_id = 'x'`, 'why'],
    ['the action', `action = 'admin.lift'`, 'what was done'],
    ['the time', `at = at + interval '1 millisecond'`, 'when'],
    ['the origin', `device = 'Safari, iOS'`, 'from where'],
    ['the actor', `actor_id = ${other}`, 'who acted'],
    ['the person concerned', `person_id = actor_id`, 'on whom'],
  ])('a change of %s', async (_what, change, part) => {
    await tamper(`update audit_entries set ${change} where id = ${entry(7)}`)
    await expect(verify()).rejects.toThrow(/^Row 7 \(.+\) was changed/)
    await expect(verify()).rejects.toThrow(part)
  })

  test.each([
    ['a row', [`delete from audit_entries where id = ${entry(7)}`], 'Row 7 is missing'],
    [
      'a row with its seal',
      [`delete from audit_entries where id = ${entry(7)}`, 'delete from audit_seals where number = 7'],
      'Row 7 is missing',
    ],
    [
      'a row, its seal, and the gap',
      [
        `delete from audit_entries where id = ${entry(7)}`,
        'delete from audit_seals where number = 7',
        'update audit_seals set number = number + 1000 where number > 7',
        'update audit_seals set number = number - 1001 where number > 1000',
      ],
      /^Row 7 .+ was changed/,
    ],
  ])('the removal of %s', async (_what, statements, message) => {
    await tamper(...statements)
    await expect(verify()).rejects.toThrow(message)
  })

  test('two rows that changed places', async () => {
    const [a, b] = (
      await query('select entry_id as id from audit_seals where number in (4, 9) order by number')
    ).rows
    const move = (id: string, from: string) =>
      `update audit_seals set entry_id = '${id}' where entry_id = '${from}'`
    const nobody = '00000000-0000-4000-8000-000000000000'
    await tamper(move(nobody, a.id), move(a.id, b.id), move(b.id, nobody))
    await expect(verify()).rejects.toThrow(/^Row 4 .+ was changed/)
  })

  const copy = (at: string) => `insert into audit_entries (id, at, actor_id, action)
    select gen_random_uuid(), ${at}, actor_id, action from audit_entries limit 1`
  test('a row that was added behind the product', async () => {
    await tamper(copy('now()'))
    await expect(verify()).rejects.toThrow('A row was added')
  })

  test('a row that was added with a date of long ago and numbered by the product', async () => {
    await query(copy(`now() - interval '30 days'`))
    await sealAudit(app.services)
    await expect(verify()).rejects.toThrow(`Row ${ROWS + 1}`)
    await expect(verify()).rejects.toThrow('was added later')
  })

  test('the removal of a row that has no number yet', async () => {
    await query(copy('now()'))
    await tamper('delete from audit_entries where id in (select entry_id from audit_waiting)')
    await expect(verify()).rejects.toThrow('A row is missing')
  })

  test.each([
    ['its actor', 'actor_id = null'],
    [
      'the person concerned',
      `person_id = null, before = null, after = null, reason = '', subject = '', subject_id = ''`,
    ],
  ])('a row that forgot %s although the account exists', async (_who, change) => {
    await query(`update audit_entries set ${change} where id = ${entry(7)}`)
    await expect(verify()).rejects.toThrow('Row 7 was changed: it names nobody')
  })

  test('a chain that was made anew, by the digest of an earlier run', async () => {
    await tamper(
      `update audit_entries set reason = 'drugi razlog' where id = ${entry(7)}`,
      'insert into audit_waiting select entry_id from audit_seals',
      'delete from audit_seals',
    )
    await sealAudit(app.services)
    expect((await verify()).rows).toBe(ROWS)
    await expect(verifyAudit(app.services.pool, mark)).rejects.toThrow(`Row ${ROWS} does not have the digest`)
  })

  test('the loss of the newest rows, by the digest of an earlier run', async () => {
    await tamper(
      `delete from audit_entries where id = ${entry(ROWS)}`,
      `delete from audit_seals where number = ${ROWS}`,
    )
    expect((await verify()).rows).toBe(ROWS - 1)
    await expect(verifyAudit(app.services.pool, mark)).rejects.toThrow('Rows are missing')
  })
})

describe('The log stays whole', () => {
  test('when an account ends that acted or was acted on, and nobody can guess the words by their digest', async () => {
    const gone = await signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
    await record({ session: { userId: gone.userId } as Session })
    const subject = { kind: 'account', id: gone.userId, name: 'Ime Prezime' }
    await record({ personId: gone.userId, reason: 'odlazi', subject })
    await sealAudit(app.services)
    await query(`update users set delete_after = now() - interval '1 minute' where id = $1`, [gone.userId])
    expect(await purgeDeleted(app.services, features)).toBe(1)
    const before = await verify()
    expect(before.rows).toBe(ROWS + 2)
    const { rows } = await query(
      'select number::int, salt is null as forgotten from audit_seals where number > $1 order by 1',
      [ROWS],
    )
    expect(rows).toEqual([
      { number: ROWS + 1, forgotten: false },
      { number: ROWS + 2, forgotten: true },
    ])
  })

  test('when many write and two give numbers at once', async () => {
    const before = await verify()
    const writers = Array.from({ length: 40 }, (_, n) =>
      inTransaction(app.services.pool, (db) => record({ db, reason: `uporedo ${n}` })),
    )
    const numbers = Array.from({ length: 2 }, async () => {
      for (let n = 0; n < 10; n += 1) await sealAudit(app.services, 3)
    })
    await Promise.all([...writers, ...numbers])
    // One of two gives way to the other, which may have looked before the last writer was done.
    await sealAudit(app.services)
    expect(await verify()).toMatchObject({ rows: before.rows + 40, waiting: 0 })
  })

  test('when a row is committed after later ones have their numbers, or forgets somebody at that moment', async () => {
    const before = await verify()
    const leaver = (await member(app)).id
    const slow = await app.services.pool.connect()
    try {
      await slow.query('begin')
      await record({ db: toDb(slow as PoolClient), reason: 'spora' })
      await record({ reason: 'brza' })
      await sealAudit(app.services)
      expect(await verify()).toMatchObject({ rows: before.rows + 1, waiting: 0 })
      await slow.query('commit')

      await record({ personId: leaver, reason: 'odlazi' })
      await slow.query('begin')
      await slow.query('delete from users where id = $1', [leaver])
      await sealAudit(app.services)
      expect(await verify()).toMatchObject({ rows: before.rows + 2, waiting: 1 })
      await slow.query('commit')
    } finally {
      slow.release()
    }
    await sealAudit(app.services)
    expect(await verify()).toMatchObject({ rows: before.rows + 3, waiting: 0 })
  })
})

test('a seal cannot be changed, whoever asks the database', async () => {
  for (const attack of [
    'delete from audit_seals',
    `update audit_seals set digest = sha256('x')`,
    `update audit_seals set salt = 'x'`,
    'update audit_seals set number = number + 1000',
  ])
    await expect(query(attack)).rejects.toThrow('the seals of the audit log cannot be changed')
})

describe('npm run audit:verify', () => {
  async function say(from?: string): Promise<string> {
    const { log, pool } = app.services
    const url = pool.options.connectionString!
    const config = { ...app.services.config, databaseUrl: url, databaseDirectUrl: url }
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    try {
      await auditVerify({ config, log, from } as Command)
      return write.mock.calls.map(([line]) => String(line)).join('')
    } finally {
      write.mockRestore()
    }
  }

  test('says in one line that the log is whole, how much is not proven yet, and what to give next time', async () => {
    await record()
    const { rows, last } = await verify()
    const from = `${last!.number}:${last!.digest}`
    const line = `${rows} rows, whole; 1 newer without a number yet, which proves nothing about them; next time --from ${from}\n`
    expect(await say()).toBe(line)
    expect(await say(from)).toBe(line)
  })

  test('refuses what is no digest, and one that the log does not have', async () => {
    await expect(say('12')).rejects.toThrow('--from number:digest')
    await expect(say(`1:${'0'.repeat(64)}`)).rejects.toThrow('Row 1 does not have the digest')
  })
})
