import type { Page } from '@playwright/test'
import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'
import { joinBy } from './team.ts'

test('a team calls a mentor, who reads along and asks about a box on a phone; the team answers and resolves it', async ({
  page,
  deviceOf,
}) => {
  await signInAs(page, 'organisation editor', 'bhs')
  await open(page, '/calls/jesen-u-zenici')
  await page.getByRole('link', { name: 'Prijavi ekipu' }).press('Enter')
  await expect(page).toHaveURL(/\/canvas\?id=/)
  await page.getByRole('textbox', { name: 'Naziv projekta' }).fill('Servis bicikala')
  const team = page.getByRole('region', { name: 'Ekipa i uloge' })
  await team.getByRole('button', { name: /^Piši/ }).press('Enter')
  await team.getByRole('button', { name: 'Napravi link za mentora' }).press('Enter')
  const link = await team.getByRole('textbox', { name: 'Link za mentora' }).inputValue()
  await team.getByRole('textbox', { name: 'Email mentora' }).fill('savjet@primjer.ba')
  await team.getByRole('button', { name: 'Pozovi mentora' }).press('Enter')
  await expect(page.getByText('Pozivnica je poslana')).toBeVisible()
  await expectAccessible(page)

  const phone = await deviceOf('mentor', 'bhs', { viewport: { width: 360, height: 740 }, hasTouch: true })
  await joinBy(phone, link, { by: 'Nermina', act: 'Prihvati mentorstvo' })
  await expect(phone.getByText(/Čitaš ovu prijavu kao mentor/)).toBeVisible()
  await expect(phone.getByRole('heading', { level: 1, name: 'Servis bicikala' })).toBeVisible()
  await expect(phone.getByRole('button', { name: /^Piši/ })).toHaveCount(0)
  await expectAccessible(phone)
  await expectNoOverflow(phone)

  // The team conversation includes the mentor; while empty it shows its members and first lines.
  await phone.getByRole('button', { name: 'Razgovor ekipe' }).press('Enter')
  await expect(phone).toHaveURL(/\/messages\//)
  await expect(phone.getByText('Pišu i čitaju ekipa i njeni mentori.')).toBeVisible()
  await expectAccessible(phone)
  await expectNoOverflow(phone)
  const field = phone.getByRole('textbox', { name: 'Poruka' })
  await phone.getByRole('button', { name: 'Šta nam još fali prije roka?' }).press('Enter')
  await expect(field).toHaveValue('Šta nam još fali prije roka?')
  // Another first line replaces it, and the member's own text stays.
  await phone.getByRole('button', { name: /^Podijelimo posao/ }).press('Enter')
  await expect(field).toHaveValue('Podijelimo posao: ko šta radi i do kada?')
  await phone.getByRole('button', { name: 'Pošalji', exact: true }).press('Enter')
  await expect(phone.getByRole('log').getByText('Podijelimo posao: ko šta radi i do kada?')).toBeVisible()
  await expect(phone.getByText('Možeš početi i ovako:')).toBeHidden()
  await phone.goBack()
  await expect(phone.getByText(/Čitaš ovu prijavu kao mentor/)).toBeVisible()
  await phone.getByRole('button', { name: 'Komentari: Budžet' }).press('Enter')
  const sheet = phone.getByRole('dialog', { name: 'Razgovor o prijavi' })
  await sheet.getByRole('button', { name: 'Komentariši' }).press('Enter')
  await sheet.getByRole('textbox', { name: 'Tvoj komentar' }).fill('Odakle cijena alata?')
  await sheet.getByRole('button', { name: 'Pošalji komentar' }).press('Enter')
  await expect(sheet.getByText('Odakle cijena alata?')).toBeVisible()
  // A mentor asks; only the team can resolve it.
  await expect(sheet.getByRole('button', { name: 'Riješeno' })).toHaveCount(0)
  await expectAccessible(phone)

  // The team sees the comment without a reload, with its author and box.
  await page.getByRole('button', { name: '1 otvoren komentar: Budžet' }).press('Enter')
  const panel = page.getByRole('region', { name: 'Razgovor o prijavi' })
  await expect(panel.getByText('mentorstvo')).toBeVisible()
  await panel.getByRole('button', { name: 'Odgovori' }).press('Enter')
  await panel.getByRole('textbox', { name: 'Tvoj odgovor' }).fill('Iz ponude, prilažemo je.')
  await panel.getByRole('button', { name: 'Pošalji odgovor' }).press('Enter')
  await expect(sheet.getByText('Iz ponude, prilažemo je.')).toBeVisible()
  await panel.getByRole('button', { name: 'Riješeno' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Komentari: Budžet' })).toBeVisible()
  await expect(sheet.getByText('Zatvoreno: 1 razgovor')).toBeVisible()
  await expectAccessible(page)

  // A question about some words stays anchored to them on both sides, whatever is written before them.
  await sheet.getByRole('button', { name: 'Zatvori razgovor' }).press('Enter')
  await page.getByRole('region', { name: 'Problem' }).getByRole('button', { name: /^Piši/ }).press('Enter')
  const text = page.getByRole('textbox', { name: 'Problem' })
  await text.click()
  await page.keyboard.type('Nema nijednog servisa u gradu.')
  const read = phone.getByRole('region', { name: 'Problem' })
  await expect(read.getByText('Nema nijednog servisa u gradu.')).toBeVisible()
  await select(phone, 'nijednog servisa')
  await read.getByRole('button', { name: 'Komentariši' }).tap()
  await sheet.getByRole('textbox', { name: 'Tvoj komentar' }).fill('Jesi li provjerio?')
  await sheet.getByRole('button', { name: 'Pošalji komentar' }).press('Enter')
  await expect(text.locator('[data-thread]')).toHaveText('nijednog servisa')
  await text.press('Control+Home')
  await page.keyboard.type('U Zenici: ')
  await expect(read.locator('p')).toHaveText('U Zenici: Nema nijednog servisa u gradu.')
  await expect(read.locator('mark')).toHaveText('nijednog servisa')
  await expectAccessible(phone)

  // Words can be selected by keyboard, and by tapping the first and the last; the team's typing moves the selection.
  await sheet.getByRole('button', { name: 'Zatvori razgovor' }).press('Enter')
  const pick = read.getByRole('button', { name: 'Izaberi riječi' })
  await pick.press('Enter')
  await expect(read.getByRole('option', { name: 'U', exact: true })).toBeFocused()
  for (const key of ['End', 'Shift+ArrowLeft']) await phone.keyboard.press(key)
  await expect(read.getByRole('option', { selected: true })).toHaveText(['u', 'gradu'])
  await expectAccessible(phone)
  await phone.keyboard.press('Escape')
  await expect(pick).toBeFocused()
  await pick.tap()
  await read.getByRole('option', { name: 'Nema' }).tap()
  await text.press('Control+Home')
  await page.keyboard.type('Naime, ')
  await expect(read.getByRole('option', { name: 'Naime' })).toBeVisible()
  await read.getByRole('option', { name: 'nijednog' }).tap()
  await expect(read.getByRole('option', { selected: true })).toHaveText(['Nema', 'nijednog'])
  await expectNoOverflow(phone)
  await read.getByRole('button', { name: 'Predloži izmjenu' }).tap()
  await expect(sheet.getByText('Nema nijednog', { exact: true })).toBeVisible()
})

/** Selects words as a finger does that holds one. */
function select(page: Page, words: string): Promise<void> {
  return page.evaluate(`(() => {
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.data.indexOf(${JSON.stringify(words)})
      if (at < 0) continue
      getSelection().setBaseAndExtent(node, at, node, at + ${words.length})
      return
    }
    throw new Error('these words are nowhere')
  })()`)
}
