import { cast } from '#features/account/server/index.ts'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a member does the same with somebody on both addresses of a profile, where skills stand before schools', async ({
  page,
}) => {
  await signInAs(page, cast.nermina.email, 'bhs')
  for (const address of ['/profile/amra-hodzic', '/profil/amra-hodzic']) {
    await open(page, address)
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Piši poruku' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Radnje: Amra Hodžić' })).toBeVisible()
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.indexOf('Vještine')).toBe(0)
    expect(headings.indexOf('Obrazovanje')).toBeGreaterThan(headings.indexOf('Iskustvo'))
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
})

test('a visitor reads the profile and finds nothing to press; its owner finds the way to edit it', async ({
  page,
  deviceOf,
}) => {
  // A page for reading: it needs no script.
  await page.goto('/profil/amra-hodzic')
  await expect(page.getByRole('heading', { name: 'Vještine' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Piši poruku' })).toHaveCount(0)
  const own = await deviceOf('member', 'bhs', { viewport: { width: 360, height: 740 } })
  await open(own, '/profil/amra-hodzic')
  await own.getByRole('main').getByRole('link', { name: 'Uredi profil' }).click()
  await expect(own).toHaveURL('/profile')

  // What she does not want is not asked again, on any device.
  await own.getByRole('button', { name: 'Ne predlaži: Dodaj fotografiju' }).click()
  await expect(own.getByText('Više ne predlažemo: Dodaj fotografiju')).toBeVisible()
  await own.reload()
  await expect(own.getByText('Profil ima sve što treba.')).toBeVisible()
  await expectAccessible(own)
  await expectNoOverflow(own)
})
