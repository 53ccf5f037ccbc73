import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '#platform/server/db/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { openRelease } from '../release/release.ts'
import { gatherVocabulary } from '../vocabulary/gather.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import { importFolder } from './import-folder.service.ts'
import { getVocabulary } from './vocabulary.queries.ts'

const own = readOwnTables()
const ours = own.skills.find(({ esco }) => esco !== null)
const FOREIGN = '11111111-1111-4111-8111-111111111111'
const JOB = '22222222-2222-4222-8222-222222222222'
const uri = (kind: string, id: string) => `http://data.europa.eu/esco/${kind}/${id}`

let app: TestApp
let folder: string

beforeAll(async () => {
  app = await buildTestApp()
  folder = await mkdtemp(join(tmpdir(), 'zamah-release-'))
  await writeRelease()
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

async function writeRelease(name = 'juggle "five" balls') {
  const quoted = `"${name.replaceAll('"', '""')}"`
  await writeFile(
    join(folder, 'skills_en.csv'),
    `conceptType,conceptUri,skillType,preferredLabel,altLabels,status,description\r\n` +
      `KSC,${uri('skill', FOREIGN)},knowledge,${quoted},"keep balls in the air\nthrow, and catch",released,About balls.\r\n` +
      `KSC,${uri('skill', ours?.esco ?? '')},skill/competence,the name over there,,released,Theirs.\r\n`,
  )
  await writeFile(
    join(folder, 'occupations_en.csv'),
    `conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,description\nOccupation,${uri('occupation', JOB)},2659,juggler,,Juggles.\n`,
  )
  await writeFile(
    join(folder, 'occupations_hr.csv'),
    `conceptType,conceptUri,iscoGroup,preferredLabel,altLabels\nOccupation,${uri('occupation', JOB)},2659,žongler/žonglerka,"žongler\nžonglerka"\n`,
  )
  await writeFile(
    join(folder, 'occupationSkillRelations.csv'),
    `occupationUri,relationType,skillType,skillUri\n${uri('occupation', JOB)},essential,knowledge,${uri('skill', FOREIGN)}\n`,
  )
}

const bring = (from = folder) => importFolder({ services: app.services, folder: from })

describe('whoever imports a release', () => {
  test('gets its skills, occupations, names in every language and links', async () => {
    const report = await bring()
    expect(report).toMatchObject({
      skills: { added: 1, changed: 1 },
      skillLabels: { added: 4 },
      occupations: { added: 1 },
      occupationLabels: { added: 4 },
      links: { added: 1 },
    })
  })

  test('keeps our names before those of the release', async () => {
    const { skills } = await getVocabulary(app.services.db)
    const skill = skills.find(({ esco }) => esco === ours?.esco)
    expect(skill?.names.en[0]).toBe(ours?.en)
    expect(skill?.names.en.at(-1)).toBe('the name over there')
  })

  test('has in the database what the files say', async () => {
    const gathered = await gatherVocabulary(own, await openRelease(folder))
    expect((await getVocabulary(app.services.db)).version).toBe(gathered.version)
  })

  test('changes nothing by doing it again', async () => {
    const before = await stamps()
    for (const change of Object.values(await bring()))
      expect(change).toMatchObject({ added: 0, changed: 0, removed: 0 })
    expect(await stamps()).toEqual(before)
  })

  test('may give the same release as an archive', async () => {
    const archive = join(folder, 'release.tar.gz')
    execFileSync('tar', ['-czf', archive, '-C', folder, 'skills_en.csv', 'occupations_en.csv'])
    const { skillLabels } = await bring(archive)
    await rm(archive)
    expect(skillLabels).toMatchObject({ added: 0, removed: 0 })
  })

  test('is told what a newer release says otherwise', async () => {
    await writeRelease('juggle six balls')
    expect(await bring()).toMatchObject({ skillLabels: { added: 1, removed: 1 }, skills: { added: 0 } })
  })

  test('has the old vocabulary whole when the files are damaged', async () => {
    const before = await getVocabulary(app.services.db)
    await writeFile(join(folder, 'occupationSkillRelations.csv'), 'occupationUri,relationType\n"never closed')
    await expect(bring()).rejects.toThrow('a quote is opened and never closed')
    expect((await getVocabulary(app.services.db)).version).toBe(before.version)
    const { rows } = await app.services.db.execute<{ failure: string }>(
      sql`select failure from skill_imports order by started_at desc limit 1`,
    )
    expect(rows[0]?.failure).toContain('never closed')
  })

  test('is told when there is nothing to import', async () => {
    await expect(bring(tmpdir())).rejects.toThrow('There is no skills_xx.csv')
    await expect(bring(join(folder, 'nowhere'))).rejects.toThrow('to read')
  })
})

async function stamps() {
  const { rows } = await app.services.db.execute<{ skills: string; changed: string }>(
    sql`select max(updated_at)::text as skills, (select changed_at::text from skill_state) as changed from skills`,
  )
  return rows
}
