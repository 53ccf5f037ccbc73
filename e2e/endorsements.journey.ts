import { cast } from '#features/account/server/index.ts'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open, tabTo } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

const TEXT = 'Tabelu narudžbi je složio tako da je svako jutro počinjalo bez pitanja.'

test('a colleague confirms a skill by keys, and it stands on the profile once its owner wants it', async ({
  page,
  deviceOf,
}) => {
  await signInAs(page, cast.nermina.email, 'bhs')
  const other = await deviceOf(cast.adnan.email, 'en', { viewport: { width: 360, height: 740 } })

  // From a connection's profile: the skill, how one knows it, and one sentence.
  await open(page, '/network')
  await page.getByRole('list', { name: 'Tvoji kontakti' }).getByRole('link', { name: 'Adnan Zukić' }).click()
  await tabTo(page, page.getByRole('button', { name: 'Potvrdi vještinu' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Potvrdi vještinu: Adnan Zukić' })
  const skill = dialog.getByLabel('Koju vještinu poznaješ iz zajedničkog rada?')
  await tabTo(page, dialog.getByRole('button', { name: 'Pošalji potvrdu' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Izaberi vještinu.')).toBeVisible()
  await expect(dialog.getByText('Napiši jednu rečenicu.')).toBeVisible()
  await tabTo(page, skill)
  await page.keyboard.type('timski')
  await expect(dialog.getByRole('radio', { name: 'Zajednička organizacija: Una Softver' })).toBeChecked()
  await tabTo(page, dialog.getByLabel('Rečenica o tome'))
  await page.keyboard.insertText(TEXT)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await tabTo(page, dialog.getByRole('button', { name: 'Pošalji potvrdu' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Potvrda je poslana. Adnan Zukić odlučuje')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(TEXT)).toBeHidden()

  // The owner is notified, decides by keyboard, and sees it where others will.
  await open(other, '/notifications')
  const told = other.getByRole('link', { name: /^Nermina Delić has confirmed a skill of yours/ }).first()
  await tabTo(other, told)
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL(/\/network#endorsements$/)
  const line = other.getByRole('listitem').filter({ hasText: TEXT })
  await expect(line.getByText('Waiting for you')).toBeVisible()
  await expectAccessible(other)
  await expectNoOverflow(other)
  await tabTo(other, line.getByRole('button', { name: /^Show on my profile: Nermina Delić/ }))
  await other.keyboard.press('Enter')
  await expect(line.getByText('On your profile')).toBeVisible()

  // It shows beside the skill to permitted viewers, until its author withdraws it.
  await page.reload()
  await expect(page.getByText(TEXT)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await tabTo(page, page.getByRole('button', { name: 'Potvrdi vještinu' }))
  await page.keyboard.press('Enter')
  await tabTo(page, skill)
  await page.keyboard.type('timski')
  await tabTo(page, dialog.getByRole('button', { name: 'Povuci potvrdu' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Potvrda je povučena.')).toBeVisible()
  await open(other, '/network')
  await expect(other.getByRole('list', { name: 'Your skills, confirmed by others' })).toBeVisible()
  await expect(other.getByText(TEXT)).toBeHidden()
})
