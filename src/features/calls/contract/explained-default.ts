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
      'Ekipa od 3 do 7 ljudi, svi registrovani i svako sam pritisne „Pošalji prijavu“. Jedna osoba, jedna prijava.',
      'A team of 3 to 7 people, all registered; everybody presses “Send the application” themselves. One person, one application.',
    ],
  ),
  part(
    ['Na šta', 'For what'],
    [
      'Na sve što projektu treba: materijal, prevoz, alat, štampa, hrana za radnu akciju.',
      'For whatever the project needs: materials, transport, tools, printing, food for a day of work.',
    ],
  ),
  part(
    ['Na šta ne', 'Not for'],
    [
      'Ne na honorare ekipi. Elektronika ne može biti svrha, a preko 30 % samo uz dobar razlog.',
      'Not for fees to the team. Electronics cannot be the purpose, and more than 30% only for a good reason.',
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
      'Odbor ocjenjuje bez imena, pa svi odobreni idu na glasanje. Treba najmanje 50 glasova, a fond se dijeli redom.',
      'The board judges without names, then all that it approves go to a vote. At least 50 votes are needed, and the fund is shared in their order.',
    ],
  ),
]
