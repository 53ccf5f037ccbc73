import type { Page } from '@playwright/test'

const CPU = 4

type Act = { what: string; on: string; act: (page: Page) => Promise<unknown> }

/** The most frequent interactions of members, each on its page. */
const ACTS: readonly Act[] = [
  { what: 'open the menu', on: '/dashboard', act: (page) => press(page, 'Tvoj račun') },
  { what: 'arrange the cards', on: '/dashboard', act: (page) => press(page, 'Rasporedi početnu') },
  { what: 'type in the search', on: '/opportunities', act: (page) => type(page, '[name="q"]', 'programer') },
  { what: 'open the filters', on: '/opportunities', act: (page) => press(page, 'Filteri') },
  { what: 'save an opportunity', on: '/opportunities', act: (page) => press(page, /^Sačuvaj:/) },
  { what: 'edit the profile', on: '/profile', act: (page) => press(page, 'Uredi: O meni') },
  {
    what: 'write about oneself',
    on: '/ai-skills',
    act: (page) => type(page, 'textarea', 'Vodio sam ekipu.'),
  },
  {
    what: 'choose the dark theme',
    on: '/settings',
    act: (page) => page.locator('[name="theme"][value="dark"]').check({ force: true }),
  },
]

/** Measures milliseconds from each interaction to its display, on a phone four times as slow as this machine. */
export async function answersTo(page: Page, url: string): Promise<{ what: string; ms: number }[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.addInitScript({ content: `{${OBSERVE}}` })
  const answers = []
  for (const { what, on, act } of ACTS) {
    await page.goto(`${url}${on}`)
    await page.waitForLoadState('networkidle')
    await act(page)
    // Long tasks directly after it belong to it too.
    await page.waitForTimeout(1000)
    const ms = await page.evaluate<number>('globalThis.slowest')
    answers.push({ what, ms })
  }
  return answers
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click({ timeout: 10_000 })
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).filter({ visible: true }).first().click({ timeout: 10_000 })
  await page.keyboard.type(text, { delay: 60 })
}

/** Runs in the page: the longest wait between a touch or a key and its display. */
const OBSERVE = `
  globalThis.slowest = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.slowest = Math.max(globalThis.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`
