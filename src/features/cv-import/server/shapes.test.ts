import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawPdf } from './eval/draw-pdf.ts'
import { writeDocx } from './eval/write-docx.ts'
import { proposalOf } from './proposal.ts'
import { readFile } from './read/read-file.ts'

const PAGE = { tables: false, breaks: false, tab: 170, spacing: 0, rightLabels: false }

/** Returns the proposal of a file, each item as one line. */
async function proposed(bytes: Uint8Array) {
  const draft = proposalOf(await readFile(Uint8Array.from(bytes)), randomUUID)
  const said = ({ bhs, en }: { bhs: string; en: string }) => bhs || en
  const stays = (list: typeof draft.work | typeof draft.education) =>
    list.map(({ item }) => `${said(item.title)} | ${said(item.place)} | ${item.from} | ${item.to}`)
  return {
    work: stays(draft.work),
    education: stays(draft.education),
    notes: draft.work.map(({ item }) => said(item.note)),
    skills: draft.skills.map(({ item }) => item.label),
    languages: draft.languages.map(({ item }) => `${item.language} ${item.level}`),
    links: draft.links.map(({ item }) => item.url),
    about: draft.about && said(draft.about.text),
    name: draft.person.name,
    unplaced: draft.unplaced,
    draft,
  }
}

const ofPdf = async (text: string, layout: Partial<typeof PAGE> = {}) =>
  proposed(await drawPdf({ lines: text.trim().split('\n'), layout: { ...PAGE, ...layout } }))
const ofDocx = async (text: string, layout: Partial<typeof PAGE> = {}) =>
  proposed(await writeDocx({ lines: text.trim().split('\n'), layout: { ...PAGE, ...layout } }))

describe('a CV on paper', () => {
  test.each([1.4, 3, 6])('may set its headings %d points apart', async (spacing) => {
    const cv = await ofPdf(
      `! Vanja Perić
# RADNO ISKUSTVO
Pekar, Pekara Zora, Doboj
02/2019 – 05/2023
# OBRAZOVANJE I OSPOSOBLJAVANJE
Prehrambena škola Doboj
2014 – 2017
# STRANI JEZICI
Engleski B1`,
      { spacing },
    )
    expect(cv.work).toEqual(['Pekar | Pekara Zora, Doboj | 2019-02 | 2023-05'])
    expect(cv.education).toEqual([' | Prehrambena škola Doboj | 2014 | 2017'])
    expect(cv).toMatchObject({ languages: ['en B1'], skills: [], about: null })
  })

  test('may have its headings as labels, with several lines beside each', async () => {
    const cv = await ofPdf(
      `Ime i prezime || Vanja Perić
Telefon || 065/222-333
Radno iskustvo || 01.03.2021. – danas
 || Kuvar, Gostionica Sova, Bileća
 || Topla jela za sto gostiju

 || 05.2018. – 02.2021.
 || Pomoćni kuvar, Hotel Jela, Gacko
Obrazovanje || 2014. – 2017.
 || Ugostiteljska škola, Trebinje
Vještine || Vozačka dozvola B, rad na računaru`,
      { tab: 95 },
    )
    expect(cv.work).toEqual([
      'Kuvar | Gostionica Sova, Bileća | 2021-03 | null',
      'Pomoćni kuvar | Hotel Jela, Gacko | 2018-05 | 2021-02',
    ])
    expect(cv.notes[0]).toBe('Topla jela za sto gostiju')
    expect(cv.education).toEqual([' | Ugostiteljska škola, Trebinje | 2014 | 2017'])
    expect(cv).toMatchObject({ skills: ['rad na računaru'], about: null, name: 'Vanja Perić' })
  })

  test('of the older European form puts nothing personal among skills', async () => {
    const cv = await ofPdf(
      `OSOBNE INFORMACIJE || Vanja Perić
 || Lipa 9, 88000 Mostar (Bosna i Hercegovina)
 || Spol Ž | Datum rođenja 04/05/1996 | Državljanstvo hrvatsko
RADNO ISKUSTVO ||
2020 – danas || Fizioterapeutkinja
 || Dom zdravlja Mostar
OSOBNE VJEŠTINE ||
Materinski jezik || hrvatski
Ostali jezici || RAZUMIJEVANJE || GOVOR || PISANJE
talijanski || B2 || B1 || B1
Digitalne vještine || Excel
Vozačka dozvola || B`,
      { rightLabels: true },
    )
    expect(cv.work).toEqual(['Fizioterapeutkinja | Dom zdravlja Mostar | 2020 | null'])
    expect(cv).toMatchObject({ skills: ['Excel'], languages: ['hr native', 'it B1'], name: 'Vanja Perić' })
  })

  test('may name an employer once above several posts', async () => {
    const cv = await ofPdf(
      `! Vanja Perić
# Iskustvo
* Lim Kotlovi
5 godina 1 mjesec
* Vođa pogona
ožujak 2022 - Present (2 godine)
Zenica
* Zavarivač
veljača 2019 - veljača 2022 (3 godine 1 mjesec)

* Zlatni Klas
Vozač
siječanj 2017 - prosinac 2018 (2 godine)
# Obrazovanje
Tehnička škola Zenica
Strojarstvo · (2012 - 2016)`,
    )
    expect(cv.work).toEqual([
      'Vođa pogona | Lim Kotlovi, Zenica | 2022-03 | null',
      'Zavarivač | Lim Kotlovi | 2019-02 | 2022-02',
      'Vozač | Zlatni Klas | 2017-01 | 2018-12',
    ])
  })

  test('may cut its sentences anywhere', async () => {
    const cv = await ofPdf(
      `# Work experience
* Editor, Portal Dan, Sarajevo
2019 – 2022
- Wrote and edited four hundred short texts about schools, buses and water for readers of every age in
Sarajevo and around it`,
    )
    expect(cv.notes).toEqual([
      '• Wrote and edited four hundred short texts about schools, buses and water for readers of every age in Sarajevo and around it',
    ])
  })
})

describe('a Word document', () => {
  test('may have a table whose head says what its columns are, up to the next heading', async () => {
    const cv = await ofDocx(
      `! Vanja Perić
Radno iskustvo
Od || Do || Tvrtka || Radno mjesto || Plaća
2021 || danas || Krov i zid, Livno || Tesar || po dogovoru
03/2018 || 12/2020 || Pilana Kupres || Radnik na pili || –
Obrazovanje
2014 – 2017 || Srednja škola Livno || Tesar`,
      { tables: true },
    )
    expect(cv.work).toEqual([
      'Tesar | Krov i zid, Livno | 2021 | null',
      'Radnik na pili | Pilana Kupres | 2018-03 | 2020-12',
    ])
    // An unknown column is stored with its name.
    expect(cv.notes[0]).toBe('Plaća: po dogovoru')
    expect(cv.education).toEqual(['Tesar | Srednja škola Livno | 2014 | 2017'])
  })

  test('with a heading that nobody knows gives work and no education', async () => {
    const cv = await ofDocx(`! Vanja Perić
# Obrazovanje
Gimnazija Bihać
2012 – 2016
# Moji dani pod reflektorima
Rasvjeta, Teatar Una
2018 – 2022
# Vještine
Excel`)
    expect(cv.education).toEqual([' | Gimnazija Bihać | 2012 | 2016'])
    expect(cv.work).toEqual(['Rasvjeta | Teatar Una | 2018 | 2022'])
    const own = await ofDocx(`! Vanja Perić
# Škola
Gimnazija Bihać
2012 – 2016
# Gdje sam sve radila
Prodavačica, Market Kap
2018 – 2022`)
    expect(own.work).toEqual(['Prodavačica | Market Kap | 2018 | 2022'])
  })

  test('shows levels as dots, stars and figures', async () => {
    const cv = await ofDocx(`# Vještine
Excel ●●●●○
Šivenje ★★★★★
Kuhanje 2/5
Crtanje 60%
# Jezici
Njemački ■■■■□
Turski ●●`)
    expect(cv.draft.skills.map(({ item }) => `${item.label} ${item.level}`)).toEqual([
      'Excel advanced',
      'Šivenje expert',
      'Kuhanje basic',
      'Crtanje independent',
    ])
    expect(cv.languages).toEqual(['de B2', 'tr B1'])
  })
})
