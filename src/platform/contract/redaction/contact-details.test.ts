import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HIDDEN, hideContactDetails } from './contact-details.ts'

const digits = (count: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: count, maxLength: count })
    .map((list) => list.join(''))

/** The ways in which one number is written. */
const writings: readonly ((operator: string, a: string, b: string) => string)[] = [
  (o, a, b) => `+387${o}${a}${b}`,
  (o, a, b) => `+387 ${o} ${a} ${b}`,
  (o, a, b) => `00387${o}${a}${b}`,
  (o, a, b) => `00387 ${o}/${a}-${b}`,
  (o, a, b) => `387${o}${a}${b}`,
  (o, a, b) => `387 ${o} ${a} ${b}`,
  (o, a, b) => `387-${o}-${a}-${b}`,
  (o, a, b) => `(387) ${o} ${a}${b}`,
  (o, a, b) => `0${o}${a}${b}`,
  (o, a, b) => `0${o}/${a}-${b}`,
  (o, a, b) => `0${o} ${a} ${b}`,
  (o, a, b) => `0${o}.${a}.${b}`,
  (o, a, b) => `(0${o}) ${a} ${b}`,
  (o, a, b) => `${o} ${a} ${b}`,
  (o, a, b) => `${o}${a}${b}`,
  (o, a, b) => Array.from(`0${o}${a}${b}`).join(' '),
]

test('a blind reader gets no phone number, however it is written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('60', '61', '62', '63', '64', '65', '66', '67'),
      digits(3),
      fc.oneof(digits(3), digits(4)),
      fc.constantFrom(...writings),
      (operator, a, b, written) => {
        const number = written(operator, a, b)
        expect(hideContactDetails(`Viber: x; zovi ${number}, hvala`)).not.toContain(b)
        expect(hideContactDetails(`tel ${number}`)).toBe(`tel ${HIDDEN}`)
      },
    ),
    { numRuns: 1000 },
  )
})

test.each([
  ['Piši na amra.h@primjer.ba.', `Piši na ${HIDDEN}.`],
  ['<mailto:a@b.ba>', `<${HIDDEN}>`],
  ['amra (at) primjer.ba', HIDDEN],
  ['amra＠primjer.ba', HIDDEN],
  ['Sve je na https://x.example/a?b=c, vidi.', `Sve je na ${HIDDEN}, vidi.`],
  ['linkedin.com/in/ah-92', HIDDEN],
  ['www.radovi.ba', HIDDEN],
  ['zamah.ba/profil/ah', HIDDEN],
  ['/profil/ah-92', HIDDEN],
  ['ig: drvo.92 i @drvo_92!', `ig: ${HIDDEN} i ${HIDDEN}!`],
  ['LinkedIn profil: drvo', `LinkedIn profil: ${HIDDEN}`],
  ['github.io/drvo', HIDDEN],
  ['033/123-456', HIDDEN],
  ['+49 151 2345 6789', HIDDEN],
  ['385912345678', HIDDEN],
  ['JMBG 0101990123456', `JMBG ${HIDDEN}`],
  ['Od 2019 061 234 567', `Od 2019 ${HIDDEN}`],
  ['Rođena sam 12. 6. 1998. u Zenici', `Rođena sam ${HIDDEN} u Zenici`],
  ['Imam 24 godine i dva psa', `Imam ${HIDDEN} godine i dva psa`],
  ['I am 24 years old', `I am ${HIDDEN} years old`],
])('%s becomes %s', (written, read) => {
  expect(hideContactDetails(written)).toBe(read)
})

test('a number that is known is hidden in any grouping', () => {
  expect(hideContactDetails('broj 2-345-678', { phone: '+38712345678' })).toBe(`broj ${HIDDEN}`)
})
