import type { Status } from '../../contract/statuses.ts'

type TextPair = readonly [bhs: string, en: string]

/** The demo organisations' messages to applicants, by status. */
export const replyWords: Partial<Record<Status, readonly TextPair[]>> = {
  'in-review': [
    ['Prijava je stigla i čita se ove sedmice.', 'Your application has arrived and is read this week.'],
    ['', ''],
    [
      'Hvala. Javljamo se svima, i onima koje ne pozovemo.',
      'Thank you. We write to everybody, also to those we do not invite.',
    ],
  ],
  interview: [
    [
      'Dođi na razgovor u četvrtak u 11 sati. Traje pola sata, ponesi samo pitanja.',
      'Please come to a talk on Thursday at 11. It takes half an hour; bring only questions.',
    ],
    [
      'Razgovor je video pozivom, vezu šaljemo mailom. Koji ti dan odgovara?',
      'The talk is by video; we send the link by mail. Which day suits you?',
    ],
    [
      'Voljeli bismo da provedeš pola dana s nama i vidiš kako radimo.',
      'We would like you to spend half a day with us and see how we work.',
    ],
  ],
  offer: [
    [
      'Nudimo ti mjesto. Ugovor šaljemo na uvid, javi se do petka.',
      'We offer you the place. The contract follows for you to read; tell us by Friday.',
    ],
    [
      'Izbor je pao na tebe. Ako pristaješ, počinjemo prvog u mjesecu.',
      'We have chosen you. If you agree, we start on the first of the month.',
    ],
  ],
  hired: [
    [
      'Dobro došla ili dobro došao u ekipu! Vidimo se u ponedjeljak u osam.',
      'Welcome to the team! See you on Monday at eight.',
    ],
    ['Ugovor je potpisan. Radujemo se!', 'The contract is signed. We are glad!'],
  ],
  declined: [
    [
      'Ovaj put smo izabrali nekoga s više iskustva na istom poslu. Prijava je bila jasna i čuvamo je godinu dana.',
      'This time we chose somebody with more experience of the same work. Your application was clear and we keep it for a year.',
    ],
    [
      'Mjesta su popunjena prije nego što smo stigli do kraja. Žao nam je što je trajalo.',
      'The places were filled before we had read all. We are sorry that it took so long.',
    ],
    [
      'Tražimo nekoga ko živi bliže. Kad otvorimo rad na daljinu, prvo javljamo tebi.',
      'We need somebody who lives closer. When we open remote work, you hear first.',
    ],
  ],
}

export const reviewerNotes: readonly TextPair[] = [
  ['Jasno piše, pitati za zadnji posao.', 'Writes clearly; ask about the last job.'],
  ['Preporuka od bivše šefice je odlična.', 'An excellent reference from a former manager.'],
  ['Put do nas je dug, provjeriti prevoz.', 'A long way to us; check transport.'],
]
