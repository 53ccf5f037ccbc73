import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agrees, FIELDS } from './eval/agreement.ts'
import { DAMAGES } from './eval/damage.ts'
import { TODAY } from './eval/evaluate.ts'
import { readLabelled } from './eval/labelled.ts'
import { parseNotice } from './parse-notice.ts'

const NOTICE = `O P Ć I N A   M A G L A J
J A V N I   P O Z I V
za sufinansiranje projekata mladih
Maksimalan iznos po projektu je 15 hiljada KM. Rok za prijave: 15.12.2026. godine do 14:00 sati.`

describe('a notice', () => {
  test('is read from spaced letters, Cyrillic, HTML and twice encoded text alike', () => {
    const facts = parseNotice(NOTICE, { now: TODAY }).facts
    expect(facts).toMatchObject({
      kind: 'grant',
      title: 'Javni poziv za sufinansiranje projekata mladih',
      organisation: 'Općina Maglaj',
      place: 'Maglaj',
      deadline: '2026-12-15T14:00:00+01:00',
      amountMin: null,
      amountMax: 15_000,
      currency: 'BAM',
      vacancies: null,
    })
    for (const { name, damage } of DAMAGES.filter((one) => !/diacritics|paragraph/.test(one.name)))
      expect({ name, ...parseNotice(damage(NOTICE), { now: TODAY }).facts }).toEqual({ name, ...facts })
  })

  test('shows where each fact was read', () => {
    const { text, evidence } = parseNotice(NOTICE, { now: TODAY })
    const shown = (spans: { start: number; end: number }[] = []) =>
      spans.map(({ start, end }) => text.slice(start, end))
    expect(shown(evidence.amountMin)).toEqual(['15 hiljada KM'])
    expect(shown(evidence.deadline)[0]).toBe('15.12.2026')
    expect(shown(evidence.organisation)).toEqual(['OPĆINA MAGLAJ'])
  })

  test('has no deadline that it does not state', () => {
    const open = 'Oglas za posao. Poziv je otvoren do popune. Objavljeno 12.11.2026.'
    expect(parseNotice(open).facts.deadline).toBeNull()
    expect(
      parseNotice('Rok za prijave je 8 dana od dana objave u dnevnim novinama.').facts.deadline,
    ).toBeNull()
  })

  test('counts days from the day of publication where that is stated', () => {
    const after = (text: string) =>
      parseNotice(`Javni oglas objavljen je dana 10.11.2026. godine. ${text}`).facts.deadline
    expect(after('Rok za dostavljanje prijava je 15 (petnaest) dana od dana objavljivanja.')).toBe(
      '2026-11-25',
    )
    expect(after('Oglas ostaje otvoren osam dana.')).toBe('2026-11-18')
    expect(after('Prijave se podnose u roku od 5 radnih dana od dana objave.')).toBe('2026-11-17')
  })

  test('is read well in nine of ten fields of our own set', () => {
    const all = readLabelled().filter(({ set }) => set === 'ours')
    expect(all.length).toBeGreaterThanOrEqual(120)
    const read = all.map(({ text, meant }) => ({ facts: parseNotice(text, { now: TODAY }).facts, meant }))
    for (const field of FIELDS) {
      const right = read.filter(({ facts, meant }) => agrees(field, facts, meant))
      expect(right.length / all.length, field).toBeGreaterThan(0.88)
    }
  })

  test.each([
    [
      'the only post that it lists',
      'Raspisuje oglas\n\n1. ZAVARIVAČ (m) ........ 2 IZVRŠIOCA\nOglas je otvoren do popune radnog mjesta.',
      { title: 'Zavarivač', vacancies: 2, deadline: null },
    ],
    [
      'no amount where only its project has one',
      'BESPLATNA OBUKA ZA CNC OPERATERE\nObuka je dio projekta čija je ukupna vrijednost projekta 320.000 KM.',
      { kind: 'training', amountMax: null, currency: null },
    ],
    [
      'no deadline on the day on which doors are open',
      'OTVORENI DAN FAKULTETA\npetak, 18. decembar 2026, od 11 do 15 časova',
      { kind: 'event', deadline: null },
    ],
    [
      'its heading under what a page has above it',
      'Skip to main content | Jobs | Login\nCall for volunteers in Mostar\nSeats: 25',
      { title: 'Call for volunteers in Mostar', vacancies: 25 },
    ],
  ])('has %s', (_, text, facts) => {
    expect(parseNotice(text, { now: TODAY }).facts).toMatchObject(facts)
  })
})

describe('a reader of notices', () => {
  const day = fc.integer({ min: 1, max: 28 })
  const read = (text: string) => parseNotice(text, { now: TODAY }).facts

  test('takes neither the day of an event nor that of its answers for the deadline', () => {
    fc.assert(
      fc.property(day, day, fc.integer({ min: 9, max: 20 }), (first, last, hour) => {
        const two = (n: number) => String(n).padStart(2, '0')
        const facts = read(
          `Radionica keramike\nStudio Vaza, Visoko\nRadionica je ${first}.3.2027. u ${hour} h. Odgovori se objavljuju do ${first}.2.2027. Prijave pristigle nakon ${last}.1.2027. neće se razmatrati.`,
        )
        expect(facts.deadline).toBe(`2027-01-${two(last)}`)
      }),
      { numRuns: 40 },
    )
  })

  test('takes the first prize of several for the amount, and leaves bonus and meals out of a wage', () => {
    const sum = fc.integer({ min: 4, max: 90 }).map((tens) => tens * 10)
    fc.assert(
      fc.property(sum, sum, (one, more) => {
        const prizes = `Takmičenje u skokovima\nKlub Skok, Zenica\nZa prvo mjesto ekipa dobija ${one + more + 10} KM, za drugo ${one + 5} KM, a za treće ${one} KM.`
        expect(read(prizes)).toMatchObject({ amountMin: null, amountMax: one + more + 10 })
        const wage = `Zidar - 2 izvršioca\nGradnja Most, Zenica\nPlata ${1000 + one} KM, bonus ${more} KM i topli obrok 10 KM dnevno.`
        expect(read(wage)).toMatchObject({ amountMin: 1000 + one, amountMax: 1000 + one })
      }),
      { numRuns: 40 },
    )
  })

  test('takes neither seats of a hall nor residents of a home for vacancies', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 2, max: 9 }), (others, wanted) => {
        const text = `Kuhar - ${wanted} izvršilaca\nDom Jesen, Zenica, brine o ${others} korisnika. Sala sa ${others} mjesta.`
        expect(read(text).vacancies).toBe(wanted)
        expect(read(`Kuhar\nRestoran Jesen, Zenica, sala sa ${others} mjesta.`).vacancies).toBeNull()
      }),
      { numRuns: 40 },
    )
  })
})

describe('a complete call that was not used to make the rules', () => {
  const factsOf = (text: string) => parseNotice(text, { now: TODAY }).facts

  test('takes no deadline from a course, a condition, a discount or an earlier call', () => {
    for (const [text, deadline] of [
      [
        'Kurs krojenja\nPrijave do 9.12.2026. Nastava počinje 11. 1. 2027. i traje do 5. 3. 2027.',
        '2026-12-09',
      ],
      [
        'Stipendije\nZatvaranje prijava: 31.1.2027.\nDiplomirati treba najkasnije do 15.7.2027.',
        '2027-01-31',
      ],
      [
        'Sajam meda\nPopust važi za prijave do 15.1.2027. Posljednji dan za prijavu je 12.2.2027.',
        '2027-02-12',
      ],
      ['Grantovi\nPrvi poziv je otvoren do 3.3.2026.\nTreći poziv je otvoren do 29.1.2027.', '2027-01-29'],
      ['Kamp na Tari\nod 11. do 16. januara 2027. Prijaviti se može do 18. decembra.', '2026-12-18'],
    ] as const)
      expect({ text, deadline: factsOf(text).deadline }).toEqual({ text, deadline })
  })

  test('offers the highest prize as its amount, not last year’s amount or the prize fund', () => {
    expect(
      factsOf(
        'Konkurs za stipendije\nDodjeljujemo stipendije. Ranijih godina izdvojili smo više od 300.000 KM.\nPrijave do 1.2.2027.',
      ).amountMax,
    ).toBeNull()
    expect(
      factsOf(
        'Takmičenje za najbolju ideju\nNagradni fond: 9.000 EUR\nI mjesto: 5.000 EUR\nII mjesto: 3.000 EUR\nIII mjesto: 1.000 EUR\nPrijave do 1.2.2027.',
      ),
    ).toMatchObject({ amountMin: null, amountMax: 5000 })
  })

  test('belongs to the organisation whose statute it cites, not to the founder in brackets', () => {
    expect(
      factsOf(
        'Na osnovu člana 35. Statuta Javne ustanove Dom za stare „Breg“ Derventa i saglasnosti osnivača (Opština Derventa, Odjeljenje), direktor raspisuje\nJAVNI KONKURS\nza prijem radnika\n1. Kuhar - 1 izvršilac\nPrijave do 8.12.2026.',
      ).organisation,
    ).toMatch(/^Javna ustanova Dom za stare „Breg“/)
  })

  test('takes its title from the sentence below a headline', () => {
    expect(
      factsOf(
        'Mladi opet mogu do novca za svoje ideje\nGrad Lukavac je i ove godine raspisao Javni poziv za sufinansiranje projekata mladih. Prijave do 24. 12. 2026.',
      ).title,
    ).toBe('Javni poziv za sufinansiranje projekata mladih')
  })
})
