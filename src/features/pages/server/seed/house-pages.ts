import { both, type DemoPage, rich } from './demo-page.ts'

export const HOUSE_PAGES: readonly DemoPage[] = [
  {
    title: both('Prvi posao u pet koraka', 'Your first job in five steps'),
    description: both(
      'Od praznog CV-a do prvog radnog dana, bez veza i bez čekanja.',
      'From an empty CV to the first day at work, without connections.',
    ),
    blocks: (add) => [
      add('hero', {
        title: both('Prvi posao u pet koraka', 'Your first job in five steps'),
        text: both(
          'Od praznog CV-a do prvog radnog dana, bez veza i bez čekanja.',
          'From an empty CV to the first day at work, without connections.',
        ),
        buttonText: both('Pogledaj prilike', 'See opportunities'),
        link: '/opportunities?kind=job',
      }),
      add('steps', {
        items: [
          {
            title: both('Zapiši šta znaš', 'Write down what you can do'),
            text: both('I ono iz kuće, škole i sporta.', 'What you did at home, at school and in sport too.'),
          },
          {
            title: both('Napravi CV', 'Make a CV'),
            text: both('Jedna strana je dovoljna.', 'One page is enough.'),
          },
          {
            title: both('Izaberi tri prilike', 'Choose three opportunities'),
            text: both(
              'Bolje tri dobre prijave nego trideset istih.',
              'Better three good applications than thirty alike.',
            ),
          },
          {
            title: both('Pripremi razgovor', 'Prepare for the interview'),
            text: both('Vježbaj naglas, s nekim ko te sluša.', 'Practise aloud, with somebody who listens.'),
          },
          {
            title: both('Pročitaj ugovor', 'Read the contract'),
            text: both('Neto, bruto, radno vrijeme, probni rad.', 'Net, gross, hours, probation.'),
          },
        ],
      }),
      add('opportunities', { title: both('Otvoreni poslovi', 'Open jobs'), kind: 'job', count: 4 }),
      add('articles', {
        title: both('Pročitaj prije prijave', 'Read before you apply'),
        topic: 'first-job',
        count: 3,
      }),
    ],
  },
  {
    title: both('Omladinske banke ukratko', 'Youth banks in brief'),
    description: both(
      'Fond općine o kojem odlučuju mladi: ko može, kako se glasa i gdje je tvoja banka.',
      'A municipal fund that young people decide about: who can apply, how the vote works, where your bank is.',
    ),
    blocks: (add) => [
      add('text', {
        title: both('Šta je omladinska banka', 'What a youth bank is'),
        body: rich(
          'Općina i partneri stave novac u fond. O njemu ne odlučuje kancelarija nego odbor mladih, a na kraju i glasovi ljudi iz mjesta.\nEkipe od tri do sedam ljudi prijave ideju. Odbor je ocijeni i objasni ocjenu. Rezultati su javni.',
          'The municipality and partners put money into a fund. Not an office but a board of young people decides about it, and in the end the votes of people in the town.\nTeams of three to seven people submit an idea. The board scores it and explains the score. Results are public.',
        ),
      }),
      add('banks', { title: both('Nađi svoju banku', 'Find your bank') }),
      add('fund', {
        title: both('Ostalo u jesenjem pozivu u Zenici', 'Left in the autumn call in Zenica'),
        call: 'jesen-u-zenici',
      }),
      add('votes', {
        title: both('O čemu se glasa uz Unu', 'What people vote about along the Una'),
        call: 'ulice-uz-unu',
        count: 5,
      }),
    ],
  },
  {
    title: both('Pomozi na festivalu', 'Help at the festival'),
    description: both(
      'Tri dana, dobra ekipa i potvrda o satima.',
      'Three days, good company and a certificate of your hours.',
    ),
    blocks: (add) => [
      add('columns', {
        items: [
          {
            title: both('Šta radiš', 'What you do'),
            body: rich(
              '- dočekuješ goste\n- pomažeš oko bine\n- vodiš računa o otpadu',
              '- welcome guests\n- help around the stage\n- look after waste',
            ),
          },
          {
            title: both('Šta dobijaš', 'What you get'),
            body: rich(
              '- hranu i majicu\n- ulaz na sve koncerte\n- potvrđene sate u svom CV-u',
              '- food and a T-shirt\n- entry to all concerts\n- confirmed hours in your CV',
            ),
          },
        ],
      }),
      add('form', { form: 'volontiraj-na-festivalu' }),
    ],
  },
  {
    title: both('Za škole', 'For schools'),
    description: both(
      'Besplatan školski sat o prvom poslu, s vašim učenicima i našim mentorima.',
      'A free lesson about the first job, with your pupils and our mentors.',
    ),
    blocks: (add) => [
      add('cards', {
        title: both('Šta donosimo', 'What we bring'),
        items: [
          {
            title: both('Radionica o CV-u', 'A CV workshop'),
            text: both('Svako izađe s prvom verzijom.', 'Everybody leaves with a first version.'),
          },
          {
            title: both('Razgovor s mentorom', 'A talk with a mentor'),
            text: both('Neko iz struke koja vas zanima.', 'Somebody from the trade you are interested in.'),
          },
          {
            title: both('Test timskih uloga', 'The test of team roles'),
            text: both('Deset minuta, bez pogrešnih odgovora.', 'Ten minutes, without wrong answers.'),
            link: '/team-test',
          },
        ],
      }),
      add('quote', {
        quote: both(
          'Učenici su prvi put pričali o tome šta znaju, a ne o tome šta im fali.',
          'For the first time pupils talked about what they can do, not about what they lack.',
        ),
        name: both('Ivana Marić', 'Ivana Marić'),
        role: both('mentorica, Mostar', 'mentor, Mostar'),
      }),
      add('form', {
        title: both('Pozovite nas u školu', 'Invite us to your school'),
        form: 'dodjite-u-nasu-skolu',
      }),
    ],
  },
  {
    title: both('Ko stoji iza Zamaha', 'Who is behind Zamah'),
    description: both('Ljudi i partneri koji ovo održavaju.', 'The people and partners who keep this going.'),
    blocks: (add) => [
      add('people', {
        title: both('Ljudi', 'People'),
        items: [
          {
            name: both('Lejla Begić', 'Lejla Begić'),
            role: both('vodi uredništvo', 'runs the editorial desk'),
          },
          { name: both('Stefan Marković', 'Stefan Marković'), role: both('omladinske banke', 'youth banks') },
          {
            name: both('Amra Hodžić', 'Amra Hodžić'),
            role: both('mladi u Bihaću', 'young people in Bihać'),
            link: '/profil/amra-hodzic',
          },
        ],
      }),
      add('partners', {
        title: both('Partneri', 'Partners'),
        items: [
          { name: both('Una Softver', 'Una Softver'), link: '/organisations/una-softver' },
          { name: both('Klinika Neretva', 'Klinika Neretva') },
        ],
      }),
      add('map', {
        title: both('Gdje smo', 'Where we are'),
        address: both('Trg slobode 1\n77000 Bihać', 'Trg slobode 1\n77000 Bihać'),
        link: 'https://www.openstreetmap.org/?mlat=44.81694&mlon=15.87083&zoom=15',
      }),
    ],
  },
  {
    title: both('Ljetni kamp 2026.', 'Summer camp 2026'),
    description: both('Sedam dana na Boračkom jezeru.', 'Seven days at Lake Boračko.'),
    state: 'ended',
    blocks: (add) => [
      add('text', {
        body: rich('Kamp je za mlade od 15 do 19 godina.', 'The camp is for people aged 15 to 19.'),
      }),
    ],
  },
  {
    title: both('Za medije', 'For the media'),
    description: both('', ''),
    state: 'draft',
    blocks: (add) => [
      add('text', {
        title: both('Zamah u tri rečenice', ''),
        body: rich('Zamah spaja mlade s poslom, grantovima i ljudima koji mogu pomoći.', ''),
      }),
    ],
  },
  {
    title: both('Predložak kampanje', 'Campaign template'),
    description: both('', ''),
    state: 'template',
    blocks: (add) => [
      add('hero', { title: both('Naziv kampanje', 'Name of the campaign') }),
      add('text', { title: both('O čemu se radi', 'What it is about') }),
      add('steps', { title: both('Kako učestvovati', 'How to take part') }),
      add('accordion', { title: both('Pitanja i odgovori', 'Questions and answers') }),
      add('action', { title: both('Uključi se', 'Take part') }),
    ],
  },
]
