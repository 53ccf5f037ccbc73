import type { Page } from './fixtures.ts'

/** Milliseconds between two keys, over and over: from hasty to slow. */
const PACES = [20, 47, 31, 58, 24, 39, 60, 28, 52, 35, 22, 44]

let keys = 0
/** Types as a quick hand does. */
export async function type(page: Page, words: string): Promise<void> {
  for (const key of words) await page.keyboard.type(key, { delay: PACES[keys++ % PACES.length]! })
}

/** Presses twice, as somebody does who sees no answer. */
export async function sendTwice(page: Page, key: 'Enter' | 'Control+Enter'): Promise<void> {
  await page.keyboard.press(key)
  await page.keyboard.press(key)
}

/** Lets calls of a path wait until the function that it returns is called. */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  const { promise: goesOn, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await goesOn
    await route.continue()
  })
  return letGo
}
