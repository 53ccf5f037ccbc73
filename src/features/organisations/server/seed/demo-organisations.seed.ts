import type { DemoOrganisation } from './demo-organisation.ts'
import { lateDemoOrganisations } from './late-demo-organisations.seed.ts'
import { moreDemoOrganisations } from './more-demo-organisations.seed.ts'

/** The organisations of the demo world by the last part of their address. */
export const demoOrganisations = {
  'una-softver': {
    name: 'Una Softver',
    kind: 'employer',
    municipality: 'bihac',
    address: 'Krupska 12',
    about: [
      'Pravimo programe za trgovine i skladišta: blagajnu, zalihe i izvještaje koje vlasnik razumije. Radi nas dvadeset i šestero, pola u Bihaću, pola od kuće.\n\nSvake godine primamo dvoje bez iskustva. Prva tri mjeseca imaju mentoricu i nijedan rok.',
      'We make software for shops and warehouses: the till, the stock and reports that the owner understands. There are twenty-six of us, half in Bihać, half at home.\n\nEvery year we take two people without experience. For the first three months they have a mentor and no deadline.',
    ],
    replyDays: 10,
    owner: 'nermina',
    editors: ['adnan'],
    reviewers: ['damir'],
  },
  'drvo-krivaja': {
    name: 'Drvo Krivaja',
    kind: 'employer',
    municipality: 'zavidovici',
    address: 'Radnička bb',
    about: [
      'Namještaj od masivne bukve, od pilane do gotovog stola. Sto četrdeset ljudi, vlastita sušara i škola za CNC operatere u pogonu.',
      'Furniture of solid beech, from the sawmill to the finished table. A hundred and forty people, our own kiln and a school for CNC operators on the shop floor.',
    ],
    replyDays: 14,
    owner: 'adnan',
    editors: ['emina'],
  },
  'hotel-vrbas': {
    name: 'Hotel Vrbas',
    kind: 'employer',
    municipality: 'banja-luka',
    address: 'Aleja uz Vrbas 3',
    about: [
      'Hotel na obali s četrdeset i dvije sobe, kuhinjom od domaćih namirnica i spustom niz rijeku. Ljeti nas je trideset, zimi osamnaest.',
      'A hotel on the bank with forty-two rooms, a kitchen that cooks local food and boats down the river. Thirty of us in summer, eighteen in winter.',
    ],
    replyDays: 7,
    owner: 'haris',
  },
  'mostar-hub': {
    name: 'Mostar Hub',
    kind: 'ngo',
    municipality: 'mostar',
    address: 'Rade Bitange 7',
    about: [
      'Otvoren prostor u starom gradu: radionica s 3D štampačima, studio za podcast i trideset radnih stolova. Mladi do 30 godina ne plaćaju.',
      'An open space in the old town: a workshop with 3D printers, a podcast studio and thirty desks. Free for everybody up to 30.',
    ],
    replyDays: 7,
    owner: 'ivana',
    editors: ['marija'],
  },
  'omladinski-centar-tuzla': {
    name: 'Omladinski centar Tuzla',
    kind: 'ngo',
    municipality: 'tuzla',
    address: 'Slatina 21',
    about: [
      'Učenje, volontiranje i svirke za mlade od 15 do 30 godina. Svake sedmice pedesetak ih dođe na bar jednu radionicu.',
      'Learning, volunteering and music for people from 15 to 30. Every week about fifty of them come to at least one workshop.',
    ],
    replyDays: 10,
    owner: 'emina',
    editors: ['tarik'],
  },
  'zelena-sana': {
    name: 'Zelena Sana',
    kind: 'ngo',
    municipality: 'prijedor',
    address: 'Kozarska 40',
    about: [
      'Čistimo Sanu i njene pritoke, mjerimo vodu i učimo škole kako se to radi. Do sada: 61 akcija i 18 tona otpada.',
      'We clean the Sana and its streams, measure the water and teach schools how. So far: 61 days out and 18 tonnes of waste.',
    ],
    replyDays: 5,
    owner: 'stefan',
  },
  'klinika-neretva': {
    name: 'Klinika Neretva',
    kind: 'employer',
    municipality: 'mostar',
    address: 'Bulevar 55',
    about: [
      'Klinika za rehabilitaciju poslije povreda i moždanog udara. Dvadeset i dvije sestre i tehničara, osam fizioterapeutkinja i fizioterapeuta, bazen i vlastiti program pripravništva.',
      'A clinic for rehabilitation after injuries and strokes. Twenty-two nurses, eight physiotherapists, a pool and a first-year programme of our own.',
    ],
    replyDays: 14,
    owner: 'marija',
    reviewers: ['jovana'],
  },
  'tehnicka-skola-zenica': {
    name: 'Srednja tehnička škola Zenica',
    kind: 'school',
    municipality: 'zenica',
    address: 'Školska 1',
    about: [
      'Mašinstvo, elektrotehnika i zavarivanje. Uveče držimo i kurseve za odrasle, s uvjerenjem koje priznaju firme iz kantona.',
      'Mechanical and electrical engineering, and welding. In the evenings we teach adults too, with a certificate that employers of the canton accept.',
    ],
    replyDays: 21,
    owner: 'adnan',
  },
  'fond-zamah': {
    name: 'Fond Zamah',
    kind: 'foundation',
    municipality: 'centar-sarajevo',
    address: 'Obala 18',
    about: [
      'Mali grantovi za prvi posao, prvi biznis i prvi projekat. Iznosi, rezultati i razlozi odbijanja su javni.',
      'Small grants for a first job, a first business and a first project. Amounts, results and reasons for every no are public.',
    ],
    replyDays: 30,
    owner: 'lejla',
    reviewers: ['stefan'],
  },
  'metal-doboj': {
    name: 'Metal Doboj',
    kind: 'employer',
    municipality: 'doboj',
    address: 'Industrijska zona 4',
    about: [
      'Čelične konstrukcije za hale i mostove. Zavarivačima i bravarima početnicima plaćamo atest u prvoj godini.',
      'Steel for halls and bridges. In their first year we pay for the certificates of our new welders and fitters.',
    ],
    replyDays: 14,
    owner: 'luka',
  },
  ...moreDemoOrganisations,
  ...lateDemoOrganisations,
} as const satisfies Record<string, DemoOrganisation>
