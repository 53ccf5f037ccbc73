import type { DemoCanvas } from './demo-canvases.ts'

/** Applications of a single person, for a small business. */
export const aloneCanvases: readonly DemoCanvas[] = [
  // Complete except for the one document that the call requires.
  {
    call: 'moj-prvi-obrt',
    title: 'Servis bicikala u Zenici',
    municipality: 'zenica',
    team: [{ who: 'adnan.zukic@primjer.ba', born: '2001-03-14', role: 'vlasnik i serviser' }],
    texts: {
      problem:
        'U Zenici nema nijednog servisa bicikala. Ko pukne gumu ili mijenja lanac, vozi ga u Sarajevo ili ga ostavi u podrumu. Za godinu dana popravio sam 84 bicikla komšijama, u garaži i bez pravog alata.',
      idea: 'Otvaram servis u prizemlju kuće, na pet minuta od centra. Radim na licu mjesta: gume, lance, kočnice i centriranje točkova, a veće popravke u roku od dva dana. Subotom je besplatan pregled za đake, jer od njih poslije dolaze roditelji.',
      risks:
        'Zimi ima manje posla, pa tada sređujem polovne bicikle i prodajem ih u proljeće. Ako dijelovi kasne, imam dobavljača u Travniku.',
      afterwards:
        'Obrt registrujem u roku od tri mjeseca. Od osam popravki sedmično plaćam doprinose i novi alat.',
    },
    timeline: [
      ['Kupovina alata i stalka', 0, 14],
      ['Registracija obrta', 14, 60],
    ],
    budget: [
      ['Stalak i komplet alata', 'equipment', 1180],
      ['Početna zaliha guma, lanaca i sajli', 'material', 420],
      ['Natpis nad vratima', 'visibility', 120],
    ],
    contributions: [],
  },
]
