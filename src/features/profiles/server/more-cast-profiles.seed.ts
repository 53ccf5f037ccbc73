import type { cast } from '#features/account/server/index.ts'
import type { CastProfile } from './cast-profile.ts'

export const moreCastProfiles: Partial<Record<keyof typeof cast, CastProfile>> = {
  ivana: {
    municipality: 'mostar',
    headline: ['Uređujem tekstove i izložbe', 'I edit texts and exhibitions'],
    about: [
      'Pišem o umjetnosti i učim druge da pišu jasno.',
      'I write about art and teach others to write clearly.',
    ],
    entries: {
      work: [
        {
          kind: 'job',
          title: ['Urednica', 'Editor'],
          place: ['Galerija Kula, Mostar', 'Kula Gallery, Mostar'],
          from: '2021-05',
        },
      ],
    },
    skills: [
      ['Lektura', 'expert'],
      ['Fotografija', 'independent'],
      ['Društvene mreže', 'advanced'],
    ],
    languages: [
      ['hr', 'native'],
      ['en', 'C1'],
      ['it', 'B2'],
    ],
  },
  adnan: {
    municipality: 'zenica',
    headline: ['Programer koji voli skladišta', 'Programmer who likes warehouses'],
    about: [
      'Pravim programe koje ljudi u skladištu stvarno koriste. U Zenici vodim i sekciju programiranja za srednjoškolce.',
      'I make programs that people in a warehouse really use. In Zenica I also run a programming club for pupils.',
    ],
    entries: {
      work: [
        {
          kind: 'job',
          title: ['Programer', 'Programmer'],
          place: ['Una Softver, Bihać', 'Una Softver, Bihać'],
          from: '2022-03',
        },
      ],
    },
    skills: [
      ['JavaScript', 'advanced'],
      ['Excel', 'independent'],
      ['Timski rad', 'advanced'],
    ],
    languages: [
      ['bs', 'native'],
      ['en', 'C1'],
    ],
    published: true,
  },
  jovana: {
    municipality: 'bijeljina',
    headline: ['Medicinska sestra, uskoro i fizioterapeutkinja', 'Nurse, soon a physiotherapist too'],
    about: [
      'Radim noćne smjene i studiram danju. Najviše volim kad neko ponovo prohoda.',
      'I work nights and study by day. What I like most is seeing somebody walk again.',
    ],
    entries: {
      work: [
        {
          kind: 'job',
          title: ['Medicinska sestra', 'Nurse'],
          place: ['Bolnica Sveti Vračevi, Bijeljina', 'Sveti Vračevi hospital, Bijeljina'],
          from: '2023-03',
        },
      ],
      education: [
        {
          kind: 'university',
          title: ['Fizioterapija', 'Physiotherapy'],
          place: ['Medicinski fakultet Foča', 'Faculty of Medicine, Foča'],
          from: '2024-10',
        },
      ],
    },
    skills: [
      ['Njega bolesnika', 'advanced'],
      ['Prva pomoć', 'expert'],
      ['Rehabilitacija', 'independent'],
      ['Anatomija', 'independent'],
      ['Komunikacija s pacijentima', 'advanced'],
    ],
    languages: [
      ['sr', 'native'],
      ['en', 'B1'],
      ['de', 'A2'],
    ],
    published: true,
  },
  ines: {
    municipality: 'brcko-distrikt',
    headline: [
      'Analitičarka prodaje, a navečer kuham džemove',
      'Sales analyst by day, preserves in the evening',
    ],
    about: [
      'Šljive su iz dedinog voćnjaka, etikete sam crtala sama. Prodajem na pijaci i preko Instagrama, a tražim grant za hladnjaču.',
      'The plums are from my grandfather’s orchard and I drew the labels myself. I sell at the market and on Instagram, and look for a grant for a cold store.',
    ],
    entries: {
      work: [
        {
          kind: 'job',
          title: ['Analitičarka prodaje', 'Sales analyst'],
          place: ['Veleprodaja Sava, Brčko', 'Sava wholesale, Brčko'],
          from: '2021-01',
        },
        {
          kind: 'own',
          title: ['Proizvodnja džemova', 'Making preserves'],
          place: ['Domaća radinost Kapetanović', 'Kapetanović home produce'],
          from: '2024-08',
        },
      ],
    },
    skills: [
      ['SQL', 'advanced'],
      ['Excel', 'expert'],
      ['Prodaja', 'independent'],
      ['Prerada voća i povrća', 'advanced'],
      ['Instagram', 'advanced'],
    ],
    languages: [
      ['bs', 'native'],
      ['en', 'B2'],
      ['de', 'B1'],
    ],
    published: true,
  },
}
