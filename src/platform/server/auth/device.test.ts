import { expect, test } from 'vitest'
import { deviceFrom } from './device.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

test('a browser is called by its own name, not by those it also claims', () => {
  expect(deviceFrom(`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`).browser).toBe('Chrome')
  expect(deviceFrom(`${WINDOWS} HeadlessChrome/140.0.0.0 Safari/537.36`).browser).toBe('Chrome')
  expect(deviceFrom(`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`).browser).toBe('Edge')
  expect(deviceFrom('nothing that says so').browser).toBeNull()
})
