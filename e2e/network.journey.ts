import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('two members meet: one asks with a note, the other accepts, and a block ends all of it', async ({
  page,
  deviceOf,
}) => {
  await signInAs(page, 'board reviewer', 'bhs')
  const other = await deviceOf('mentor', 'bhs')

  // On a phone, from the profile: a request with a note.
  await open(page, '/profile/damir-kovacevic')
  await page.getByRole('button', { name: 'Poveži se: Damir Kovačević' }).click()
  const dialog = page.getByRole('dialog', { name: 'Poveži se: Damir Kovačević' })
  await dialog.getByLabel('Poruka uz zahtjev').fill('Zdravo Damire, volio bih da pitam nešto o kajaku.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pošalji zahtjev' }).click()
  await expect(page.getByText('Zahtjev poslan', { exact: true })).toBeVisible()
  await open(page, '/network')
  await page
    .getByRole('radio', { name: /Poslani/ })
    .or(page.getByRole('button', { name: /Poslani/ }))
    .click()
  await expect(page.getByText('volio bih da pitam nešto o kajaku')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // On a wide screen the other reads it and accepts; the alias is the same page.
  await open(other, '/my-network')
  await expect(other).toHaveTitle(/^Mreža \|/)
  await expect(other.getByText('volio bih da pitam nešto o kajaku')).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Prihvati zahtjev: Stefan Marković' }).click()
  await expect(other.getByRole('list', { name: 'Tvoji kontakti' }).getByText('Stefan Marković')).toBeVisible()

  // Connections see an unpublished profile; after a block neither finds the other.
  await other
    .getByRole('list', { name: 'Tvoji kontakti' })
    .getByRole('link', { name: 'Stefan Marković' })
    .click()
  await expect(other.getByText(/^Povezani od /)).toBeVisible()
  await other.getByRole('button', { name: 'Radnje: Stefan Marković' }).click()
  await other.getByRole('menuitem', { name: 'Blokiraj' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Blokiraj' }).click()
  await expect(other).toHaveURL('/network')
  await expect(other.getByRole('list', { name: 'Tvoji kontakti' }).getByText('Stefan Marković')).toBeHidden()
  await open(page, '/profile/damir-kovacevic')
  await expect(page.getByRole('heading', { name: 'Damir Kovačević' })).toBeHidden()
})
