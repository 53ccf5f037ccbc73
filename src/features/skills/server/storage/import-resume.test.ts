import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from '#platform/server/db/sql.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/setup/database.ts'
import { type Database, openDatabase } from '#platform/server/db/database.ts'
import { createLog } from '#platform/server/log/log.ts'
import { CUT_OFF } from '../../contract/vocabulary.endpoints.ts'
import { getImportState } from '../editor/state.queries.ts'
import { openRelease } from '../release/release.ts'
import { gatherVocabulary } from '../vocabulary/gather.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import { importFolder } from './import-folder.service.ts'
import { partsOf } from './release-parts.ts'
import { oneAtATime } from './run-lock.ts'
import { getVocabulary } from './vocabulary.queries.ts'

const SKILLS = 2500
const JOBS = 700
const uri = (kind: string, id: string) => `http://data.europa.eu/esco/${kind}/${id}`
const idOf = (prefix: string, n: number) => `${prefix}-0000-4000-8000-${String(n).padStart(12, '0')}`
const skill = (n: number) => uri('skill', idOf('aaaaaaaa', n))
const job = (n: number) => uri('occupation', idOf('bbbbbbbb', n))

let folder: string
let one: Awaited<ReturnType<typeof place>>

beforeEach(async () => {
  one = await place()
  folder = await mkdtemp(join(tmpdir(), 'zamah-release-'))
  await writeRelease()
})
afterEach(async () => {
  await one.leave()
  await rm(folder, { recursive: true, force: true })
})

async function place() {
  const { url, drop } = await createTestDatabase()
  const database: Database = openDatabase({ url, log: createLog('silent') })
  return {
    url,
    ...database,
    async leave() {
      await database.close()
      await drop()
    },
  }
}

async function writeRelease(word = 'turn') {
  const skills = Array.from(
    { length: SKILLS },
    (_, n) => `${skill(n)},skill/competence,${word} part ${n},${word} piece ${n},released,About ${n}.`,
  )
  const jobs = Array.from({ length: JOBS }, (_, n) => `${job(n)},7223,turner ${n},,Turns.`)
  const links = Array.from(
    { length: SKILLS },
    (_, n) => `${job(n % JOBS)},${n % 2 ? 'essential' : 'optional'},${skill(n)}`,
  )
  const files = {
    'skills_en.csv': ['conceptUri,skillType,preferredLabel,altLabels,status,description', ...skills],
    'occupations_en.csv': ['conceptUri,iscoGroup,preferredLabel,altLabels,description', ...jobs],
    'occupationSkillRelations.csv': ['occupationUri,relationType,skillUri', ...links],
  }
  for (const [name, lines] of Object.entries(files)) await writeFile(join(folder, name), lines.join('\n'))
}

const bring = () => importFolder({ services: one, folder })

/** Imports in another process, and kills it at this point. */
async function killedAfter(step: string, count: number): Promise<void> {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, 'import-run.fixture.ts'), one.url, folder],
    { stdio: 'inherit' },
  )
  for (;;) {
    const { rows } = await one.db.execute<{ reached: number }>(
      sql`select reached from skill_imports where step = ${step} and reached >= ${count}`,
    )
    if (rows[0]) break
    expect(child.exitCode).toBeNull()
    await setTimeout(3)
  }
  child.kill('SIGKILL')
  await once(child, 'close')
  await oneIsGone()
}

/** Waits until the database notices the dead process. */
async function oneIsGone(): Promise<void> {
  for (;;) {
    const { rows } = await one.db.execute<{ pid: number }>(
      sql`select l.pid from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and d.datname = current_database()`,
    )
    if (rows.length === 0) return
    await setTimeout(5)
  }
}

const reachedFirst = async () => (await getImportState(one.db)).imports[0]

describe('an import that is killed', () => {
  test('is gone on with, and ends as if nothing had happened', async () => {
    await killedAfter('skills', 1000)
    expect((await getVocabulary(one.db)).skills.some(({ names }) => names.en[0] === 'turn part 1')).toBe(
      false,
    )

    const report = await bring()
    expect(report.skills.added).toBe(SKILLS)
    expect(report.links.added).toBe(SKILLS)
    const { imports } = await getImportState(one.db)
    expect(imports).toMatchObject([
      { continued: { step: 'skills', startedAt: imports[1]?.startedAt }, failure: null },
      { continued: null, failure: CUT_OFF, report: null },
    ])
    expect(imports[0]?.continued?.count).toBeGreaterThanOrEqual(1000)
    expect(imports[0]?.continued?.count).toBeLessThan(SKILLS)

    // The result of an uninterrupted import of the files.
    const { version } = await gatherVocabulary(readOwnTables(), await openRelease(folder))
    expect((await getVocabulary(one.db)).version).toBe(version)

    for (const change of Object.values(await bring()))
      expect(change).toMatchObject({ added: 0, changed: 0, removed: 0 })
    expect((await reachedFirst())?.continued).toBeNull()
  })

  test('is begun anew when the files are others', async () => {
    await killedAfter('skills', 1000)
    await writeRelease('mill')
    expect((await bring()).skills.added).toBe(SKILLS)
    expect((await reachedFirst())?.continued).toBeNull()
    const { skills } = await getVocabulary(one.db)
    expect(skills.some(({ names }) => names.en.some((name) => name.startsWith('turn p')))).toBe(false)
  })

  test('goes on after a failure too, and leaves nothing of what it kept', async () => {
    await one.db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`)
    await one.db.execute(sql`create trigger refuse before insert on release_links execute function refuse()`)
    await expect(bring()).rejects.toThrow()
    await one.db.execute(sql`drop trigger refuse on release_links`)
    await bring()
    const run = await reachedFirst()
    expect(run?.continued).toMatchObject({ step: 'occupations', count: JOBS })
    const { rows } = await one.db.execute<{ id: string }>(sql`select id from release_skills limit 1`)
    expect(rows).toEqual([])
  })
})

describe('two imports at once', () => {
  test('are one: the second is told', async () => {
    await oneAtATime(one.pool, () => expect(bring()).rejects.toThrow('Another import is running'))
    expect((await getImportState(one.db)).imports).toEqual([])
    const ends = await Promise.allSettled([bring(), bring()])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await getImportState(one.db)).imports).toHaveLength(1)
  })
})

test('of a release no more than one part is in memory', async () => {
  const release = await openRelease(folder)
  let read = 0
  const counting = {
    ...release,
    async *rows(name: RegExp) {
      for await (const row of release.rows(name)) {
        read += 1
        yield row
      }
    },
  }
  let kept = 1200
  for await (const { length } of partsOf(counting, 'skills', kept)) {
    kept += length
    expect(read).toBe(kept)
    expect(length).toBeLessThanOrEqual(500)
  }
  expect(kept).toBe(SKILLS)
})
