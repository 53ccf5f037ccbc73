import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TODAY } from '../eval/evaluate.ts'
import { parseNotice } from '../parse-notice.ts'
import { readNotice } from '../text/notice-text.ts'
import { findPosts } from './posts.ts'

const WORDS = ['jedan', 'dva', 'tri', 'četiri', 'pet', 'šest', 'sedam', 'osam', 'devet']
const shapes: readonly ((count: number) => string)[] = [
  (count) => ` - ${count} izvršilac`,
  (count) => ` – ${count} - izvršioca`,
  (count) => `, ${count}. izvršilac`,
  (count) => `………………${count} izvršilac`,
  (count) => ` ........................ ${count} IZVRŠIOCA`,
  (count) => ` . . . . . . . . ${count} izvršilaca;`,
  (count) => ` ${WORDS[count - 1]} (${count}) izvršioca`,
  (count) => ` – ${count} (${WORDS[count - 1]}) izvršitelja, puno radno vrijeme`,
  (count) => `, na određeno vrijeme do 31.08.2027. godine - ${count} izvršioc`,
  (count) => ` (${count} izvršilac)`,
  (count) => `, ${count} ..................  izvršilac`,
  (count) => `\n- broj izvršilaca ${WORDS[count - 1]} (${count})`,
  (count) => `\nBroj izvršilaca: ${count} (${WORDS[count - 1]})`,
]
const NAMES = [
  'Domar',
  'Nastavnik muzičke kulture',
  'Vozač C i E kategorije',
  'Medicinska sestra',
  'LOŽAČ',
  'Stručni saradnik za arhivu',
]

describe('the posts of a notice', () => {
  test('are counted together, however each count is written', () => {
    const post = fc.tuple(fc.constantFrom(...shapes), fc.integer({ min: 1, max: 9 }))
    const posts = fc.array(post, { minLength: 1, maxLength: NAMES.length })
    fc.assert(
      fc.property(posts, fc.boolean(), (list, numbered) => {
        const lines = list.map(
          ([shape, count], n) => `${numbered ? `${n + 1}. ` : '- '}${NAMES[n]}${shape(count)}`,
        )
        const text = `JU „Rijeka“ Kakanj\nraspisuje\nJAVNI OGLAS\nza prijem u radni odnos\n${lines.join('\n')}\nPrijave u školi.`
        const sum = list.reduce((so, [, count]) => so + count, 0)
        expect({ text, vacancies: parseNotice(text, { now: TODAY }).facts.vacancies }).toEqual({
          text,
          vacancies: sum,
        })
      }),
      { numRuns: 300 },
    )
  })

  test('are read from a table whose cells have come down as lines', () => {
    const notice = readNotice(
      'KONKURS\nRedni broj\nRadno mjesto\nBroj sati\nBroj izvršilaca\n1.\nNastavnik fizike\n12 sati\n2\n2.\nPedagog\n20 sati\n1\nOPĆI UVJETI\n- punoljetnost',
    )
    expect(
      findPosts(notice).map(({ start, end, count }) => [notice.text.slice(start, end), count?.count]),
    ).toEqual([
      ['Nastavnik fizike', 2],
      ['Pedagog', 1],
    ])
  })

  test('are as many as there are, where one count holds for each', () => {
    const { facts } = parseNotice(
      'JAVNI OGLAS\nza popunu radnih mjesta\n1/01 Stručni saradnik za ronjenje\n1/02 Vozač broda\nBroj izvršilaca za svako radno mjesto: 2 (dva)',
    )
    expect(facts.vacancies).toBe(4)
  })
})

describe('a notice is called', () => {
  test.each([
    [
      'by its only post, without terms',
      'KONKURS\nza popunu radnog mjesta\nLOŽAČ – 1 izvršilac, puno radno vrijeme',
      'Ložač',
    ],
    [
      'by its only post, without leaders',
      'Raspisuje\nO G L A S\nPOMOĆNI KUHAR ............ 1 IZVRŠILAC',
      'Pomoćni kuhar',
    ],
    [
      'by the post that its sentence names',
      'OGLAS\nza popunu radnog mjesta „Referent za štete“',
      'Referent za štete',
    ],
    [
      'by the post, where it was published again',
      'P O N O V Lj E N I   O G L A S\n1. Domar - 1 izvršilac',
      'Domar',
    ],
    [
      'by its heading, where it lists several posts',
      'JAVNI OGLAS\nza prijem u radni odnos\n1. Domar - 1 izvršilac\n2. Kuhar - 1 izvršilac',
      'Javni oglas za prijem u radni odnos',
    ],
    [
      'by whom a sentence seeks',
      'Hitno! Kafana „Breza“ u Kaknju traži dva konobara. Plata redovna.',
      'Konobar',
    ],
    ['by whom it needs', 'Potrebna frizerka sa iskustvom u bojenju', 'Frizerka'],
  ])('%s', (_, text, title) => {
    expect(parseNotice(text, { now: TODAY }).facts.title).toBe(title)
  })
})

describe('a day of a notice', () => {
  test.each([
    ['ends a contract', '1. Domar – na određeno vrijeme do 31.08.2027. godine, 1 izvršilac', null],
    ['ends a mandate', 'Mandat traje od 01.02.2027. do 31.01.2031. godine.', null],
    [
      'ends applying, though another ends the contract',
      'Ugovor: od 15.01.2027. do 15.07.2027.\nPrijave do 07.12.2026.',
      '2026-12-07',
    ],
    [
      'is counted from the day of publication',
      'Domar, na određeno do 15.04.2027.\nObjavljeno: 01.12.2026.\nPrijave u roku od 8 dana od objave.',
      '2026-12-09',
    ],
    ['ends a listing', 'Datum objave: 23.11.2026.\nDatum isteka: 23.12.2026.', '2026-12-23'],
  ])('%s', (_, text, deadline) => {
    expect(parseNotice(`JAVNI OGLAS\nza prijem radnika\n${text}`, { now: TODAY }).facts.deadline).toBe(
      deadline,
    )
  })
})
