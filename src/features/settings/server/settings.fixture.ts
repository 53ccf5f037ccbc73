import { member, signInOn } from '#tests/setup/people.ts'
import type { TestApp } from '#tests/setup/test-app.ts'
import { visitor } from '#tests/setup/visitor.ts'

export const NEW_PASSWORD = 'zelena rijeka 44'

/** Creates a member who is signed in on a browser of their own. */
export async function memberInBrowser(
  app: TestApp,
  options: Parameters<typeof member>[1] = {},
  language: 'bhs' | 'en' = 'bhs',
) {
  const user = await member(app, options)
  const browser = visitor(app, { language })
  await signInOn(app, { browser, user })
  return { user, browser }
}
