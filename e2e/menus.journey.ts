import { signInAs, test } from './demo.ts'
import { expect, open, type Page } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

type Place = readonly [path: string, menus: readonly RegExp[]]

/** Where each kind of menu stands, and how the one who opens it hears of it. */
const OF_MEMBERS: readonly Place[] = [
  ['/feed?view=newest', [/^Još radnji: /, /^Podijeli$/, /^Tvoj račun$/]],
  ['/opportunities', [/^Nije za mene: /]],
  ['/opportunities/mladji-analiticar-mladja-analiticarka-podataka', [/^Nije za mene$/]],
  ['/profile', [/^Fotografije$/, /Ko vidi: /]],
  ['/network', [/^Radnje: /]],
  ['/notifications', [/^Radnje: /]],
  ['/profile/cv', [/^Radnje: /]],
  ['/applications', [/^Premjesti: /]],
]
const OF_STAFF: readonly Place[] = [
  ['/export-texts', [/Preuzmi|Vrsta datoteke/]],
  ['/admin/page-builder', [/^Radnje za /]],
  ['/admin/form-builder', [/^Radnje za /]],
]

/** Choices of the open menu that cannot be reached: outside of the window, or under something else. */
const UNREACHED = `(() => {
  const layer = document.querySelector('[popover]:popover-open')
  return [...layer.querySelectorAll('[role^=menuitem]')].filter((choice) => {
    choice.scrollIntoView({ block: 'nearest' })
    const { left, top, right, bottom } = choice.getBoundingClientRect()
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    return !isInside || !choice.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  }).map((choice) => choice.textContent || choice.getAttribute('aria-label'))
})()`

/** Opens the last menu of a kind while its button is at the foot of the window. */
async function reachAll(page: Page, name: RegExp): Promise<void> {
  const opener = page.locator('[aria-haspopup=menu]:visible').and(page.getByRole('button', { name })).last()
  await expect(opener).toBeVisible()
  await opener.evaluate(`(button) => button.scrollIntoView({ block: 'end' })`)
  await opener.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  expect([page.url(), String(name), await page.evaluate(UNREACHED)]).toEqual([page.url(), String(name), []])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

async function reachAllOf(page: Page, places: readonly Place[]): Promise<void> {
  for (const [path, menus] of places) {
    await open(page, path)
    for (const name of menus) await reachAll(page, name)
  }
}

test('on a phone every choice of every menu can be pressed, also when its button is at the foot', async ({
  page,
  deviceOf,
}) => {
  await signInAs(page, 'member', 'bhs')
  await reachAllOf(page, OF_MEMBERS)

  await open(page, '/messages')
  await page.locator('main a[href^="/messages/"]').first().press('Enter')
  await reachAll(page, /^Više o razgovoru$/)
  await reachAll(page, /^Radnje za poruku$/)

  const staff = await deviceOf('global admin', 'bhs', { viewport: { width: 360, height: 740 } })
  await reachAllOf(staff, OF_STAFF)
  await open(staff, '/admin/form-builder')
  await staff.locator('main a[href*="/submissions/"]').first().press('Enter')
  await reachAll(staff, /Preuzmi/)
})
