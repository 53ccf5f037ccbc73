import { letSignIn, signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'
import { keptOnDevice } from './offline-pages.ts'

test.use({ serviceWorkers: 'allow' })

// A person who writes for this call in no other journey, because those of one worker share the demo world.
const WRITER = 'tarik.mujic@primjer.ba'

test('an application opens on a phone without a connection after a reload, is written on, and comes together with what others wrote', async ({
  page,
  context,
  product,
  deviceOf,
}) => {
  await letSignIn(product, [WRITER])
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, WRITER, 'bhs')
  await open(page, '/calls/jesen-u-zenici')
  await page.getByRole('link', { name: 'Prijavi ekipu' }).press('Enter')
  await expect(page).toHaveURL(/\/canvas\?id=/)
  const problem = page.getByRole('textbox', { name: 'Problem' })
  const state = page.getByRole('status')
  await problem.click()
  await page.keyboard.type('Park nema klupa.')
  await expect(state.getByText('Sačuvano', { exact: true })).toBeVisible()
  await keptOnDevice(page, '/canvas')
  await expect(problem).toHaveText('Park nema klupa.')

  await context.setOffline(true)
  await page.reload()
  await expect(problem).toHaveText('Park nema klupa.')
  await expect(state.getByText('Bez interneta, sačuvano na uređaju')).toBeVisible()
  // The notice of the lost connection covers no button: a finger goes on to the next box and back.
  await expect(page.getByText('Nema veze s internetom.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Dalje' }).click()
  await expect(page.getByRole('heading', { name: 'Kome pomaže' })).toBeVisible()
  await page.getByRole('button', { name: 'Prethodno polje' }).click()
  await problem.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Ni svjetla.')
  await expectAccessible(page)
  await expectNoOverflow(page)

  // It does not depend on the page: it opens again offline, also from the list.
  await page.reload()
  await expect(problem).toHaveText('Park nema klupa. Ni svjetla.')
  await page.getByRole('link', { name: 'Zatvori prijavu' }).press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'Prijava bez naziva' }).press('Enter')
  await expect(problem).toHaveText('Park nema klupa. Ni svjetla.')
  await problem.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Ni korpi.')

  // Another device edits it in the meantime; after reconnection both have everything.
  const desk = await deviceOf(WRITER, 'bhs', { viewport: { width: 1280, height: 800 } })
  await open(desk, new URL(page.url()).pathname + new URL(page.url()).search)
  await desk.getByRole('region', { name: 'Problem' }).getByRole('button', { name: /^Piši/ }).press('Enter')
  const same = desk.getByRole('textbox', { name: 'Problem' })
  await same.click()
  await desk.keyboard.press('Control+Home')
  await desk.keyboard.type('Tužno: ')
  await expect(desk.getByRole('status').getByText('Sačuvano', { exact: true })).toBeVisible()
  await context.setOffline(false)
  const whole = 'Tužno: Park nema klupa. Ni svjetla. Ni korpi.'
  await expect(same).toHaveText(whole)
  await expect(problem).toHaveText(whole)
  await expect(state.getByText('Sačuvano', { exact: true })).toBeVisible()
})
