import type { cast } from '#features/account/server/index.ts'

export type Name = keyof typeof cast
/** A file of a demo message; pictures have alternative text. */
export type DemoFile =
  | { kind: 'sketch'; name: string; alt: string }
  | { kind: 'offer'; name: string }
  | { kind: 'tune'; name: string; waveform: string }

/** A demo message and its age in minutes. */
type DemoMessage = readonly [who: Name, minutes: number, body: string, file?: DemoFile]

export type DemoConversation = {
  title?: string
  members: readonly [Name, Name, ...Name[]]
  said: readonly DemoMessage[]
  /** Number of unread messages at the end of the conversation, per member. */
  unread?: Partial<Record<Name, number>>
  /** Numbers of the messages on top of it, the newest last. */
  pins?: readonly number[]
  /** The member who still has to answer this message request. */
  asked?: Name
}

/** In minutes. */
const HOUR = 60
const DAY = 24 * HOUR

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    members: ['ines', 'amra'],
    unread: { amra: 1 },
    said: [
      [
        'ines',
        3 * DAY + 200,
        'Zdravo Amra! Pogledala sam tvoj zadatak iz SQL-a. Tabele spajaš čisto, fali još da grupišeš po mjesecu.',
      ],
      ['amra', 3 * DAY + 170, 'Hvala! Probala sam, ali mi decembar izađe dva puta.'],
      [
        'ines',
        2 * HOUR + 20,
        'To je zbog godine. Grupiši po godini i mjesecu, pa će svaki mjesec biti jedan red.',
      ],
      ['amra', HOUR + 50, 'Radi! Nisam ni pomislila na godinu.'],
      ['ines', 52, 'Super. U utorak u 18:00 možemo proći i prva dva grafikona, ako ti odgovara.'],
    ],
  },
  {
    members: ['amra', 'tarik'],
    said: [
      [
        'tarik',
        2 * DAY + 90,
        'Jesi li vidjela poziv za omladinsku banku? Treba nam neko ko zna složiti budžet.',
      ],
      ['amra', 2 * DAY + 60, 'Jesam. Mogu ja budžet, ali mi treba cijena drveta.'],
      ['tarik', 2 * DAY + 40, 'Pilana u Zenici traži 38 KM po komadu za klupe, pitam ih i za popust.'],
      ['amra', DAY + 30, 'Odlično, upisala sam 38. Ako spuste cijenu, samo mi javi.'],
      [
        'tarik',
        5 * HOUR,
        'Spustili na 35 za deset komada! Evo i ponude.',
        { kind: 'offer', name: 'Ponuda pilane 118-26.pdf' },
      ],
    ],
  },
  {
    title: 'Klupe uz Bosnu',
    members: ['tarik', 'amra', 'emina'],
    unread: { amra: 4, tarik: 2 },
    pins: [5, 3],
    said: [
      ['tarik', 4 * DAY, 'Napravio sam grupu da nam se dogovor ne gubi po porukama.'],
      ['emina', 4 * DAY - 20, 'Može! Ja crtam klupe, prve skice šaljem do petka.'],
      [
        'amra',
        3 * DAY,
        'Ja vodim budžet i rokove. Prijava se predaje u 14:00, ne u ponoć, pa da ne kasnimo.',
      ],
      [
        'emina',
        3 * HOUR,
        'Skice su gotove: jedna s naslonom i jedna bez. Ona bez naslona je jeftinija za trećinu.',
        { kind: 'sketch', name: 'klupa-s-naslonom.png', alt: 'Skica klupe s naslonom, 180 puta 85 cm' },
      ],
      ['tarik', 2 * HOUR, 'Glasam za tri s naslonom i dvije bez. Stariji će sjediti duže.'],
      ['emina', HOUR + 20, 'Može. A ovo je melodija za naš kratki video, otpjevušila sam je usput:'],
      [
        'emina',
        HOUR + 19,
        '',
        {
          kind: 'tune',
          name: 'voice-message.webm',
          waveform: '0598458846883767578728484898985349897410',
        },
      ],
    ],
  },
  {
    members: ['amra', 'lejla'],
    said: [
      ['amra', 6 * DAY, 'Hvala ti na potvrdi za Excel, odmah mi se pokazalo više praksi.'],
      ['lejla', 6 * DAY - 45, 'Zaslužila si je, tabela za Una regatu je bila najurednija koju smo imali.'],
    ],
  },
  {
    members: ['nermina', 'amra'],
    asked: 'amra',
    said: [
      [
        'nermina',
        7 * HOUR,
        'Zdravo Amra, tražimo pomoć oko evidencije članova, deset sati sedmično i plaćeno. Da ti pošaljem detalje?',
      ],
    ],
  },
  {
    members: ['damir', 'nikola'],
    unread: { nikola: 1 },
    said: [
      ['nikola', DAY, 'Damire, šta da učim prije prvog posla u izvještavanju?'],
      [
        'damir',
        DAY - 70,
        'Kreni od pitanja koje firma stvarno ima. Nađi otvorene podatke svoje općine i odgovori na jedno.',
      ],
      [
        'nikola',
        9 * HOUR,
        'Uzeo sam redove vožnje. Pitanje: koliko se u Mostaru čeka bus, ujutro i navečer?',
      ],
      ['damir', 4 * HOUR, 'Odlično pitanje. Sad ga skrati na jedan grafikon i jednu rečenicu.'],
    ],
  },
  {
    members: ['damir', 'lejla'],
    said: [
      ['damir', 8 * DAY, 'Imam dva slobodna termina u decembru ako neko iz banke traži mentora.'],
      ['lejla', 8 * DAY - 120, 'Javljam se čim zatvorimo prijave. Hvala ti!'],
    ],
  },
  {
    members: ['adnan', 'tarik'],
    unread: { tarik: 1 },
    said: [
      ['adnan', 2 * DAY, 'Hi Tarik, did you get the saw we talked about? I can lend you mine for a weekend.'],
      ['tarik', 2 * DAY - 35, 'Not yet. A weekend would be enough for all five benches.'],
      ['adnan', 6 * HOUR, 'Then take it on Saturday, and bring two pairs of gloves.'],
    ],
  },
  {
    members: ['nermina', 'adnan'],
    said: [
      ['nermina', 5 * DAY, 'Adnane, stiglo je šest prijava za praksu. Hoćeš li ih pogledati do petka?'],
      ['adnan', 5 * DAY - 30, 'Hoću, krećem večeras.'],
    ],
  },
  {
    members: ['stefan', 'jovana'],
    unread: { stefan: 1 },
    said: [
      ['stefan', 3 * DAY, 'Kako ide priprema za javni razgovor o banci?'],
      ['jovana', 20 * HOUR, 'Sala je potvrđena za četvrtak u 17:00, fali nam samo neko za zapisnik.'],
    ],
  },
  {
    members: ['ivana', 'marija'],
    said: [
      ['marija', 2 * DAY, 'Je li dovoljno da račun za materijal bude na ime udruženja?'],
      ['ivana', 2 * DAY - 25, 'Jeste, samo neka na njemu piše i broj projekta.'],
    ],
  },
  {
    // Three links to somebody new: the program flags it, and a moderator sees that it is friendly.
    members: ['damir', 'jovana'],
    asked: 'jovana',
    said: [
      [
        'damir',
        4 * HOUR,
        'Zdravo Jovana, na tribini je tvoje pitanje bilo gdje se uči Excel od nule. Ovo je besplatno: https://primjer.ba/excel-1 https://primjer.ba/excel-2 https://primjer.ba/vjezbe',
      ],
    ],
  },
  {
    members: ['lejla', 'haris'],
    unread: { lejla: 1 },
    said: [
      ['haris', 30 * HOUR, 'Mogu li projekat prijaviti i ako nam je jedan član iz susjedne općine?'],
      ['lejla', 28 * HOUR, 'Možete, dok god se projekat dešava u općini koja učestvuje.'],
      ['haris', 3 * HOUR, 'Hvala, onda nas je četvero.'],
    ],
  },
]
