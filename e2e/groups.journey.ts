import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const PHONE = { width: 360, height: 740 }

test('three people talk in a group, one of them without a link in between, and all read the same order', async ({
  page,
  deviceOf,
}) => {
  await signInAs(page, 'global admin', 'bhs')
  const amra = await deviceOf('member', 'bhs', { viewport: PHONE })
  const damir = await deviceOf('mentor', 'en')
  await open(amra, '/messages')
  await open(damir, '/messages')

  // The organiser chooses among their connections; the group appears for the others at once.
  await open(page, '/messages')
  await page.getByRole('button', { name: 'Nova poruka' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova poruka' })
  await dialog.getByRole('checkbox', { name: 'Amra Hodžić' }).check()
  await dialog.getByRole('checkbox', { name: 'Damir Kovačević' }).check()
  await dialog.getByLabel('Naziv grupe').fill('Radionica u Bihaću')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Napravi grupu' }).click()
  await page.getByRole('textbox', { name: 'Poruka' }).fill('Ko donosi projektor?')
  await page.getByRole('button', { name: 'Pošalji', exact: true }).click()
  await amra.getByRole('link', { name: /Radionica u Bihaću/ }).click()
  await damir.getByRole('link', { name: /Radionica u Bihaću/ }).click()
  await expectNoOverflow(amra)

  // Two write while one is offline; afterwards all three have the same order.
  await amra.context().setOffline(true)
  await amra.getByRole('textbox', { name: 'Poruka' }).fill('Ja imam projektor.')
  await amra.getByRole('button', { name: 'Pošalji', exact: true }).click()
  await expect(amra.getByText('Čeka internet, poslat će se sama')).toBeVisible()
  await damir.getByRole('textbox', { name: 'Message' }).fill('I bring the cable.')
  await damir.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByText('I bring the cable.')).toBeVisible()
  await amra.context().setOffline(false)
  const bodies = ['Ko donosi projektor?', 'I bring the cable.', 'Ja imam projektor.']
  for (const one of [page, amra, damir]) {
    await expect(one.getByRole('log').getByText('Ja imam projektor.')).toHaveCount(1)
    await expect(one.getByRole('log').getByText(/projektor[.?]|cable/)).toHaveText(bodies)
  }
  // Read marks and the count are in sync.
  await expect(amra.getByRole('log').getByText('Pročitano', { exact: true })).toBeVisible()

  // A new title shows at once, and so does a member's leaving.
  await page.getByRole('button', { name: 'Više o razgovoru' }).click()
  await page.getByRole('menuitem', { name: 'Grupa i članovi' }).click()
  const group = page.getByRole('dialog', { name: 'Grupa' })
  await group.getByLabel('Naziv grupe').fill('Radionica u Cazinu')
  await group.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(amra.getByRole('heading', { level: 1, name: 'Radionica u Cazinu' })).toBeVisible()
  await group.getByRole('button', { name: 'Ukloni iz grupe: Damir Kovačević' }).click()
  await expect(damir.getByText('You can no longer write in this conversation.')).toBeVisible()
})

test('a stranger asks once in words alone, and a draft goes along from the phone to the desktop', async ({
  page,
  browser,
  product,
}) => {
  const phone = await (await browser.newContext({ baseURL: product.url, viewport: PHONE })).newPage()
  const stranger = await (await browser.newContext({ baseURL: product.url })).newPage()
  await signInAs(page, 'member', 'bhs')
  await signInAs(phone, 'member', 'bhs')
  await signInAs(stranger, 'board reviewer', 'en')
  await open(page, '/messages')
  await open(stranger, '/profile/amra-hodzic')
  await stranger.getByRole('button', { name: 'Write a message' }).click()
  await expect(stranger.getByText('Your first message arrives as a request.')).toBeVisible()

  // A message that cannot be sent shows the reason and stays in its field.
  const field = stranger.getByRole('textbox', { name: 'Message' })
  const send = stranger.getByRole('button', { name: 'Send', exact: true })
  for (const [text, why] of [
    ['\u200b\u2060', /The message is empty/],
    [Array.from({ length: 21 }, (_, n) => `https://primjer.ba/${n}`).join(' '), /at most 20 links/],
    ['x'.repeat(8003), /3 characters too many/],
  ] as const) {
    await field.fill(text)
    await send.click()
    await expect(stranger.getByText(why)).toBeVisible()
    await expect(field).toHaveValue(text)
  }
  await expectAccessible(stranger)
  await field.fill('Hello, our fair is at https://sajam.primjer.ba on Friday.')
  await send.click()
  await expect(stranger.getByText('Your request has been sent.')).toBeVisible()

  // It arrives at once, opens nothing, and is answered.
  await page.getByRole('button', { name: /^Upiti/ }).click()
  await page.getByRole('link', { name: /Stefan Marković/ }).click()
  const log = page.getByRole('log')
  await expect(log.getByText('our fair is at https://sajam.primjer.ba')).toBeVisible()
  await expect(log.getByRole('link')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Prihvati' }).click()
  await expect(log.getByRole('link', { name: /sajam\.primjer\.ba/ })).toBeVisible()
  await expect(field).toBeEnabled()

  // A draft appears on the member's other device, is sent from there, and disappears from the first.
  await open(phone, new URL(page.url()).pathname)
  await phone.getByRole('textbox', { name: 'Poruka' }).fill('Dolazim u petak')
  await expect(page.getByRole('textbox', { name: 'Poruka' })).toHaveValue('Dolazim u petak')
  await page.getByRole('textbox', { name: 'Poruka' }).fill('Dolazim u petak u 10.')
  await page.getByRole('button', { name: 'Pošalji', exact: true }).click()
  await expect(stranger.getByRole('log').getByText('Dolazim u petak u 10.')).toBeVisible()
  await expect(phone.getByRole('textbox', { name: 'Poruka' })).toHaveValue('')
  await expectNoOverflow(phone)
  for (const one of [phone, stranger]) await one.context().close()
})
