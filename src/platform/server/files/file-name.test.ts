import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILE_NAME_MAX, safeFileName } from './file-name.ts'

test('files of strangers have names that cannot pass for another, however they are spelt', () => {
  expect(safeFileName('../../etc/ponuda\u202Efdp.exe')).toBe('_.._etc_ponudafdp.exe')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const name = safeFileName(text)
      expect(name.length).toBeGreaterThan(0)
      expect(name.length).toBeLessThanOrEqual(FILE_NAME_MAX)
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u)
    }),
  )
})
