import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftOver } from './left-over.ts'

type Act = 'key' | 'enter' | 'done' | 'failed'
const acts = fc.array(fc.constantFrom<Act>('key', 'key', 'key', 'enter', 'enter', 'done', 'failed'), {
  maxLength: 120,
})

test('of a form that is sent while somebody goes on typing every key arrives or stands in it, once, in its order', () => {
  fc.assert(
    fc.property(acts, (done) => {
      const first = { text: '', day: '2026-11-26' }
      let now = first
      let keys = ''
      let underWay: typeof first | undefined
      const arrived: string[] = []
      const end = (isKept: boolean) => {
        if (underWay && isKept) {
          arrived.push(underWay.text)
          now = leftOver({ sent: underWay, now, next: first })
        }
        underWay = undefined
      }
      for (const act of done) {
        if (act === 'key') {
          const key = String.fromCodePoint(0x4e00 + keys.length)
          keys += key
          now = { ...now, text: now.text + key }
          // One press at a time: a second finds the first still under way.
        } else if (act === 'enter') underWay ??= now.text === '' ? undefined : now
        else end(act === 'done')
      }
      end(true)
      expect(arrived.join('') + now.text).toBe(keys)
      expect(arrived).not.toContain('')
    }),
    { numRuns: 200 },
  )
})

test('what was changed otherwise meanwhile stays, and what nobody touched begins anew', () => {
  const sent = { what: 'Boja', amount: '120', day: '2026-11-20', skills: ['a'] }
  const next = { what: '', amount: '', day: '2026-11-26', skills: [] }
  expect(leftOver({ sent, now: sent, next })).toEqual(next)
  const now = { ...sent, what: 'Plava boja', day: '2026-11-21' }
  expect(leftOver({ sent, now, next })).toEqual({ ...next, what: 'Plava boja', day: '2026-11-21' })
})
