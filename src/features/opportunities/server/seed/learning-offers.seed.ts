import type { DemoOpportunity } from './demo-opportunity.ts'

const certificate = (bhs: string, en: string) => ({ bhs, en })

/** Trainings, scholarships, competitions and events of the demo world. */
export const learningOffers: readonly DemoOpportunity[] = [
  {
    by: 'tehnicka-skola-zenica',
    slug: 'kurs-power-bi-zenica',
    kind: 'training',
    title: ['Kurs Power BI za početnike, 7 večeri', 'Power BI for beginners, 7 evenings'],
    summary: [
      'Besplatan kurs u učionici s računarima, od 17 do 20 sati.',
      'A free course in a computer room, from 17 to 20.',
    ],
    body: [
      `## Program
- povezivanje podataka i čišćenje
- mjere i odnosi
- izvještaj koji stane na jedan ekran
## Za koga
Za sve koji sigurno koriste Excel. Mjesta je 16, prednost imaju nezaposleni.`,
      `## Programme
- connecting and cleaning data
- measures and relations
- a report that fits one screen
## For whom
For everybody who is confident in Excel. There are 16 places; the unemployed come first.`,
    ],
    at: ['zenica'],
    since: 5,
    days: 11,
    starts: [13, '17:00', 3],
    skills: ['Power BI', 'vizualizacija podataka', '+napredni Excel'],
    more: {
      vacancies: 16,
      details: {
        price: 0,
        certificate: certificate('Potvrda škole o 21 satu', 'School certificate for 21 hours'),
        hours: 21,
      },
    },
  },
  {
    by: 'tehnicka-skola-zenica',
    slug: 'obuka-za-zavarivace-s-atestom',
    kind: 'training',
    title: ['Obuka za zavarivače s atestom', 'Welding course with certificate'],
    summary: ['Šest sedmica u školskoj radionici.', 'Six weeks in the school workshop.'],
    body: [
      `Polovinu cijene plaća zavod za zapošljavanje. Na kraju polažeš pred komisijom.`,
      `The employment service pays half. At the end you sit the exam before a board.`,
    ],
    at: ['zenica', 'kakanj'],
    since: 12,
    days: 20,
    starts: [28, '16:00', 4],
    skills: ['atest za zavarivanje', 'zaštita na radu'],
    more: {
      vacancies: 12,
      details: {
        price: 450,
        certificate: certificate('Atest ISO 9606-1', 'ISO 9606-1 certificate'),
        hours: 120,
      },
    },
  },
  {
    by: 'mostar-hub',
    slug: 'osnove-programiranja-python-online',
    kind: 'training',
    title: ['Osnove programiranja u Pythonu, na daljinu', 'Programming basics in Python, online'],
    summary: [
      'Deset sedmica, dva puta sedmično, mentor za svaku grupu.',
      'Ten weeks, twice a week, a mentor for every group.',
    ],
    body: [
      `Od prve petlje do malog programa koji rješava nešto tvoje. Snimke ostaju dostupne godinu dana.`,
      `From the first loop to a small program that solves something of yours. Recordings stay available for a year.`,
    ],
    at: [],
    since: 8,
    days: 14,
    starts: [21, '18:00', 2],
    skills: ['Python', 'programiranje', '+Git'],
    more: {
      mode: 'remote',
      vacancies: 60,
      details: { price: 120, certificate: certificate('Digitalna značka', 'Digital badge'), hours: 40 },
    },
  },
  {
    by: 'klinika-neretva',
    slug: 'prva-pomoc-za-svakoga',
    kind: 'training',
    title: ['Prva pomoć za svakoga', 'First aid for everybody'],
    summary: [
      'Jedna subota, potvrda koja vrijedi za vozački ispit.',
      'One Saturday, a certificate that counts for the driving test.',
    ],
    body: [
      `Vježbaš na lutkama, u grupama po šest. Uđi i ako se bojiš krvi.`,
      `You practise on dummies in groups of six. Come even if you are afraid of blood.`,
    ],
    at: ['mostar'],
    since: 3,
    days: 8,
    starts: [10, '09:00', 7],
    skills: ['prva pomoć', 'kardiopulmonalna reanimacija'],
    more: {
      vacancies: 24,
      details: {
        price: 40,
        certificate: certificate('Potvrda o prvoj pomoći', 'First-aid certificate'),
        hours: 7,
      },
    },
  },
  {
    by: 'omladinski-centar-tuzla',
    slug: 'radionica-javnog-nastupa',
    kind: 'training',
    title: ['Radionica javnog nastupa', 'Public speaking workshop'],
    summary: ['Dva dana, deset ljudi, jedna kamera.', 'Two days, ten people, one camera.'],
    body: [
      `Govoriš, gledaš se na snimku i govoriš ponovo. Drugi dan dolazi publika.`,
      `You speak, watch yourself and speak again. On the second day there is an audience.`,
    ],
    at: ['tuzla'],
    since: 1,
    days: 6,
    starts: [9, '10:00', 6],
    skills: ['javni nastup', 'držanje prezentacija', '+samopouzdanje'],
    more: { vacancies: 10, details: { price: 0, certificate: certificate('', ''), hours: 12 } },
  },
  {
    by: 'fond-zamah',
    slug: 'stipendija-za-tehnicke-nauke',
    kind: 'scholarship',
    title: ['Stipendija za studente tehničkih nauka', 'Scholarship for students of engineering'],
    summary: [
      '300 KM mjesečno, deset mjeseci, četrdeset stipendija.',
      '300 KM a month for ten months, forty scholarships.',
    ],
    body: [
      `Za redovne studentice i studente od druge godine, s prosjekom iznad 8,0 ili projektom koji nas uvjeri.`,
      `For full-time students from the second year on, with an average above 8.0 or a project that convinces us.`,
    ],
    at: [],
    since: 13,
    days: 17,
    clock: '23:59',
    pay: [300, 300],
    more: { vacancies: 40, details: { level: 'bachelor', months: 10 } },
  },
  {
    by: 'fond-zamah',
    slug: 'stipendija-za-deficitarna-zanimanja',
    kind: 'scholarship',
    title: ['Stipendija za deficitarna zanimanja', 'Scholarship for trades in demand'],
    summary: [
      'Za učenike zanata: 150 KM mjesečno do kraja škole.',
      'For apprentices of a trade: 150 KM a month until school ends.',
    ],
    body: [
      `Zidari, tesari, vodoinstalateri, pekari, kuhari i svi drugi kojih nema dovoljno u tvom kantonu.`,
      `Bricklayers, carpenters, plumbers, bakers, cooks and all others that your canton lacks.`,
    ],
    at: [],
    since: 22,
    days: 9,
    pay: [150, 150],
    more: { vacancies: 120, details: { level: 'school', months: 30 } },
  },
  {
    by: 'mostar-hub',
    slug: 'takmicenje-grad-za-deset-minuta',
    kind: 'competition',
    title: ['Takmičenje: Grad za deset minuta', 'Competition: A city in ten minutes'],
    summary: [
      'Ideja koja skraćuje put do posla, škole ili ljekara.',
      'An idea that shortens the way to work, school or the doctor.',
    ],
    body: [
      `Timovi do četiri člana, prijava na jednoj stranici. Pet najboljih dobija mentora na tri mjeseca.`,
      `Teams of up to four, one page to apply. The best five get a mentor for three months.`,
    ],
    at: ['mostar'],
    since: 6,
    days: 28,
    pay: [5000, 5000],
    skills: ['predstavljanje poslovne ideje', '+GIS', '+dizajnersko razmišljanje'],
    more: {
      mode: 'hybrid',
      details: { prize: certificate('5.000 KM i mentor', '5,000 KM and a mentor'), team: true },
    },
  },
  {
    by: 'tehnicka-skola-zenica',
    slug: 'robotika-srednjoskolaca',
    kind: 'competition',
    title: ['Takmičenje srednjoškolaca u robotici', 'Secondary school robotics competition'],
    summary: [
      'Robot koji prolazi labirint, do 300 KM dijelova.',
      'A robot that finds its way through a maze, up to 300 KM of parts.',
    ],
    body: [
      `Prijavljuju se ekipe od dvoje do troje. Putne troškove za ekipe izvan kantona plaćamo mi.`,
      `Teams of two or three apply. We pay the travel of teams from outside the canton.`,
    ],
    at: ['zenica'],
    since: 17,
    days: 12,
    skills: ['robotika', 'programiranje mikrokontrolera', '+elektronika'],
    more: {
      details: {
        prize: certificate('Laptop za svakoga u ekipi', 'A laptop for everybody in the team'),
        team: true,
      },
    },
  },
  {
    by: 'mostar-hub',
    slug: 'sajam-zaposljavanja-mostar',
    kind: 'event',
    title: ['Sajam zapošljavanja Mostar', 'Mostar job fair'],
    summary: ['Četrdeset firmi, razgovori na licu mjesta.', 'Forty companies, interviews on the spot.'],
    body: [
      `Ponesi tri primjerka biografije. Od 10 do 12 sati je savjetovanje za one koji idu prvi put.`,
      `Bring three copies of your CV. From 10 to 12 there is advice for first-timers.`,
    ],
    at: ['mostar'],
    since: 4,
    days: 15,
    starts: [15, '10:00', 7],
    more: {
      details: {
        place: certificate('Velika sala, Kulturni centar', 'Great hall, Cultural centre'),
        price: 0,
      },
    },
  },
  {
    by: 'omladinski-centar-tuzla',
    slug: 'vece-otvorenog-koda',
    kind: 'event',
    title: ['Večer otvorenog koda', 'An evening of open source'],
    summary: ['Tri kratka predavanja i pizza.', 'Three short talks and pizza.'],
    body: [
      `Prvo predavanje je za one koji nikad nisu poslali nijednu izmjenu. Laptop je dobrodošao.`,
      `The first talk is for those who have never sent a change. Bring a laptop.`,
    ],
    at: ['tuzla'],
    since: 2,
    days: 7,
    starts: [7, '18:30', 3],
    skills: ['+Git', '+programiranje'],
    more: {
      details: { place: certificate('Omladinski centar, sprat 1', 'Youth centre, first floor'), price: 0 },
    },
  },
  {
    by: 'fond-zamah',
    slug: 'info-dan-o-grantovima-na-daljinu',
    kind: 'event',
    title: ['Info dan o grantovima, na daljinu', 'Grants information day, online'],
    summary: ['Pitaj šta hoćeš prije nego se prijaviš.', 'Ask anything before you apply.'],
    body: [
      `Sat vremena o malim grantovima, pola sata za pitanja. Snimak šaljemo svima koji se prijave.`,
      `An hour about small grants, half an hour for questions. We send the recording to everybody who signs up.`,
    ],
    at: [],
    since: 1,
    days: 5,
    starts: [5, '17:00', 2],
    more: { mode: 'remote', details: { place: certificate('Na daljinu', 'Online'), price: 0 } },
  },
  {
    by: 'tehnicka-skola-zenica',
    slug: 'dan-otvorenih-vrata-tehnicka-skola',
    kind: 'event',
    title: ['Dan otvorenih vrata', 'Open day'],
    summary: ['Radionice rade, i ti u njima.', 'The workshops are running, with you in them.'],
    body: [
      `Zavari, izlij, programiraj: svaka radionica ima nešto što poneseš kući.`,
      `Weld, cast, program: every workshop has something for you to take home.`,
    ],
    at: ['zenica'],
    since: 40,
    days: -6,
    starts: [-6, '10:00', 5],
    closed: 'deadline',
    more: { details: { place: certificate('Školske radionice', 'School workshops'), price: 0 } },
  },
]
