import { describe, expect, test } from 'vitest'
import { TODAY } from '../eval/evaluate.ts'
import { parseNotice } from '../parse-notice.ts'

const read = (text: string) => parseNotice(text, { now: TODAY }).facts

describe('a sentence that announces something', () => {
  test.each([
    [
      'who does it, though a donor and a partner stand before them',
      'Radionica grafike\nUz podršku Grada Travnika, a u prostoru Gimnazije „Lašva“, Atelje Boja po treći put organizuje radionicu.',
      { organisation: 'Atelje Boja' },
    ],
    [
      'who does it, though a founder stands between',
      'Opća bolnica „Jug“ Stolac, čiji je osnivač Vlada Kantona, na prijedlog Službe za nabavke, oglašava\nradno mjesto: Kuhar',
      { organisation: 'Opća bolnica „Jug“ Stolac' },
    ],
    [
      'what it is called, below a headline of news',
      'Lijepe vijesti za pčelare\nOpćina Olovo objavila je Javni poziv za nabavku košnica, a prijave traju do 1. februara 2027.',
      { title: 'Javni poziv za nabavku košnica', organisation: 'Općina Olovo' },
    ],
    [
      'what it is called, where only the decision is told',
      'Dobra vijest\nGrad Zenica donio je odluku o raspisivanju javnog poziva za obnovu igrališta. Prijave do 1. februara 2027.',
      { title: 'Javni poziv za obnovu igrališta' },
    ],
    [
      'who is sought, and how many',
      'Topla supa čeka\nUdruženje Kazan traži volontere za podjelu obroka, i to njih osamnaest. Javite se do 1. februara 2027.',
      { title: 'Volonteri za podjelu obroka', vacancies: 18 },
    ],
  ])('says %s', (_, text, facts) => {
    expect(read(text)).toMatchObject(facts)
  })

  test('says nothing of a name that a heading has said better', () => {
    expect(
      read('Škola reportaže\nKuća Istok raspisuje poziv za polaznike Škole reportaže. Prijave do 1.2.2027.')
        .title,
    ).toBe('Škola reportaže')
  })
})

describe('what stands beside a fact', () => {
  test('tells in a calendar which of its days ends applying', () => {
    const days =
      '1. mart – otvaraju se prijave\n12. april do 23:59 – zatvaraju se prijave\n1. juni – dostava potvrda'
    expect(read(`Akademija u Bihaću, august 2027.\n${days}`).deadline).toBe('2027-04-12T23:59:00+02:00')
  })

  test('gives no hour of another day to a deadline', () => {
    expect(
      read('Radionica\nPrijave do 13. decembra 2026., a prvi susret je 9. januara u 11 sati.').deadline,
    ).toBe('2026-12-13')
  })

  test('tells posts in the rows of a table, whether its cells are parted by bars or tabs', () => {
    for (const mark of [' | ', '\t'])
      expect(
        read(
          `JAVNI OGLAS\nza prijem u radni odnos\n${[
            ['R.br.', 'Naziv radnog mjesta', 'Broj izvršilaca'],
            ['1.', 'Vodoinstalater', '2'],
            ['2.', 'Očitač vodomjera', '1'],
          ]
            .map((row) => row.join(mark))
            .join('\n')}`,
        ).vacancies,
      ).toBe(3)
  })

  test('leaves out what others did before, and multiplies groups', () => {
    expect(read('Kurs\nProšli put pomoglo nam je 65 volontera. Sada tražimo njih 80.').vacancies).toBe(80)
    expect(read('Kurs šivenja\nNovi kurs ima 2 grupe po 8 polaznica.').vacancies).toBe(16)
  })

  test('takes no sum for the whole of others that happen to add up to it', () => {
    expect(
      read(
        'Stipendije\nDodjeljuje se 5 stipendija od 300 KM, 8 stipendija od 200 KM i 12 stipendija od 100 KM.',
      ),
    ).toMatchObject({ amountMin: 100, amountMax: 300, vacancies: 25 })
  })
})
