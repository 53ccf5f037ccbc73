type Words = readonly [bhs: string, en: string]

const part = (title: Words, text: Words) => ({
  title: { bhs: title[0], en: title[1] },
  text: { bhs: text[0], en: text[1] },
})

/** The rules in plain words with which an editor begins. */
export const DEFAULT_EXPLAINED = [
  part(
    ['Ko', 'Who'],
    [
      'Ekipa od 3 do 7 ljudi. Svi imaju račun i svako za sebe pritisne „Pošalji prijavu“. Jedna osoba, jedna prijava.',
      'A team of 3 to 7 people, all with an account; everyone presses “Send the application” themselves. One person, one application.',
    ],
  ),
  part(
    ['Za šta', 'What it is for'],
    [
      'Za sve što projektu treba: materijal, prevoz, alat, štampu, hranu za radnu akciju.',
      'For whatever the project needs: materials, transport, tools, printing, food for a day of work.',
    ],
  ),
  part(
    ['Za šta ne', 'What it is not for'],
    [
      'Ne za honorare ekipi. Elektronika ne može biti svrha projekta, a preko 30\u00a0% samo uz dobar razlog.',
      'Not for fees to the team. Electronics cannot be the purpose of the project, and can only exceed 30% for a good reason.',
    ],
  ),
  part(
    ['Ko ne može', 'Who cannot'],
    [
      'Pojedinci, udruženja, stranke i javne ustanove.',
      'Individuals, associations, parties and public institutions.',
    ],
  ),
  part(
    ['Kako se bira', 'How it is decided'],
    [
      'Odbor ocjenjuje bez imena, a odobreni projekti idu na glasanje. Treba najmanje 50 glasova, a fond se dijeli po broju glasova.',
      'The board scores without names, then everything it approves goes to a vote. At least 50 votes are needed, and the fund is shared out in order of votes.',
    ],
  ),
]
