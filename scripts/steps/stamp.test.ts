import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './paths.mjs'
import { stampOf, walker } from './stamp.mjs'

const file = 'node_modules/.cache/zamah-stamp-test'
afterAll(() => rmSync(join(root, file), { force: true }))

test('what is built stays good until its files change, and a build that was stopped in the middle is done again', () => {
  const stamp = stampOf({ file, inputs: ['scripts/steps'], outside: /\.test\.ts$/ })
  const others = stampOf({ file, inputs: ['scripts/pages'], outside: /\.test\.ts$/ })
  expect(stamp.isCurrent(walker())).toBe(false)
  stamp.take(walker())()
  expect(stamp.isCurrent(walker())).toBe(true)
  expect(others.isCurrent(walker())).toBe(false)
  // Begun, but never finished.
  stamp.take(walker())
  expect(stamp.isCurrent(walker())).toBe(false)
})
