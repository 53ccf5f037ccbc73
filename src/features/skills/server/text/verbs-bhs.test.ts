import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '#platform/contract/fold.ts'
import { plainRoots, verbRoot } from './verbs-bhs.ts'

const rootOf = (word: string) => verbRoot(fold(word))

describe('what somebody does', () => {
  test.each([
    'zavarivanje zavarujem zavarivala zavarivao zavarivati zavarivač zavaruje zavareno заварујем',
    'šišanje šišam šišala šišao sisam шишам',
    'prevođenje prevodim prevodila prevodio prevodilac prevoditeljica prevodjenje',
    'kuhanje kuham kuhala kuhar kuvam kuvala кувам',
    'popravljanje popravljam popravljala popravim popravio',
    'čišćenje čistim čistila čistačica ciscenje',
    'organizovanje organizujem organizirala organizovao organiziram',
    'pisanje pišem pisala pisati',
    'lijepljenje lijepim lepim lijepila',
    'branje berem brala brao',
    'pečenje pečem pekla pekao',
    'hranjenje hranim hranila hranio',
  ])('has one root in all forms: %s', (forms) => {
    expect(new Set(forms.split(' ').map(rootOf)).size).toBe(1)
  })

  test.each([
    ['ošišala', 'šišam'],
    ['okrečio', 'krečim'],
    ['ispeglala', 'peglam'],
    ['skuhala', 'kuham'],
  ])('is found again when it is done: %s, %s', (done, doing) => {
    expect(plainRoots(rootOf(done) ?? '')).toContain(rootOf(doing))
  })

  test.each([
    ['prevodim', 'vodim'],
    ['zaradila', 'radila'],
    ['naučila', 'učila'],
    ['popravila', 'pravila'],
  ])('is not taken for something else: %s, %s', (one, other) => {
    const root = rootOf(one) ?? ''
    expect([root, ...plainRoots(root)]).not.toContain(rootOf(other))
  })

  test('is looked for in whatever strangers write', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        for (const root of plainRoots(verbRoot(fold(text)) ?? '')) expect(root.length).toBeGreaterThan(2)
      }),
    )
  })
})
