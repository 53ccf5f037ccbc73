import { expect, test } from 'vitest'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import { linesOf } from '../layout/line.ts'
import { isContactLabel } from './contact-lines.ts'
import { readCv } from './read-cv.ts'

const SECTIONS = [
  ['Radno iskustvo', 'Konobar, Kafić Most', '2019 – 2021'],
  ['Obrazovanje', 'Gimnazija Bihać', '2012 – 2016'],
  ['Vještine', 'Excel', 'Kuhanje'],
  ['Jezici', 'Engleski B2'],
  ['Certifikati', 'ECDL'],
  ['Interesi', 'Plivanje, šah'],
]

/** Reads a CV with some lines below the name and at the end of each section. */
function readWith(...more: string[]) {
  const below = more.flatMap((text) => linesOf({ cells: [text] }))
  const {
    language: _,
    script: __,
    ...read
  } = readCv([
    ...linesOf({ cells: ['Vanja Perić'], size: 2 }),
    ...below,
    ...SECTIONS.flatMap(([heading = '', ...texts]) => [
      ...linesOf({ cells: [heading], isHeading: true }),
      ...texts.flatMap((text) => linesOf({ cells: [text] })),
      ...below,
    ]),
  ])
  return read
}

const LABELS =
  'Email|E-mail:|E mail|Mail|Gmail|E-pošta|Elektronska pošta|Elektronička pošta|El. pošta|Email adresa|Adresa e-pošte|Kontakt email|Imejl|Mejl|Telefon|Tel/fax|Mobitel|Mobilni telefon|Kontakt telefon|Broj mobitela|Fiksni telefon|Phone number|Cell phone|Fax|Adresa stanovanja|Home address|Mjesto stanovanja'.split(
    '|',
  )

test.each(LABELS)('the label %s is no part of a CV, wherever a column or a footer leaves it', (label) => {
  const plain = readWith()
  for (const text of [label, label.toUpperCase(), toCyrillic(label)]) {
    expect([text, readWith(text)]).toEqual([text, plain])
    const contacts = { ...plain, email: 'vanja@primjer.ba', phone: '061 222 333' }
    expect([text, readWith(text, 'vanja@primjer.ba', '061 222 333')]).toEqual([text, contacts])
    expect(readWith(`${text} vanja@primjer.ba | Tel: 061 222 333`)).toEqual(contacts)
  }
})

test.each([
  'Pošta',
  'Mobilnost',
  'Telefonska prodaja',
  'Mobile developer',
  'Email marketing',
  'Adresar',
  '2019',
])('%s is no label of contacts', (text) => expect(isContactLabel(text)).toBe(false))
