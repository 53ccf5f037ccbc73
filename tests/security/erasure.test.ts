import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#app/features.ts'
import { purgeDeleted } from '#features/settings/server/index.ts'
import { member } from '#tests/setup/people.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { OF_OTHERS, STAYS, STAYS_UNLESS_ASKED } from './erasure-stays.ts'
import { columnsWith, plantEverywhere, type Rare, signsOf } from './planted-person.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

/** Creates a member whose name, phone, address and id are in every column that could contain them. */
async function plantedPerson({ alsoSent }: { alsoSent: boolean }): Promise<Rare> {
  const sign = alsoSent ? 'qz' : 'vx'
  const user = await member(app, {
    firstName: `Xvor${sign}`,
    lastName: `Zqbrelj${sign}`,
    email: `xvor.${sign}@primjer.ba`,
    phoneNumber: alsoSent ? '+38761998871' : '+38761998872',
  })
  const { id, firstName, lastName, email, phoneNumber } = user
  const rare = { id, name: `${firstName} ${lastName}`, email, phone: phoneNumber ?? '' }
  const stuck = await plantEverywhere(app.services.pool, { rare, other: (await member(app)).id })
  expect(stuck).toEqual([])
  await app.services.pool.query(
    `update users set delete_after = now() - interval '1 minute', delete_sent = $2 where id = $1`,
    [id, alsoSent],
  )
  return rare
}

test('when an account ends, nothing says who it was but what we say that stays', {
  timeout: 120_000,
}, async () => {
  for (const alsoSent of [true, false]) {
    const rare = await plantedPerson({ alsoSent })
    expect((await columnsWith(app.services.pool, rare)).length).toBeGreaterThan(130)
    expect(await purgeDeleted(app.services, features)).toBe(1)
    const stays = { ...STAYS, ...(!alsoSent && STAYS_UNLESS_ASKED) }
    const left = await columnsWith(app.services.pool, rare)
    expect([alsoSent, left.filter((column) => !(column in stays))]).toEqual([alsoSent, []])
    expect(filesWith(app.services.config.dataDir, rare)).toEqual([])
  }
})

test('the list of what stays names only existing columns', async () => {
  const { rows } = await app.services.pool.query<{ place: string }>(`
    select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'
    union select table_name from information_schema.tables where table_schema = 'public'`)
  const places = rows.map(({ place }) => place)
  const said = [...Object.keys(OF_OTHERS), ...Object.keys(STAYS), ...Object.keys(STAYS_UNLESS_ASKED)]
  expect(said.filter((place) => !places.includes(place))).toEqual([])
})

/** Returns files of the product that contain one of the four, in name or bytes; the database is searched separately. */
function filesWith(folder: string, rare: Rare): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'postgres')))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => signsOf(rare).some((sign) => path.includes(sign) || readFileSync(path).includes(sign)))
}
