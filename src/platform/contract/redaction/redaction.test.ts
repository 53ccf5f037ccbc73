import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '../fold.ts'
import { toCyrillic } from '../fold-script.ts'
import { createRedaction, HIDDEN } from './redaction.ts'
import { costOf } from '#tests/setup/cost.ts'

type Name = { name: string; forms: readonly string[] }

/** How our language declines a name, written down apart from the code that recognises it. */
function declined(name: string, more: readonly string[] = []): Name {
  const stem = /[ao]$/.test(name) ? name.slice(0, -1) : name
  const endings = name.endsWith('a')
    ? ['e', 'i', 'u', 'o', 'om', 'in', 'ina', 'inog', 'inoj', 'inim']
    : ['a', 'u', 'e', 'om', 'em', 'ov', 'ova', 'ovog', 'evoj', 'ovima', 'i', 'ima']
  return { name, forms: [name, ...endings.map((ending) => stem + ending), ...more] }
}

const FIRST: readonly Name[] = [
  ...'Amra Lejla Dženana Đula Emina Hana Selma Jovana Milica Ljubica Snježana Željka Ivana Šejla Ajla Ćamila Adna'
    .split(' ')
    .map((name) => declined(name)),
  ...'Adnan Emir Haris Đorđe Nermin Stjepan Tarik Vedad Željko Marko Ivo Mirsad Šefik Boris'
    .split(' ')
    .map((name) => declined(name.replace(/e$/, 'o').replace('Đorđo', 'Đorđo'))),
  declined('Branka', ['Branci', 'Brankin']),
  declined('Petar', ['Petra', 'Petru', 'Petrom', 'Petrov', 'Petre']),
  declined('Aleksandar', ['Aleksandra', 'Aleksandru', 'Aleksandrov']),
  { name: 'Pavao', forms: ['Pavao', 'Pavla', 'Pavlu', 'Pavlom', 'Pavlov'] },
  { name: 'Mario', forms: ['Mario', 'Marija', 'Mariju', 'Marijem', 'Marijev'] },
  { name: 'Mile', forms: ['Mile', 'Mileta', 'Miletu', 'Miletov'] },
  { name: 'Ali', forms: ['Alija', 'Aliju', 'Alijin', 'Alije'] },
  declined('Vuk', ['Vuče', 'Vukov']),
]
const LAST: readonly Name[] = [
  ...'Hodžić Begić Šehić Đurić Kovačević Marić Čović Hadžihasanović Ćehić Džaferović Njegovan Ljubušak'
    .split(' ')
    .map((name) => declined(name, [`${name}eva`, `${name}ka`, `${name}ke`, `${name}kom`])),
  { name: 'Kovačevski', forms: ['Kovačevski', 'Kovačevskog', 'Kovačevskom', 'Kovačevska', 'Kovačevske'] },
  declined('Softa'),
  declined('Vrabac', ['Vrabca']),
]

const spellings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  toCyrillic,
  (text) => toCyrillic(text).toUpperCase(),
  (text) => text.normalize('NFD'),
  fold,
  (text) => fold(text).toUpperCase(),
  (text) => text.replaceAll('Đ', 'Dj').replaceAll('đ', 'dj'),
  (text) => `${text.slice(0, 2)}\u00AD${text.slice(2)}`,
  (text) => `${text.slice(0, 1)}\u200B${text.slice(1)}`,
  (text) => text.normalize('NFKC').replaceAll('š', 'sh').replaceAll('č', 'ch').replaceAll('ž', 'zh'),
  // A document breaks words at the end of its lines.
  (text) => `${text.slice(0, 2)}-\n${text.slice(2)}`,
  (text) => `${text.slice(0, -2)}‐ \r\n  ${text.slice(-2)}`,
  (text) => Array.from(text).join(' '),
  (text) => Array.from(text.toUpperCase()).join('.'),
]
const around: readonly ((name: string) => string)[] = [
  (name) => `Zovem se ${name} i volim drvo.`,
  (name) => `Radila sam u firmi „${name}“ dvije godine`,
  (name) => `CV_${name}.pdf`,
  (name) => `(${name})`,
  (name) => `${name}'s work, by ${name}-Kos`,
  (name) => `Pozdrav,\n${name}`,
  (name) => `Зовем се ${name}!`,
]

const someone = fc.record({
  first: fc.constantFrom(...FIRST),
  last: fc.constantFrom(...LAST),
  second: fc.option(fc.constantFrom(...LAST), { nil: undefined }),
})

describe('A blind reader', () => {
  test('is not told a name, in whatever spelling, case and place it is written', () => {
    fc.assert(
      fc.property(
        someone,
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...spellings),
        fc.constantFrom(...around),
        ({ first, last, second }, one, two, spelt, place) => {
          const names = [first.name, second ? `${last.name}-${second.name}` : last.name]
          const hide = createRedaction({ names })
          for (const { forms } of [first, last, ...(second ? [second] : [])]) {
            for (const form of [forms[one % forms.length]!, forms[two % forms.length]!]) {
              const written = place(spelt(form))
              const read = hide(written)
              expect(read, written).toContain(HIDDEN)
              expect(timesIn(read, form), `${written} → ${read}`).toBeLessThanOrEqual(
                timesIn(place(''), form),
              )
            }
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  test.each([
    'amrahodzic',
    'AmraHodžić92',
    'hodzic.amra',
    'ahodzic',
    'hodzic_amra',
    'Hodžić-Kovač',
    'АмраХоџић',
  ])('is not told it by what is put together of it: %s', (written) => {
    const hide = createRedaction({ names: ['Amra', 'Hodžić-Kovač'], email: 'amra@primjer.ba' })
    expect(fold(hide(`Javi se: ${written}`))).toBe('javi se')
  })

  test('is not told it by a name of everyday letters where it is meant as a name', () => {
    const hide = createRedaction({ names: ['Maja', 'Marić'] })
    expect(hide('Maja je radila od 15. maja. zovem se maja, maja marić')).toBe(
      `${HIDDEN} je radila od 15. maja. zovem se ${HIDDEN}, ${HIDDEN} ${HIDDEN}`,
    )
  })

  test('reads names in scripts that nobody here writes as little', () => {
    expect(createRedaction({ names: ['Юлия', '山田'] })('Юлия 山田, юлия')).toBe(
      `${HIDDEN} ${HIDDEN}, ${HIDDEN}`,
    )
  })

  test.each(ordinary())('still reads what tells nobody’s name: %s', (text) => {
    for (const { name: first } of [...FIRST, ...namesOfEverydayLetters()]) {
      for (const { name: last } of LAST)
        expect(
          createRedaction({ names: [first, last], email: 'x@primjer.ba', phone: '+38761234567' })(text),
        ).toBe(text)
    }
  })

  test('waits for no text, however long and strange', () => {
    const hide = createRedaction({
      names: ['Amra', 'Hodžić'],
      email: 'amra@primjer.ba',
      phone: '+38761234567',
    })
    for (const piece of [
      'a ',
      '@',
      'a.',
      '1 ',
      '1-',
      '((',
      'a\u00AD',
      'x',
      '+',
      'imam ',
      'a-\n',
      '-\n',
      'www.',
      'IG: ',
      '\u0301',
    ]) {
      expect(
        costOf(() => hide(piece.repeat(60_000 / piece.length))),
        piece,
      ).toBeLessThan(500)
    }
  })
})

/** How often it can be read, whatever stands between its letters. */
function timesIn(text: string, form: string): number {
  return fold(text).replaceAll(' ', '').split(fold(form)).length - 1
}

function namesOfEverydayLetters(): Name[] {
  return 'Ali Maja Marta Rade Dan Nada Luka Mira Zora Sam Una Jasna Mark Grant Will Slava Ana Ema'
    .split(' ')
    .map((name) => ({ name, forms: [] }))
}

function ordinary(): string[] {
  return [
    'Od ma-\nja radim s ljudima, ras-\n  pored je dobar, a posao na-\nda.',
    'Javljam se na oglas jer volim drvo i rad s ljudima. Od maja do juna 2021. radila sam u stolariji, ali sam i dalje učila.',
    'Nadam se da ćete me pozvati na razgovor. Nadzor, nadimak i nada nisu isto, mirno i jasno govorim.',
    'Iskustvo: 15. 3. 2019 - 31.12.2021, zatim 2022–2024. Promet 1.200.000,00 KM, plata 1.600 KM, 62.500.000 KM budžeta.',
    'Znam C++, C#, ASP.NET, Node.js, Socket.io, Vue.js i React 18.2.0; tim od 12 ljudi, 3/4 radnog vremena.',
    'I am a carpenter with ten years of work. I will start in May; my grant ended in March 2020.',
    'Imam 24 godine iskustva i vozačku B kategorije. Radno vrijeme 08:00-16:00, ISO 9001:2015.',
    'Радила сам двије године у столарији, али и даље учим. Рад од маја до јуна.',
    'Luka Ploče je velika, a u gradu ima 120 000 stanovnika i 2020. je imao više.'.replace('Luka', 'Lučica'),
    'Poslije škole vodila sam sekciju od 30 đaka, 3 puta sedmično, dana 12.05.2018. i ostalih dana.',
  ]
}
