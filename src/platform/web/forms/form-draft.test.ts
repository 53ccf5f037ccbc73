import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAlike } from './form-draft.ts'

const bilingual = fc.record({ bhs: fc.string(), en: fc.string() })
const written = fc.record({ name: fc.string(), body: bilingual, links: fc.array(fc.string()) })

test('what somebody wrote is brought back into the form it was written in', () => {
  fc.assert(fc.property(written, written, (kept, first) => isAlike(kept, first)))
})

test('a draft that another release stored in another shape is not', () => {
  const first = { name: '', body: { bhs: '', en: '' }, links: [] }
  const others = [null, '', [], {}, { ...first, body: '' }, { ...first, links: {} }, { ...first, name: null }]
  for (const kept of others) expect(isAlike(kept, first)).toBe(false)
  fc.assert(fc.property(fc.anything(), (kept) => typeof isAlike(kept, first) === 'boolean'))
})
