import type { Page } from '@playwright/test'
import { test } from './demo.ts'
import { expect, expectAccessible, expectNoOverflow, open } from './fixtures.ts'

const WORDS = 'We are away tonight from 10 to 11. Please send your applications earlier.'

/** Publishes an announcement as the signed-in admin, or ends the one that stands. */
async function send(page: Page, path: string, body?: object): Promise<{ id: string }> {
  const answer = await page.evaluate(
    async ([url, json]) => {
      const authorization = `Bearer ${localStorage.getItem('accessToken')}`
      const headers = { authorization, ...(json && { 'content-type': 'application/json' }) }
      const response = await fetch(url, { method: 'POST', headers, ...(json && { body: json }) })
      return { ok: response.ok, text: await response.text() }
    },
    [path, body && JSON.stringify(body)] as const,
  )
  expect(answer).toMatchObject({ ok: true })
  return answer.text ? JSON.parse(answer.text) : { id: '' }
}

test('an announcement stands above every page, leaves the field of a conversation in view, and stays away once dismissed', async ({
  deviceOf,
}) => {
  const admin = await deviceOf('global admin', 'en')
  const { id } = await send(admin, '/api/admin/announcements', {
    kind: 'maintenance',
    audience: 'everybody',
    texts: { bhs: 'Večeras od 22 do 23 sata ne radimo. Prijave pošalji ranije.', en: WORDS },
    link: '/opportunities',
    beginsAt: null,
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  try {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      const page = await deviceOf('member', 'en', { viewport })
      await open(page, '/messages')
      await expect(page.getByText(WORDS)).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page)
      await page.getByRole('link', { name: /Tarik Mujić/ }).click()
      await expect(page.getByPlaceholder('Write a message')).toBeInViewport({ ratio: 1 })
      await open(page, '/opportunities')
      await page.getByRole('button', { name: 'Hide the announcement' }).click()
      await expect(page.getByText(WORDS)).toBeHidden()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(WORDS)).toBeHidden()
    }
  } finally {
    await send(admin, `/api/admin/announcements/${id}/end`)
  }
  const visitor = await admin.context().browser()!.newPage()
  await visitor.goto(new URL('/', admin.url()).href)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText(WORDS)).toHaveCount(0)
  await visitor.close()
})
