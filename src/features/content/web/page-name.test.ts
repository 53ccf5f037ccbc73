import { expect, test } from 'vitest'
import { pageName } from './page-name.ts'

test.each([
  ['/', 'home'],
  ['/ob', 'bank'],
  ['/ob/landing', 'bank'],
  ['/ob/orange-grants', 'bank'],
  ['/ob-landing', 'bank'],
  ['/orange-grants', 'bank'],
  ['/canvas', 'canvas'],
  ['/terms', 'current'],
  ['/obavijesti', 'current'],
])('%s is named %s in the admin bar', (path, name) => {
  expect(pageName(path)).toBe(name)
})
