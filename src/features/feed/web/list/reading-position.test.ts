import { expect, test } from 'vitest'
import { isReturn } from './reading-position.ts'

const position = { entry: 'a1', document: 1000, post: 'p', top: 80 }

test.each([
  [
    'A reader who goes back to the feed returns to their post',
    { isPop: true, document: 1000, load: 'navigate' },
    true,
  ],
  [
    'A reader who reloads the feed returns to their post',
    { isPop: true, document: 2000, load: 'reload' },
    true,
  ],
  [
    'A reader who comes back from another site returns to their post',
    { isPop: true, document: 2000, load: 'back_forward' },
    true,
  ],
  [
    'A reader who opens the feed anew begins at its top',
    { isPop: true, document: 2000, load: 'navigate' },
    false,
  ],
  [
    'A reader who follows a link to the feed begins at its top',
    { isPop: false, document: 1000, load: 'reload' },
    false,
  ],
] as const)('%s', (_, arrival, returns) => {
  expect(isReturn(position, { entry: 'a1', ...arrival })).toBe(returns)
})

test('A reader who goes back to another visit of the feed begins at its top', () => {
  expect(isReturn(position, { entry: 'b2', isPop: true, document: 1000, load: 'reload' })).toBe(false)
})
