import { expect, test } from 'vitest'
import { bytesText } from './bytes.ts'

test.each([
  [0, '0 B'],
  [1023, '1.023 B'],
  [1536, '1,5 KB'],
  [3_328_599_654, '3,1 GB'],
  [250 * 1024 ** 3, '250 GB'],
  [5000 * 1024 ** 4, '5.000 TB'],
])('%i bytes are written %s', (bytes, text) => expect(bytesText(bytes, 'bhs')).toBe(text))
