import type { DemoPost } from './demo-post.ts'

/** The posts of the six weeks before, the newest first. */
export const OLDER_POSTS: readonly DemoPost[] = [
  {
    author: 'tarik',
    hours: 350,
    text: 'Skladište u kojem radim prešlo je na moj program za popis. Prvi dan: 40 minuta umjesto tri sata. Drugi dan: nestalo struje. Imam plan i za to.',
    supporters: ['adnan', 'damir', 'emina', 'marija'],
    comments: [{ by: 'adnan', text: 'Pokaži kod sekciji, baš učimo baze!', hours: 340 }],
  },
  {
    author: 'nermina',
    hours: 410,
    audience: 'public',
    text: 'Nakon tri mjeseca prakse ostajem! Počinjem kao mlađa analitičarka. Hvala svima koji su mi čitali CV, i to po tri puta. #prviposao',
    supporters: ['amra', 'marija', 'lejla', 'adnan', 'damir', 'jovana', 'ines'],
    comments: [
      { by: 'amra', text: 'Čestitam! Kafa u Bihaću čim stigneš.', hours: 405 },
      { by: 'lejla', text: 'Ovo čitam mladima na sljedećem otvorenom satu.', hours: 400 },
    ],
  },
  {
    author: 'ivana',
    hours: 500,
    audience: 'public',
    text: 'Our exhibition needs two people who can read a wall plan and carry a ladder. Saturday, from nine. Lunch is on us. #volunteering',
    supporters: ['luka', 'ines'],
  },
  {
    author: 'stefan',
    hours: 560,
    text: 'Sedam bicikala popravljeno na besplatnoj radionici u Prijedoru. Najčešći kvar: niko nikad nije podmazao lanac.',
    supporters: ['nikola', 'jovana', 'haris'],
  },
  {
    author: 'emina',
    hours: 640,
    text: 'Pitanje za sve koji su pisali budžet: kako ste računali vlastiti rad? #omladinskebanke',
    supporters: ['tarik'],
    comments: [
      {
        by: 'luka',
        text: 'Sati puta cijena iz poziva, i potpis na listi prisustva.',
        hours: 636,
        answers: [{ by: 'emina', text: 'Hvala, to mi je falilo!', hours: 630 }],
      },
    ],
  },
  {
    author: 'marija',
    hours: 760,
    audience: 'public',
    text: 'Besplatan materijal za prve korake u analitici:\n\n- jedan skup podataka koji te zanima\n- jedno pitanje\n- jedna tabela, bez boja\n\nBoje dolaze na kraju. #analitika',
    supporters: ['amra', 'nermina', 'adnan', 'damir', 'jovana'],
  },
  {
    author: 'nikola',
    hours: 880,
    text: 'U Trebinju tražimo volontere za čišćenje staze uz rijeku. Rukavice imamo, kafu isto. #volontiranje',
    supporters: ['stefan', 'jovana'],
  },
  {
    author: 'luka',
    hours: 1000,
    text: 'Odobreno! Igralište u Priluci dobilo je 1.200 KM. Krećemo čim prestane kiša. #omladinskebanke #livno',
    supporters: ['ivana', 'ines', 'lejla', 'adnan', 'emina'],
  },
  {
    author: 'damir',
    hours: 1130,
    text: 'Mentorski sat je od sada četvrtkom. Dva mjesta su slobodna; bez iskustva je sasvim u redu.',
    supporters: ['adnan', 'tarik', 'nermina'],
  },
  {
    author: 'ines',
    hours: 1260,
    text: 'Prva etiketa za džem: nacrtana, obrisana, nacrtana ponovo. Treća sreća. #svojposao',
    supporters: ['ivana', 'luka'],
  },
  {
    author: 'haris',
    hours: 1330,
    text: 'Položio sam za vodiča! Najteže pitanje: šta raditi kad grupa neće stati.',
    supporters: ['lejla', 'stefan', 'amra', 'luka'],
  },
]
