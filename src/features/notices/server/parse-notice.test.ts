import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agrees, FIELDS } from './eval/agreement.ts'
import { DAMAGES } from './eval/damage.ts'
import { TODAY } from './eval/evaluate.ts'
import { readLabelled } from './eval/labelled.ts'
import { isoOf } from './facts/clock.ts'
import { readDeadline } from './facts/deadline.ts'
import { amountOf, findMoney } from './facts/money.ts'
import { parseNotice } from './parse-notice.ts'
import { cleanText } from './text/clean-text.ts'
import { decodeBytes } from '#platform/contract/decode-bytes.ts'
import { noticeOf } from './text/notice-text.ts'
import { repairEncoding } from './text/repair-encoding.ts'

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

describe('a strange text', () => {
  const strange = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({
      unit: fc.constantFrom(...'0123456789.,-–/ \nKMkm€EUR od do ( ) ČčŠ Ä Å¡ & # ; < > j a v n i'.split('')),
      maxLength: 600,
    }),
    fc
      .array(
        fc.constantFrom(
          '15.12.2026.',
          'do',
          'KM',
          '1.000,00',
          'rok',
          'J A V N I',
          'Općina',
          'Bihać',
          '<p>',
          '&scaron;',
          '\n',
          'za',
          'd.o.o.',
          '"',
          'raspisuje',
          'Ä',
          'izvršilac',
          '3',
        ),
      )
      .map((parts) => parts.join(' ')),
  )

  test('never breaks the reading, and what is read is well formed', () => {
    fc.assert(
      fc.property(strange, (text) => {
        const { facts, text: shown, evidence } = parseNotice(text)
        if (facts.deadline) expect(facts.deadline).toMatch(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:00\+0[12]:00)?$/)
        if (facts.amountMin !== null && facts.amountMax !== null)
          expect(facts.amountMin).toBeLessThanOrEqual(facts.amountMax)
        for (const span of Object.values(evidence).flat())
          expect(span.start >= 0 && span.end <= shown.length).toBe(true)
      }),
    )
  })

  test('of any bytes becomes text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => typeof decodeBytes(bytes) === 'string'),
    )
  })

  test.each([
    ['words', 'Javni konkurs za prijem radnika u Bihaću, rok 15.12.2026. plata 1.200 KM. '],
    ['one letter', 'a'],
    ['spaced letters', 'J '],
    ['numbers', '1.000 '],
    ['digits', '7'],
    ['tags', '<div '],
    ['entities', '&amp;'],
    ['broken encoding', 'Ä‡Å¡'],
    ['lines', 'Za\n'],
    ['capitals', 'OPĆINA '],
    ['quotes', 'Udruženje "'],
    ['names', 'Ab Cd '],
  ])('of 200 KB of %s is read in little time', (_, part) => {
    const text = part.repeat(Math.ceil(200_000 / part.length))
    parseNotice(text.slice(0, 2000))
    const started = process.cpuUsage()
    parseNotice(text)
    const { user } = process.cpuUsage(started)
    expect(user / 1000).toBeLessThan(600)
  })
})

describe('encodings', () => {
  const healthy = fc.string({
    unit: fc.constantFrom(
      ...'abcčćdđefghijklmnoprsštuvzžABCČĆDĐEŠŽ 0123456789.,;:!?()"„“”–—…€%äöüßé\nабвгдђежљњћџшАБЂЈ'.split(
        '',
      ),
    ),
    maxLength: 300,
  })

  test('leave a healthy text as it is', () => {
    fc.assert(fc.property(healthy, (text) => repairEncoding(text) === text))
  })

  test('are undone where a text was encoded twice', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abčćđšžČĆĐŠŽ –“'.split('')), maxLength: 80 }),
        (text) => {
          const broken = Array.from(Buffer.from(text, 'utf8'), (byte) => String.fromCharCode(byte)).join('')
          expect(repairEncoding(broken)).toBe(text)
        },
      ),
    )
  })

  test('of old programs are recognised', () => {
    const bytes = Buffer.from([0x4f, 0x70, 0xe6, 0x69, 0x6e, 0x61, 0x20, 0x8e, 0x65, 0x70, 0xe8, 0x65])
    expect(decodeBytes(bytes)).toBe('Općina Žepče')
    expect(cleanText('Opæina Žepèe poziva sve da se jave do petka u pet i po')).toContain('Općina Žepče')
    expect(cleanText('zapošlja-\nvanje u Zeničko-\ndobojskom kan\u00adtonu')).toBe(
      'zapošljavanje u Zeničko-dobojskom kantonu',
    )
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

describe('numbers and days', () => {
  test('of money come back from every way of writing them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
        const amount = cents / 100
        const [whole = '', fraction = ''] = amount.toFixed(2).split('.')
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
        expect(amountOf(`${grouped},${fraction}`)).toBe(amount)
        expect(amountOf(`${grouped.replaceAll('.', ',')}.${fraction}`)).toBe(amount)
        const [found] = findMoney(noticeOf(`iznos ${grouped},${fraction} KM`))
        expect(found).toMatchObject({ min: amount, max: amount, currency: 'BAM' })
      }),
    )
  })

  test.each([
    ['40.800,00 KM', 40_800, 40_800, 'BAM'],
    ['15 hiljada KM', 15_000, 15_000, 'BAM'],
    ['1.5 mil. KM', 1_500_000, 1_500_000, 'BAM'],
    ['od 1.200 do 1.500 KM', 1200, 1500, 'BAM'],
    ['1.200,00-1.500,00 KM', 1200, 1500, 'BAM'],
    ['EUR 10,000 to 60,000', 10_000, 60_000, 'EUR'],
    ['between €5,000 and €20,000', 5000, 20_000, 'EUR'],
    ['do 3.000 konvertibilnih maraka', undefined, 3000, 'BAM'],
    ['od 10 do 50 hiljada KM', 10_000, 50_000, 'BAM'],
  ])('%s are understood', (text, min, max, currency) => {
    expect(findMoney(noticeOf(text))).toMatchObject([{ min, max, currency }])
  })

  test('of kilometres are not money', () => {
    expect(findMoney(noticeOf('udaljeno 15 km od grada'))).toEqual([])
  })

  test('come back from every way of writing a day', () => {
    const months =
      'januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra'.split(' ')
    const croatian =
      'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca'.split(
        ' ',
      )
    fc.assert(
      fc.property(
        fc.integer({ min: 2020, max: 2035 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        (year, month, day) => {
          const iso = isoOf({ year, month, day })
          for (const written of [
            `${day}.${month}.${year}.`,
            `${day}. ${month}. ${year}`,
            `${day}. ${months[month - 1]} ${year}`,
            `${day}. ${croatian[month - 1]} ${year}.`,
            iso,
            `${day}/${month}/${year}`,
          ])
            expect(readDeadline(noticeOf(`Rok za prijave je ${written}`), TODAY)?.value).toBe(iso)
        },
      ),
    )
  })

  test.each([
    ['do 15.12.2026. godine do 14:00 sati', '2026-12-15T14:00:00+01:00'],
    ['Prijave do 15. 7. 2027. u 14,00 h', '2027-07-15T14:00:00+02:00'],
    ['Deadline: 15 December 2026, 23:59 CET', '2026-12-15T23:59:00+01:00'],
    ['Apply by 5 pm on December 15, 2026', '2026-12-15T17:00:00+01:00'],
    ['Deadline 15 December 2026, 12:00 GMT', '2026-12-15T13:00:00+01:00'],
    ['najkasnije do 15. decembra u podne', '2026-12-15T12:00:00+01:00'],
    ['Пријаве до 15. децембра 2026.', '2026-12-15'],
  ])('%s is a deadline', (text, deadline) => {
    expect(parseNotice(text, { now: TODAY }).facts.deadline).toBe(deadline)
  })
})
