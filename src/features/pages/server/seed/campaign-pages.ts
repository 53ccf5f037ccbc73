import { both, type DemoPage, rich } from './demo-page.ts'

export const CAMPAIGN_PAGES: readonly DemoPage[] = [
  {
    title: both('Zelene ulice 2027.', 'Green streets 2027'),
    description: both(
      'Do 1.500 KM za klupu, drvo ili sjenu u tvojoj ulici.',
      'Up to 1,500 KM for a bench, a tree or shade in your street.',
    ),
    blocks: (add) => [
      add('hero', {
        title: both('Zelene ulice 2027.', 'Green streets 2027'),
        text: both(
          'Do 1.500 KM za klupu, drvo ili sjenu u tvojoj ulici.',
          'Up to 1,500 KM for a bench, a tree or shade in your street.',
        ),
        buttonText: both('Pogledaj pozive', 'See the calls'),
        link: '/ob',
      }),
      add('figures', {
        items: [
          { value: both('3 do 7', '3 to 7'), label: both('ljudi u ekipi', 'people in a team') },
          { value: both('15 do 30', '15 to 30'), label: both('godina', 'years old') },
          { value: both('1.500 KM', '1,500 KM'), label: both('najviše po ideji', 'at most for an idea') },
        ],
      }),
      add('text', {
        title: both('Ko može', 'Who can apply'),
        body: rich(
          'Tri do sedam ljudi od 15 do 30 godina, bez firme i bez udruženja.\nDovoljno je da živite u općini koja ima omladinsku banku.\n- Jedna ekipa šalje jednu ideju.\n- Ko ima 15 godina, treba saglasnost roditelja ili staratelja.',
          'Three to seven people aged 15 to 30, without a company or an association.\nIt is enough to live in a municipality that has a youth bank.\n- One team sends one idea.\n- Whoever is 15 needs the consent of a parent or guardian.',
        ),
      }),
      add('steps', {
        title: both('Kako ide', 'How it works'),
        items: [
          {
            title: both('Nađite svoju banku', 'Find your bank'),
            text: both(
              'Svaka općina ima svoj poziv i svoj rok.',
              'Each municipality has its own call and deadline.',
            ),
          },
          {
            title: both('Popunite canvas', 'Fill in the canvas'),
            text: both(
              'Deset kratkih polja umjesto dvadeset strana papira.',
              'Ten short fields instead of twenty pages of paper.',
            ),
          },
          {
            title: both('Pozovite komšije da glasaju', 'Ask your neighbours to vote'),
            text: both(
              'Odbor ocijeni ideje, a mjesto izabere.',
              'The board scores the ideas and the place chooses.',
            ),
          },
        ],
      }),
      add('accordion', {
        title: both('Pitanja i odgovori', 'Questions and answers'),
        items: [
          {
            question: both('Trebamo li račun u banci?', 'Do we need a bank account?'),
            answer: both(
              'Ne za prijavu. Ako ideja dobije novac, dogovara se s općinom kako se isplaćuje.',
              'Not to apply. If the idea gets money, you agree with the municipality how it is paid out.',
            ),
          },
          {
            question: both('Može li ista ekipa opet?', 'Can the same team apply again?'),
            answer: both(
              'Može, čim zatvori izvještaj o prethodnoj ideji.',
              'It can, as soon as the report about the previous idea is closed.',
            ),
          },
        ],
      }),
      add('action', {
        title: both('Ideja ne mora biti velika', 'An idea need not be big'),
        text: both('Najčešće počne s klupom koja fali.', 'Most of them start with a missing bench.'),
        buttonText: both('Nađi svoju banku', 'Find your bank'),
        link: '/ob',
      }),
    ],
  },
]
