import { expect, test } from 'vitest'
import { CARD_KINDS } from '#platform/contract/rich-text/document.ts'
import { cardFrom, cardPath } from './card-from.ts'

test('the address of each card leads back to it, with or without the host', () => {
  for (const kind of CARD_KINDS) {
    const card = { kind, slug: 'ljetna-skola' }
    expect(cardFrom(cardPath(card))).toEqual(card)
    expect(cardFrom(` https://zamah.ba${cardPath(card)}/?utm=x `)).toEqual(card)
  }
})

test('an author who copies the address of a form that somebody fills in gives away no key of theirs', () => {
  expect(cardFrom('https://zamah.ba/forms/volontiraj?token=tajna')).toEqual({
    kind: 'form',
    slug: 'volontiraj',
  })
  for (const other of ['/forms/mine', '/forms/volontiraj/sent?token=x', '/forms', '/articles/x', 'forms/Ž'])
    expect(cardFrom(other)).toBe(undefined)
})
