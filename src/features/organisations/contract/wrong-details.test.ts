import { describe, expect, test } from 'vitest'
import { type Details, details } from './inputs.ts'
import { wrongDetails } from './wrong-details.ts'

const RIGHT: Details = {
  name: 'Udruženje Most',
  kind: 'ngo',
  about: { bhs: 'Gradimo.\nI učimo.', en: '' },
  municipality: 'mostar',
  address: 'Obala 1',
  website: 'https://most.example.ba/o-nama',
  email: 'mi@most.example.ba',
  phone: '+387 61 222 333',
  registerNumber: '1234567890123',
  replyDays: 14,
}

/** Texts at the limits of some field. */
const TEXTS = ['', ' ', 'a', 'a\nb', 'a\tb', '\u202e', 'č'.repeat(160), 'č'.repeat(161), 'x'.repeat(4001)]
const ADDRESSES = [
  'http://',
  'ftp://a.ba',
  'https://a.ba',
  `https://a.ba/${'x'.repeat(200)}`,
  'a@b',
  'a@b.ba',
]
const NUMBERS = ['061', '061 222 333', '+387-61-222-333', '1234567890123', '12345678901234']

describe('what is wrong with the details of an organisation', () => {
  test('nothing, where the schema takes them', () => expect(wrongDetails(RIGHT)).toEqual([]))

  const texts = [...TEXTS, ...ADDRESSES, ...NUMBERS]
  const fields = ['name', 'address', 'website', 'email', 'phone', 'registerNumber'] as const
  const changed: [string, Details][] = [
    ...fields.flatMap((field) =>
      texts.map((text): [string, Details] => [field, { ...RIGHT, [field]: text }]),
    ),
    ...texts.map((bhs): [string, Details] => ['about.bhs', { ...RIGHT, about: { bhs, en: '' } }]),
    ...texts.map((en): [string, Details] => ['about.en', { ...RIGHT, about: { bhs: '', en } }]),
    ...[0, 1, 90, 91, 1.5, Number.NaN].map((replyDays): [string, Details] => [
      'replyDays',
      { ...RIGHT, replyDays },
    ]),
    ['kind', { ...RIGHT, kind: '' as 'ngo' }],
  ]
  test.each(changed)('is said of %s exactly where the schema refuses it', (field, given) => {
    expect(wrongDetails(given)).toEqual(details.safeParse(given).success ? [] : [field])
  })
})
