import type { cast } from '#features/account/server/index.ts'
import type { CastProfile } from '../cast-profile.ts'

/** Profiles of those of the cast who help others on: whoever looks for a mentor sees their face and what they do. */
export const mentorProfiles: Partial<Record<keyof typeof cast, CastProfile>> = {
  nermina: {
    municipality: 'bihac',
    headline: ['Vodim ljude u maloj softverskoj firmi', 'I lead people in a small software company'],
    about: [
      'Čitam stotine prijava godišnje i svakoj odgovorim. Najviše me raduje kad neko s prvog razgovora ode znajući šta dalje, i kad ga nismo primili.',
      'I read hundreds of applications a year and answer each of them. What pleases me most is somebody leaving a first interview with a next step, even when we did not hire them.',
    ],
    entries: {
      work: [
        {
          kind: 'job',
          title: ['Voditeljica ljudskih resursa', 'Head of people'],
          place: ['Una Softver, Bihać', 'Una Softver, Bihać'],
          from: '2020-04',
        },
      ],
      education: [
        {
          kind: 'university',
          title: ['Psihologija', 'Psychology'],
          place: ['Filozofski fakultet, Sarajevo', 'Faculty of Philosophy, Sarajevo'],
          from: '2010',
          to: '2015',
        },
      ],
    },
    skills: [
      ['Komunikacija', 'expert'],
      ['Timski rad', 'expert'],
      ['Vođenje tima', 'advanced'],
    ],
    languages: [
      ['bs', 'native'],
      ['en', 'C1'],
    ],
    published: true,
  },
  stefan: {
    municipality: 'prijedor',
    headline: ['Pet godina u odboru omladinske banke', 'Five years on the board of a youth bank'],
    about: [
      'Radim u udruženju za okoliš, a u odboru čitam budžete. Volim kad se na kraju godine svaka marka može pokazati.',
      'I work for an environmental association and read budgets on a board. I like it when every mark can be accounted for at the end of the year.',
    ],
    entries: {
      work: [
        {
          kind: 'job',
          title: ['Koordinator projekata', 'Project coordinator'],
          place: ['Udruženje Zelena Sana, Prijedor', 'Zelena Sana association, Prijedor'],
          from: '2021-02',
        },
      ],
    },
    skills: [
      ['Pisanje projekata', 'advanced'],
      ['Budžetiranje', 'advanced'],
      ['Timski rad', 'advanced'],
    ],
    languages: [
      ['sr', 'native'],
      ['en', 'B1'],
    ],
    published: true,
  },
  emina: {
    municipality: 'travnik',
    headline: ['Vodim omladinski klub u Travniku', 'I run a youth club in Travnik'],
    about: [
      'Klub je počeo sa šest stolica i jednom grijalicom. Danas nas je četrdeset i još učimo kako da niko ne pregori.',
      'The club began with six chairs and one heater. There are forty of us now, still learning how nobody burns out.',
    ],
    entries: {
      work: [
        {
          kind: 'volunteering',
          title: ['Voditeljica kluba', 'Club leader'],
          place: ['Omladinski klub Lašva, Travnik', 'Lašva youth club, Travnik'],
          from: '2019-10',
        },
      ],
    },
    skills: [
      ['Organizacija događaja', 'advanced'],
      ['Rad s mladima', 'advanced'],
      ['Timski rad', 'expert'],
    ],
    languages: [
      ['bs', 'native'],
      ['en', 'B1'],
    ],
    published: true,
  },
  luka: {
    municipality: 'livno',
    headline: ['Pravim sir i vodim malu siranu', 'I make cheese and run a small dairy'],
    about: [
      'Siranu sam otvorio s dvanaest krava i kreditom koji me plašio. Danas radimo četvoro i sir prodajemo do Splita.',
      'I opened the dairy with twelve cows and a loan that scared me. Four of us work here now, and our cheese sells as far as Split.',
    ],
    entries: {
      work: [
        {
          kind: 'own',
          title: ['Vlasnik sirane', 'Owner of a dairy'],
          place: ['Sirana Tomić, Livno', 'Tomić dairy, Livno'],
          from: '2017-05',
        },
      ],
    },
    skills: [
      ['Prodaja', 'advanced'],
      ['Izrada biznis plana', 'advanced'],
    ],
    languages: [
      ['hr', 'native'],
      ['it', 'A2'],
    ],
    published: true,
  },
  nikola: {
    municipality: 'trebinje',
    headline: ['Trener odbojke, radim s mladima', 'Volleyball coach, I work with young people'],
    about: [
      'Igrao sam do povrede koljena, a onda sam naučio da je treniranje drugih bolji posao. Vodim tri grupe djece i jednu školu trenera.',
      'I played until a knee injury, and then learnt that coaching others is the better job. I lead three groups of children and a course for coaches.',
    ],
    entries: {
      work: [
        {
          kind: 'job',
          title: ['Trener', 'Coach'],
          place: ['Odbojkaški klub Leotar, Trebinje', 'Leotar volleyball club, Trebinje'],
          from: '2016-09',
        },
      ],
    },
    skills: [
      ['Rad s mladima', 'expert'],
      ['Prva pomoć', 'advanced'],
    ],
    languages: [
      ['sr', 'native'],
      ['en', 'B2'],
    ],
    published: true,
  },
}
