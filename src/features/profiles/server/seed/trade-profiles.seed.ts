import type { Trade } from '#features/account/server/index.ts'

type Gendered = readonly [he: string, she: string, en: string]
type Place = readonly [bhs: string, en: string]

/** The profile texts of people of one trade; each person gets a part of them. */
export type TradeProfile = {
  headlines: readonly Gendered[]
  work: readonly { title: Gendered; place: Place }[]
  school: { kind: 'school' | 'university'; title: Gendered; place: Place }
  skills: readonly string[]
}

export const tradeProfiles: Partial<Record<Trade, TradeProfile>> = {
  software: {
    headlines: [
      [
        'Programer koji voli čitljiv kod',
        'Programerka koja voli čitljiv kod',
        'Developer who likes readable code',
      ],
      [
        'Samouk u webu, tražim prvi tim',
        'Samouka u webu, tražim prvi tim',
        'Self-taught in web work, looking for a first team',
      ],
      ['Backend, baze i strpljenje', 'Backend, baze i strpljenje', 'Back end, databases and patience'],
    ],
    work: [
      {
        title: ['Programer', 'Programerka', 'Developer'],
        place: ['Mala firma za softver', 'A small software company'],
      },
      {
        title: ['Praktikant u razvoju', 'Praktikantica u razvoju', 'Development intern'],
        place: ['Agencija za web', 'A web agency'],
      },
    ],
    school: {
      kind: 'university',
      title: ['Softversko inženjerstvo', 'Softversko inženjerstvo', 'Software engineering'],
      place: ['Fakultet informacijskih tehnologija', 'Faculty of information technologies'],
    },
    skills: ['JavaScript', 'HTML', 'CSS', 'SQL', 'Git', 'Python', 'testiranje softvera', 'Docker'],
  },
  design: {
    headlines: [
      [
        'Grafički dizajner, plakati i knjige',
        'Grafička dizajnerica, plakati i knjige',
        'Graphic designer, posters and books',
      ],
      [
        'Dizajner koji prvo pita kome treba',
        'Dizajnerica koja prvo pita kome treba',
        'Designer who first asks who needs it',
      ],
    ],
    work: [
      {
        title: ['Grafički dizajner', 'Grafička dizajnerica', 'Graphic designer'],
        place: ['Štamparija', 'A printing house'],
      },
      {
        title: ['Saradnik za sadržaj', 'Saradnica za sadržaj', 'Content associate'],
        place: ['Gradski portal', 'A local news site'],
      },
    ],
    school: {
      kind: 'university',
      title: ['Grafički dizajn', 'Grafički dizajn', 'Graphic design'],
      place: ['Akademija likovnih umjetnosti', 'Academy of fine arts'],
    },
    skills: [
      'grafički dizajn',
      'Figma',
      'Adobe Illustrator',
      'prijelom teksta',
      'ilustracija',
      'Canva',
      'izrada kratkih videa',
      'fotografija',
    ],
  },
  finance: {
    headlines: [
      [
        'Knjigovođa malih firmi i udruženja',
        'Knjigovotkinja malih firmi i udruženja',
        'Bookkeeper to small companies and associations',
      ],
      [
        'Ekonomista, brojevi i objašnjenja',
        'Ekonomistica, brojevi i objašnjenja',
        'Economist, figures and explanations',
      ],
    ],
    work: [
      {
        title: ['Referent u računovodstvu', 'Referentica u računovodstvu', 'Accounts clerk'],
        place: ['Trgovačka firma', 'A trading company'],
      },
      {
        title: ['Radnik na bankovnom šalteru', 'Radnica na bankovnom šalteru', 'Bank clerk'],
        place: ['Banka, poslovnica', 'A bank branch'],
      },
    ],
    school: {
      kind: 'university',
      title: ['Finansije i računovodstvo', 'Finansije i računovodstvo', 'Finance and accounting'],
      place: ['Ekonomski fakultet', 'Faculty of economics'],
    },
    skills: [
      'knjigovodstvo',
      'obračun PDV-a',
      'obračun plata',
      'fakturisanje',
      'napredni Excel',
      'poslovna korespondencija',
      'rad u ERP sistemu',
      'izrada finansijskih izvještaja',
    ],
  },
  sales: {
    headlines: [
      ['Prodavač koji pamti lica', 'Prodavačica koja pamti lica', 'Shop assistant who remembers faces'],
      [
        'Terenska prodaja, red u narudžbama',
        'Terenska prodaja, red u narudžbama',
        'Field sales, orders kept in order',
      ],
    ],
    work: [
      {
        title: ['Prodavač', 'Prodavačica', 'Shop assistant'],
        place: ['Prodavnica mješovite robe', 'A general store'],
      },
      {
        title: ['Komercijalista', 'Komercijalistica', 'Sales representative'],
        place: ['Veletrgovina', 'A wholesaler'],
      },
    ],
    school: {
      kind: 'school',
      title: ['Ekonomski tehničar', 'Ekonomska tehničarka', 'Economics technician'],
      place: ['Srednja ekonomska škola', 'Secondary school of economics'],
    },
    skills: [
      'rad s kupcima',
      'rad na kasi',
      'prodaja u maloprodaji',
      'pregovaranje',
      'popis robe',
      'rješavanje reklamacija',
      'izrada ponuda',
      'vozačka dozvola B kategorije',
    ],
  },
  kitchen: {
    headlines: [
      [
        'Kuhar, domaća jela i svježe tijesto',
        'Kuharica, domaća jela i svježe tijesto',
        'Cook of home food and fresh dough',
      ],
      [
        'Od šanka do kuhinje, sezona za sezonom',
        'Od šanka do kuhinje, sezona za sezonom',
        'From the bar to the kitchen, season by season',
      ],
    ],
    work: [
      { title: ['Kuhar', 'Kuharica', 'Cook'], place: ['Restoran uz magistralu', 'A roadside restaurant'] },
      {
        title: ['Konobar', 'Konobarica', 'Waiting staff'],
        place: ['Kafana u čaršiji', 'A café in the old town'],
      },
    ],
    school: {
      kind: 'school',
      title: ['Kuhar', 'Kuharica', 'Cook'],
      place: ['Ugostiteljska škola', 'Catering school'],
    },
    skills: [
      'kuhanje',
      'priprema tradicionalnih jela',
      'rad na roštilju',
      'posluživanje gostiju',
      'higijena hrane',
      'sanitarna knjižica',
      'poslastičarstvo',
      'rad pod pritiskom',
    ],
  },
  nursing: {
    headlines: [
      [
        'Medicinski tehničar, hitna i kućna njega',
        'Medicinska sestra, hitna i kućna njega',
        'Nurse, emergency and home care',
      ],
      [
        'Pripravnički završen, tražim stalan posao',
        'Pripravnički završen, tražim stalan posao',
        'Traineeship done, looking for permanent work',
      ],
    ],
    work: [
      {
        title: ['Medicinski tehničar', 'Medicinska sestra', 'Nurse'],
        place: ['Dom zdravlja', 'A health centre'],
      },
      { title: ['Pripravnik', 'Pripravnica', 'Trainee'], place: ['Opća bolnica', 'A general hospital'] },
    ],
    school: {
      kind: 'school',
      title: ['Medicinski tehničar', 'Medicinska sestra', 'Nursing'],
      place: ['Srednja medicinska škola', 'Secondary medical school'],
    },
    skills: [
      'zdravstvena njega',
      'previjanje rana',
      'davanje injekcija',
      'mjerenje vitalnih funkcija',
      'komunikacija s pacijentima',
      'prva pomoć',
      'stručni ispit',
      'rad u smjenama',
    ],
  },
  care: {
    headlines: [
      ['Socijalni radnik na terenu', 'Socijalna radnica na terenu', 'Social worker in the field'],
      [
        'Njegovatelj sa šest godina iskustva u porodici',
        'Njegovateljica sa šest godina iskustva u porodici',
        'Carer with six years’ experience in the family',
      ],
    ],
    work: [
      { title: ['Njegovatelj', 'Njegovateljica', 'Carer'], place: ['Privatna kuća', 'A private home'] },
      {
        title: ['Saradnik u dnevnom centru', 'Saradnica u dnevnom centru', 'Day centre associate'],
        place: ['Dnevni centar za starije', 'A day centre for older people'],
      },
    ],
    school: {
      kind: 'university',
      title: ['Socijalni rad', 'Socijalni rad', 'Social work'],
      place: ['Fakultet političkih nauka', 'Faculty of political science'],
    },
    skills: [
      'njega starijih osoba',
      'socijalni rad',
      'aktivno slušanje',
      'empatija',
      'pomoć pri hranjenju i kretanju',
      'kućna njega',
      'vođenje evidencije',
      'čuvanje povjerljivih podataka',
    ],
  },
  teaching: {
    headlines: [
      ['Nastavnik koji uči s djecom', 'Nastavnica koja uči s djecom', 'Teacher who learns with the children'],
      [
        'Instrukcije iz matematike i puno strpljenja',
        'Instrukcije iz matematike i puno strpljenja',
        'Maths lessons and a lot of patience',
      ],
    ],
    work: [
      {
        title: ['Nastavnik na zamjeni', 'Nastavnica na zamjeni', 'Substitute teacher'],
        place: ['Osnovna škola', 'A primary school'],
      },
      { title: ['Instruktor', 'Instruktorica', 'Tutor'], place: ['Centar za učenje', 'A learning centre'] },
    ],
    school: {
      kind: 'university',
      title: ['Matematika i fizika', 'Matematika i fizika', 'Mathematics and physics'],
      place: ['Pedagoški fakultet', 'Faculty of education'],
    },
    skills: [
      'podučavanje',
      'priprema nastave',
      'rad s djecom',
      'instrukcije iz matematike',
      'pedagogija',
      'izrada nastavnih materijala',
      'javni nastup',
      'nastava na daljinu',
    ],
  },
}
