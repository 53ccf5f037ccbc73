import type { cast } from '#features/account/server/index.ts'
import type { CastProfile } from './cast-profile.ts'
import { moreCastProfiles } from './more-cast-profiles.seed.ts'
import { mentorProfiles } from './seed/mentor-profiles.seed.ts'

/** The profiles of people who can sign in to the demo world first; the others are in a second file. */
export const castProfiles: Partial<Record<keyof typeof cast, CastProfile>> = {
  ...moreCastProfiles,
  ...mentorProfiles,
  amra: {
    municipality: 'bihac',
    headline: [
      'Studentica ekonomije koja voli podatke i uredne tabele',
      'Economics student who likes data and tidy tables',
    ],
    about: [
      'Na trećoj sam godini Ekonomskog fakulteta u Bihaću. Od srednje škole vodim knjige porodične pekare: prvo u svesci, sad u Excelu. Naučila sam pitati šta broj znači prije nego što ga saberem.\n\nTražim praksu u analizi podataka ili finansijama, u Bihaću ili na daljinu.',
      'I am in my third year of economics in Bihać. Since secondary school I have kept the books of our family bakery: first in a notebook, now in Excel. I have learnt to ask what a number means before I add it up.\n\nI am looking for a placement in data analysis or finance, in Bihać or remote.',
    ],
    entries: {
      work: [
        {
          kind: 'informal',
          title: ['Vođenje knjiga porodične pekare', 'Bookkeeping for the family bakery'],
          place: ['Pekara Hodžić, Bihać', 'Hodžić bakery, Bihać'],
          note: [
            'Dnevni pazar, nabavka i zarade za četvero zaposlenih. Tabela koju sam napravila smanjila je bacanje hljeba za petinu.',
            'Daily takings, supplies and wages for four people. The spreadsheet I made cut the bread we threw away by a fifth.',
          ],
          from: '2021-06',
        },
        {
          kind: 'volunteering',
          title: ['Volonterka na Una regati', 'Volunteer at the Una Regatta'],
          place: ['Turistička zajednica USK', 'Una-Sana tourist board'],
          note: [
            'Prijava učesnika iz devet zemalja, na engleskom i njemačkom.',
            'Registered participants from nine countries, in English and German.',
          ],
          from: '2024-07',
          to: '2024-07',
        },
      ],
      education: [
        {
          kind: 'university',
          title: ['Računovodstvo i finansije', 'Accounting and finance'],
          place: ['Ekonomski fakultet Univerziteta u Bihaću', 'Faculty of Economics, University of Bihać'],
          from: '2023-10',
        },
        {
          kind: 'school',
          title: ['Ekonomska tehničarka', 'Economics technician'],
          place: ['Ekonomska škola Bihać', 'School of Economics, Bihać'],
          from: '2019',
          to: '2023',
        },
      ],
      projects: [
        {
          kind: 'project',
          title: ['Koliko košta vožnja do fakulteta', 'What the way to university costs'],
          place: ['Studentski zbor', 'Student union'],
          note: [
            'Anketa među 312 studenata i karta koja pokazuje odakle je put najskuplji.',
            'A survey of 312 students and a map of where the way costs most.',
          ],
          from: '2025-03',
        },
      ],
    },
    skills: [
      ['Excel', 'advanced'],
      ['Napredni Excel', 'independent'],
      ['Knjigovodstvo', 'independent'],
      ['Računovodstvo', 'independent'],
      ['Fakturisanje', 'basic'],
      ['SQL', 'basic'],
      ['Analiza podataka', 'independent'],
      ['Pisanje izvještaja', 'independent'],
      ['Pažnja prema detaljima', 'advanced'],
      ['Timski rad', 'advanced'],
      ['Rad s kupcima', 'advanced'],
    ],
    languages: [
      ['bs', 'native'],
      ['en', 'B2'],
      ['de', 'B1'],
    ],
    published: true,
  },
  damir: {
    municipality: 'banja-luka',
    headline: ['Softverski inženjer, mentor početnicima', 'Software engineer, mentor to beginners'],
    about: [
      'Petnaest godina pišem softver, posljednjih šest vodim tim u Banjoj Luci. Mentorišem zato što je meni neko jednom pregledao prvi kod i objasnio mi zašto ne valja.',
      'I have written software for fifteen years and led a team in Banja Luka for the last six. I mentor because somebody once read my first code and explained what was wrong with it.',
    ],
    entries: {
      work: [
        {
          kind: 'job',
          title: ['Voditelj razvoja', 'Head of development'],
          place: ['Vrbas Softver, Banja Luka', 'Vrbas Softver, Banja Luka'],
          note: [
            'Tim od devet ljudi, sistem za zakazivanje u zdravstvu.',
            'A team of nine, a booking system for health care.',
          ],
          from: '2019-02',
        },
        {
          kind: 'volunteering',
          title: ['Predavač na školi programiranja', 'Teacher at a coding school'],
          place: ['Udruženje Kod za sve', 'Kod za sve association'],
          from: '2017-09',
        },
      ],
      education: [
        {
          kind: 'university',
          title: ['Računarstvo i informatika', 'Computer science'],
          place: ['Elektrotehnički fakultet, Banja Luka', 'Faculty of Electrical Engineering, Banja Luka'],
          from: '2005',
          to: '2010',
        },
      ],
    },
    skills: [
      ['TypeScript', 'expert'],
      ['PostgreSQL', 'advanced'],
      ['Mentorstvo', 'advanced'],
      ['Vođenje tima', 'expert'],
    ],
    languages: [
      ['sr', 'native'],
      ['en', 'C1'],
    ],
    published: true,
  },
  lejla: {
    municipality: 'centar-sarajevo',
    headline: ['Vodim program za mlade', 'I run a programme for young people'],
    about: [
      'Radim na tome da mladi ne moraju otići da bi uspjeli, i da se lakše vrate ako su otišli.',
      'I work so that young people need not leave to do well, and come back more easily if they have.',
    ],
    entries: {
      work: [
        {
          kind: 'job',
          title: ['Voditeljica programa', 'Programme lead'],
          place: ['Fondacija Most', 'Most Foundation'],
          from: '2020-01',
        },
      ],
    },
    skills: [
      ['Upravljanje projektima', 'expert'],
      ['Javni nastup', 'advanced'],
      ['Pisanje projekata', 'expert'],
    ],
    languages: [
      ['bs', 'native'],
      ['en', 'C2'],
      ['fr', 'B1'],
    ],
  },
  tarik: {
    municipality: 'tuzla',
    headline: [
      'Maturant elektrotehničke škole, popravljam sve na dva točka',
      'Electrical school leaver, I repair anything on two wheels',
    ],
    about: [
      'Popravljam bicikle i električne romobile za komšiluk. Naučio sam lemiti prije nego voziti. Tražim posao gdje ću raditi rukama i učiti elektroniku.',
      'I repair bicycles and electric scooters for the neighbourhood. I learnt to solder before I learnt to ride. I want work with my hands where I learn electronics.',
    ],
    entries: {
      work: [
        {
          kind: 'informal',
          title: ['Servis bicikala i romobila', 'Bicycle and scooter repairs'],
          place: ['Vlastita garaža, Tuzla', 'Own garage, Tuzla'],
          from: '2022-04',
        },
      ],
      education: [
        {
          kind: 'school',
          title: ['Tehničar elektronike', 'Electronics technician'],
          place: ['Mješovita elektrotehnička škola Tuzla', 'School of Electrical Engineering, Tuzla'],
          from: '2022',
          to: '2026',
        },
      ],
      certificates: [
        {
          kind: 'certificate',
          title: ['Vozačka dozvola B kategorije', 'Driving licence, category B'],
          place: ['MUP TK', 'Interior ministry, Tuzla Canton'],
          from: '2025-08',
        },
      ],
    },
    skills: [
      ['Lemljenje', 'advanced'],
      ['Servis bicikala', 'advanced'],
      ['Elektronika', 'independent'],
      ['Arduino', 'independent'],
      ['Popravka računara', 'basic'],
      ['Sklapanje računara', 'independent'],
    ],
    languages: [
      ['bs', 'native'],
      ['en', 'B1'],
    ],
    published: true,
  },
}
