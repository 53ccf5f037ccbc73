import { account, cast } from '#features/account/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { buildTestApp, type TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureAddress } from '../../contract/pictures.ts'
import { listPictures, saveEmptyProfile } from '../profiles.queries.ts'
import { seedFaces } from './faces.seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.stop())

test('people of the demo world get a photo of every size, once however often it is seeded, and Amra has still to add hers', async () => {
  const { services } = app
  await account.seed?.(services)
  const [lejla, amra] = await Promise.all(
    [cast.lejla, cast.amra].map(async ({ email }) => (await findUserByEmail(services.db, email))!.id),
  )
  for (const id of [lejla!, amra!]) await saveEmptyProfile(services.db, id)

  await seedFaces(services)
  const before = await listPictures(services.db, lejla!)
  await seedFaces(services)

  expect(before).toEqual([{ id: expect.any(String), kind: 'photo', placeholder: expect.any(String) }])
  expect(await listPictures(services.db, lejla!)).toEqual(before)
  expect(await listPictures(services.db, amra!)).toEqual([])
  for (const width of PICTURE_WIDTHS.photo)
    for (const format of PICTURE_FORMATS)
      expect((await visitor(app).get(pictureAddress({ id: before[0]!.id, width, format }))).statusCode).toBe(
        200,
      )
})
