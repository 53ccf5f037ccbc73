import { signInAs, test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

test('somebody records a voice on a phone, listens, sends it, and it is heard in another browser', async ({
  page,
  deviceOf,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(page, 'mentor', 'bhs')
  const other = await deviceOf('global admin', 'en')
  await open(other, '/messages')
  await other.getByRole('link', { name: /Damir Kovačević/ }).click()
  const otherLog = other.getByRole('log', { name: 'Conversation: Damir Kovačević' })
  await expect(otherLog.getByText('dva slobodna termina')).toBeVisible()

  await open(page, '/messages')
  await page.getByRole('link', { name: /Lejla Begić/ }).click()
  await page.getByRole('button', { name: 'Snimi glasovnu poruku' }).click()
  const recorder = page.getByRole('region', { name: 'Snimanje glasovne poruke' })
  await expect(recorder.getByRole('timer')).toContainText(/0:0[2-9]/)
  await recorder.getByRole('button', { name: 'Završi snimanje' }).click()

  // Its author can play it before sending, and nothing overflows on a small phone.
  await recorder.getByRole('button', { name: 'Pusti glasovnu poruku' }).click()
  await expect(recorder.getByRole('button', { name: 'Zaustavi glasovnu poruku' })).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await expect(otherLog.getByRole('group', { name: /Voice message/ })).toHaveCount(0)
  await recorder.getByRole('button', { name: 'Pošalji glasovnu poruku' }).click()
  await expect(recorder).toBeHidden()

  const heard = otherLog.getByRole('group', { name: /^Voice message, 0:0\d$/ })
  await heard.getByRole('button', { name: 'Play voice message' }).click()
  await expect(heard.getByRole('slider')).not.toHaveAttribute('aria-valuetext', /^0:00/)
  await expectAccessible(other)
  const bubble = page.getByRole('log').getByRole('group', { name: /^Glasovna poruka/ })
  const ends = async (of: typeof bubble) => {
    const box = await of.boundingBox()
    return box ? box.x + box.width : 0
  }
  expect(await ends(bubble.getByRole('button').last())).toBeLessThanOrEqual(await ends(bubble))
})
