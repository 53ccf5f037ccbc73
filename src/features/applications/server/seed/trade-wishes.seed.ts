import type { Trade } from '#features/account/server/index.ts'
import { handWishes } from './hand-wishes.seed.ts'
import type { Wishes } from './wishes.ts'

/** The applications of people of each trade, with their letters. */
export const tradeWishes: Record<Trade, Wishes> = {
  ...handWishes,
  software: {
    to: [
      'programer-programerka-na-node-js',
      'administrator-administratorica-sistema',
      'inzenjer-inzenjerka-podataka',
      'tester-testerka-softvera-prvi-posao',
      'praksa-u-razvoju-weba',
      'hakaton-javni-podaci-koji-nekome-trebaju',
    ],
    letters: [
      [
        'Program za narudžbe naše porodične radnje je moj i održavam ga treću godinu. Volim kad nešto radi i kad ga niko ne primjećuje.',
        'I made an ordering program for our family shop and have kept it running for three years. I like things that work without being noticed.',
      ],
      [
        'Šaljem vezu na dva mala projekta. Na razgovoru mogu objasniti svaku odluku, i one pogrešne.',
        'I enclose a link to two small projects. In a talk I can explain every decision, the wrong ones too.',
      ],
    ],
  },
  design: {
    to: [
      'dizajner-dizajnerica-korisnickog-iskustva',
      'saradnik-saradnica-za-drustvene-mreze',
      'fotografija-voda-u-mom-kraju',
      'praksa-u-razvoju-weba',
      'tehnicki-pisac-spisateljica',
      'titlovanje-filmova-za-festival',
    ],
    letters: [
      [
        'U portfoliju je jedan rad opisan od prvog razgovora do štampe. Ostalo su slike.',
        'My portfolio has one work told from the first conversation to the print. The rest are pictures.',
      ],
      [
        'Radim mirno, pokazujem rano i ne vežem se za prvu ideju.',
        'I work calmly, show early and do not cling to the first idea.',
      ],
    ],
  },
  finance: {
    to: [
      'knjigovodja-knjigovotkinja',
      'finansijski-saradnik-finansijska-saradnica-na-projekti',
      'deklarant-deklarantica',
      'referent-referentica-nabavke',
      'pripravnicki-staz-u-nabavci',
      'sql-za-one-koji-zive-u-tabelama',
    ],
    letters: [
      [
        'Četiri godine vodim knjige za sedam malih firmi. Rokove pamtim bolje od rođendana.',
        'For four years I have kept the books of seven small companies. I remember dates better than birthdays.',
      ],
      [
        'Važno mi je da se papiri slažu na kraju dana i da svako zna zašto.',
        'What matters to me is that the papers agree at the end of the day and that everybody knows why.',
      ],
    ],
  },
  sales: {
    to: [
      'mesar-mesarka',
      'prodavac-prodavacica-rad-na-kasi',
      'poslovodja-poslovotkinja-prodavnice',
      'dostavljac-dostavljacica-paketa',
      'pripravnicki-staz-u-nabavci',
      'saradnik-saradnica-za-drustvene-mreze',
    ],
    letters: [
      [
        'Pet godina iza pulta naučilo me da slušam prije nego što ponudim.',
        'Five years behind a counter have taught me to listen before I offer.',
      ],
      [
        'Mogu početi odmah, živim na deset minuta od prodavnice.',
        'I can start at once; I live ten minutes from the shop.',
      ],
    ],
  },
  kitchen: {
    to: [
      'kuhar-kuharica-tradicionalne-kuhinje',
      'konobar-konobarica',
      'kuhar-kuharica-sezona',
      'instruktor-instruktorica-prakticne-nastave-pekarstvo',
      'slasticarski-kurs-vikendom',
      'mesar-mesarka',
    ],
    letters: [
      [
        'Iza mene su sezona na moru i zima na planini. Sad tražim kuhinju bliže kući.',
        'A season by the sea, a winter in the mountains. Now I would like to cook closer to home.',
      ],
      [
        'Sanitarna knjižica je uredna, preporuke šaljem na zahtjev.',
        'My health card is in order; I send references on request.',
      ],
    ],
  },
  nursing: {
    to: [
      'medicinska-sestra-tehnicar-u-domu',
      'medicinska-sestra-medicinski-tehnicar-kucna-njega',
      'laborant-laborantica',
      'fizioterapeut-fizioterapeutkinja',
      'njegovatelj-njegovateljica',
      'prva-pomoc-za-svakoga',
    ],
    letters: [
      [
        'Pripravnički staž završen na internom odjelu, stručni ispit položen u maju.',
        'Traineeship done on the internal ward, the professional exam passed in May.',
      ],
      [
        'Noćne smjene i ljudi koji se boje nisu mi novi. Oboje se nauči.',
        'I am used to nights and to people who are afraid. Both can be learnt.',
      ],
    ],
  },
  care: {
    to: [
      'njegovatelj-njegovateljica',
      'koordinator-koordinatorica-usluge-pomoci-u-kuci',
      'radni-terapeut-radna-terapeutkinja',
      'administrator-administratorica-na-prijemu',
      'praksa-za-studente-i-studentice-socijalnog-rada',
      'citanje-naglas-u-domu',
    ],
    letters: [
      [
        'Šest godina njegujem djeda i znam koliko vrijedi pola sata razgovora.',
        'I have looked after my grandfather for six years and know what half an hour of talk is worth.',
      ],
      [
        'Vozim, kuham, slušam i vodim evidenciju. Tim redom, ako treba.',
        'I drive, cook, listen and keep records. In that order, if need be.',
      ],
    ],
  },
  teaching: {
    to: [
      'nastavnik-nastavnica-elektrotehnike',
      'predavac-predavacica-programiranja-za-djecu',
      'animator-animatorica-za-djecu',
      'instrukcije-za-osnovce',
      'praksa-u-osmisljavanju-kurseva',
      'bibliotekar-bibliotekarka',
    ],
    letters: [
      [
        'Tri godine radim na zamjenama u četiri škole. Djeca me pamte po tome što griješim na tabli namjerno.',
        'For three years I have been a substitute in four schools. Children remember me for making mistakes on the board on purpose.',
      ],
      [
        'Prilažem pripremu jednog časa koji je uspio i jednog koji nije.',
        'I enclose the plan of one lesson that worked and of one that did not.',
      ],
    ],
  },
}
