import fc from 'fast-check'
import compile from 'icu-minify/compile'
import { describe, expect, test } from 'vitest'
import { readCatalogues } from '#platform/server/i18n/catalogue-files.ts'
import { toLatin } from '../fold-script.ts'
import { cyrillicWriter, inCyrillic } from './cyrillic.ts'
import { OWN_FORMS } from './word-forms.ts'

describe('a reader of Cyrillic', () => {
  test.each([
    ['Đorđe Čolić, Ljubuški', 'Ђорђе Чолић, Љубушки'],
    ['Vodim knjige, sad u Excelu', 'Водим књиге, сад у Excelu'],
    ['Engleski B2, njemački A1', 'Енглески B2, њемачки A1'],
    ['Python, C++, C#, Power BI i AutoCAD', 'Python, C++, C#, Power BI и AutoCAD'],
    ['II razred u BiH', 'II разред у БиХ'],
    ['amra@primjer.ba i github.com/amra', 'amra@primjer.ba и github.com/amra'],
    ['Metak, Javnost, nodalni', 'Метак, Јавност, нодални'],
    ['3D štampa i MP3', '3D штампа и MP3'],
    ['Email: a@b.ba, pišite na email', 'Имејл: a@b.ba, пишите на имејл'],
    ['od augusta 2019. do V 2021.', 'од августа 2019. до V 2021.'],
    ['I razred, V razred i XIV vijek', 'I разред, V разред и XIV вијек'],
    ['email@primjer.ba, primjer.ba/august', 'email@primjer.ba, primjer.ba/august'],
    ['I tako redom', 'И тако редом'],
    // Two sounds, over the parts of a word.
    ['injekcija, nadživjeti, konjunktura', 'инјекција, надживјети, конјунктура'],
    ['odžaliti, Tanjug, nadžupan, podžanr', 'оджалити, Танјуг, наджупан, поджанр'],
    ['konjugacija, anjon, INJEKCIJA', 'конјугација, анјон, ИНЈЕКЦИЈА'],
    // One letter, although it looks alike.
    ['kanjon, Odžak, hodža, budžet, Konjic, Gacko', 'кањон, Оџак, хоџа, буџет, Коњиц, Гацко'],
    ['LJUBAV, Ljubav, NJEGOŠ, DŽEP, Džep', 'ЉУБАВ, Љубав, ЊЕГОШ, ЏЕП, Џеп'],
    // Names of others, and what is written on a computer.
    ['Wi-Fi, Windows Server i Linux', 'Wi-Fi, Windows Server и Linux'],
    [
      'Traži na Booking.com ili na stranici www.zamah.ba.',
      'Тражи на Booking.com или на страници www.zamah.ba.',
    ],
    ['Otvori biografija.pdf ili PDF-a', 'Отвори biografija.pdf или PDF-а'],
    ['Javi se @amra_h ili #posao', 'Јави се @amra_h или #posao'],
    ['Otvori /export-texts', 'Отвори /export-texts'],
    ['YouTube, LinkedIn, iPhone i Photoshopu', 'YouTube, LinkedIn, iPhone и Photoshopu'],
    ['HEIC i AVIF na Vimeu, Node.js i JSON Resume', 'HEIC и AVIF на Vimeu, Node.js и JSON Resume'],
    ['FBiH, EU, NVO i SMS', 'ФБиХ, ЕУ, НВО и СМС'],
    ['Iz Chicaga u Stockholm, iz Zürichu blizu', 'Из Чикага у Стокхолм, из Цириху близу'],
    ['Željava bb, 77000 Bihać', 'Жељава бб, 77000 Бихаћ'],
    ['web-stranica i e-mail', 'web-страница и имејл'],
    ['Radi online, ONLINE, Online', 'Ради онлајн, ОНЛАЈН, Онлајн'],
    ['Radi offline, iz feedova, pred deadline', 'Ради офлајн, из фидова, пред дедлајн'],
    ['JSON Feed, 404 Page Not Found, Dashboard', 'JSON Feed, 404 Page Not Found, Dashboard'],
    ['Michael Schuhmacher i Emir', 'Michael Schuhmacher и Емир'],
    // Numerals, units and codes.
    ['I. godina, II. godina i I. i II. razred', 'I. година, II. година и I. и II. разред'],
    ['I. Kovač i V. Simić', 'И. Ковач и В. Симић'],
    ['I–III stepen, faza I, I i II krug', 'I–III степен, фаза I, I и II круг'],
    ['1.600 KM, 5 km, 30 m², 2 kg, 10 MB, 40 h', '1.600 КМ, 5 km, 30 m², 2 kg, 10 MB, 40 h'],
    ['90 km/h i 20 °C', '90 km/h и 20 °C'],
    ['Neophodno je da na nivou i nivoom', 'Неопходно је да на нивоу и нивоом'],
    ['Kod ZMH-2026-A17', 'Код ZMH-2026-A17'],
    // A place for a value, and a mark of a text.
    ['Zdravo, {name}! <b>Ime</b>', 'Здраво, {name}! <b>Име</b>'],
    ['We are looking for you and the team', 'We are looking for you and the team'],
  ])('reads %s as everybody writes it', (latin, cyrillic) => {
    expect(inCyrillic(latin)).toBe(cyrillic)
  })

  test('reads words that staff except in Latin letters, with their endings', () => {
    const write = cyrillicWriter('Kolibri, Nova Data,\nFast Lane')
    expect(write('Kolibri, Kolibrija i Nova Data u Sarajevu')).toBe(
      'Kolibri, Kolibrija и Nova Data у Сарајеву',
    )
    expect(inCyrillic('Kolibri')).toBe('Колибри')
  })
})

/** The words of a message, without its arguments and the names of its branches. */
function wordsOf(message: string): string[] {
  return partsOf(compile(message))
}

function partsOf(nodes: unknown): string[] {
  return [nodes].flat().flatMap((node) => (typeof node === 'string' ? [node] : within(node)))
}

/** An argument has its kind as a number and then its branches; a mark has its words. */
function within(node: unknown): string[] {
  if (!Array.isArray(node)) return []
  const [, kind, ...more] = node as [string, unknown, ...unknown[]]
  if (typeof kind === 'number') return Object.values(more[0] ?? {}).flatMap(partsOf)
  return [kind, ...more].flatMap((one) => partsOf([one]))
}

describe('every text of the product', () => {
  test('comes back unchanged from Cyrillic to Latin', async () => {
    const texts = (await readCatalogues()).flatMap(({ texts: { bhs } }) => [...bhs.values()].flatMap(wordsOf))
    expect(texts.length).toBeGreaterThan(5000)
    const own = new RegExp(Object.keys(OWN_FORMS).join('|'), 'i')
    const differ = texts.filter((text) => !own.test(text) && toLatin(inCyrillic(text)) !== toLatin(text))
    expect(differ).toEqual([])
    expect(texts.filter((text) => inCyrillic(inCyrillic(text)) !== inCyrillic(text))).toEqual([])
  })

  test('as does any other word of ours', () => {
    const letter = fc.constantFrom(...'abcčćdđefghijklmnoprsštuvzž')
    const word = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''))
    const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((some) => some.join(' '))
    fc.assert(
      fc.property(text, (latin) => {
        fc.pre(!Object.keys(OWN_FORMS).some((stem) => latin.includes(stem)))
        expect(toLatin(inCyrillic(latin))).toBe(latin)
      }),
      { numRuns: 300 },
    )
  })

  test('the writer ends on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(typeof inCyrillic(text)).toBe('string')
      }),
      { numRuns: 200 },
    )
  })
})
