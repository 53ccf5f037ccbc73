import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Gender, Interest } from '../contract/onboarding.endpoints.ts'

/** The interests of each demo occupation; profiles and applications are written to match them. */
const INTERESTS_OF = {
  software: ['technology', 'education'],
  design: ['arts', 'marketing', 'technology'],
  finance: ['finance', 'business'],
  sales: ['business', 'marketing'],
  kitchen: ['business', 'arts'],
  nursing: ['healthcare', 'social_impact'],
  care: ['social_impact', 'healthcare'],
  teaching: ['education', 'social_impact'],
  metal: ['technology', 'sports'],
  building: ['business', 'environment'],
  wood: ['arts', 'environment'],
  driving: ['sports', 'business'],
  farming: ['environment', 'business'],
  textile: ['arts', 'business'],
  tourism: ['sports', 'environment', 'marketing'],
  community: ['social_impact', 'education', 'environment'],
} as const satisfies Record<string, readonly Interest[]>
export type Trade = keyof typeof INTERESTS_OF

type DemoPerson = readonly [first: string, last: string, gender: Gender, at: MunicipalityId, trade: Trade]

/** People beside the cast: invented, and none of them can sign in. */
const PEOPLE: readonly DemoPerson[] = [
  ['Aida', 'Hasanović', 'female', 'sanski-most', 'software'],
  ['Ognjen', 'Todorović', 'male', 'banja-luka', 'software'],
  ['Ante', 'Zovko', 'male', 'siroki-brijeg', 'software'],
  ['Selma', 'Karić', 'female', 'novo-sarajevo', 'software'],
  ['Milica', 'Đurić', 'female', 'istocno-novo-sarajevo', 'design'],
  ['Kenan', 'Ćosić', 'male', 'stari-grad-sarajevo', 'design'],
  ['Petra', 'Ljubić', 'female', 'mostar', 'design'],
  ['Vedran', 'Šimić', 'male', 'vitez', 'design'],
  ['Amila', 'Bešić', 'female', 'tesanj', 'finance'],
  ['Bojan', 'Stanić', 'male', 'prijedor', 'finance'],
  ['Katarina', 'Raič', 'female', 'tomislavgrad', 'finance'],
  ['Mirza', 'Omerović', 'male', 'gracanica', 'finance'],
  ['Sanja', 'Milošević', 'female', 'gradiska', 'sales'],
  ['Edin', 'Halilović', 'male', 'zivinice', 'sales'],
  ['Ivona', 'Barišić', 'female', 'orasje', 'sales'],
  ['Dragan', 'Ilić', 'male', 'zvornik', 'sales'],
  ['Merima', 'Softić', 'female', 'visoko', 'kitchen'],
  ['Josip', 'Matić', 'male', 'jajce', 'kitchen'],
  ['Tamara', 'Pavlović', 'female', 'teslic', 'kitchen'],
  ['Senad', 'Mehić', 'male', 'bugojno', 'kitchen'],
  ['Lamija', 'Čaušević', 'female', 'kljuc', 'nursing'],
  ['Marko', 'Jurić', 'male', 'capljina', 'nursing'],
  ['Dragana', 'Kojić', 'female', 'doboj', 'nursing'],
  ['Nedim', 'Salihović', 'male', 'kalesija', 'nursing'],
  ['Zorica', 'Lazić', 'female', 'ugljevik', 'care'],
  ['Almir', 'Dedić', 'male', 'konjic', 'care'],
  ['Ana', 'Vidović', 'female', 'livno', 'care'],
  ['Srđan', 'Mitrović', 'male', 'sokolac', 'care'],
  ['Naida', 'Kurtović', 'female', 'gorazde', 'teaching'],
  ['Filip', 'Bošnjak', 'male', 'kiseljak', 'teaching'],
  ['Jelena', 'Radić', 'female', 'bileca', 'teaching'],
  ['Jasmin', 'Ahmetović', 'male', 'srebrenik', 'teaching'],
  ['Aleksandar', 'Gavrić', 'male', 'modrica', 'metal'],
  ['Elma', 'Suljić', 'female', 'zenica', 'metal'],
  ['Tomislav', 'Grgić', 'male', 'usora', 'metal'],
  ['Adis', 'Hrnjić', 'male', 'kakanj', 'metal'],
  ['Mladen', 'Tešić', 'male', 'derventa', 'building'],
  ['Hana', 'Pašić', 'female', 'ilidza', 'building'],
  ['Ermin', 'Zahirović', 'male', 'cazin', 'building'],
  ['Goran', 'Bagarić', 'male', 'kupres', 'building'],
  ['Fuad', 'Imamović', 'male', 'olovo', 'wood'],
  ['Maja', 'Simić', 'female', 'han-pijesak', 'wood'],
  ['Stipe', 'Krišto', 'male', 'glamoc', 'wood'],
  ['Belma', 'Turkić', 'female', 'zavidovici', 'wood'],
  ['Slobodan', 'Petković', 'male', 'brcko-distrikt', 'driving'],
  ['Almedina', 'Fazlić', 'female', 'lukavac', 'driving'],
  ['Zlatko', 'Knežević', 'male', 'odzak', 'driving'],
  ['Muhamed', 'Bajrić', 'male', 'velika-kladusa', 'driving'],
  ['Dario', 'Lovrić', 'male', 'domaljevac-samac', 'farming'],
  ['Snježana', 'Bjelić', 'female', 'srbac', 'farming'],
  ['Enisa', 'Muratović', 'female', 'sapna', 'farming'],
  ['Rade', 'Vujičić', 'male', 'nevesinje', 'farming'],
  ['Šejla', 'Hadžić', 'female', 'foca-ustikolina', 'textile'],
  ['Biljana', 'Trifković', 'female', 'rogatica', 'textile'],
  ['Matea', 'Čuljak', 'female', 'grude', 'textile'],
  ['Nermin', 'Kadić', 'male', 'travnik', 'textile'],
  ['Vuk', 'Ćorović', 'male', 'foca', 'tourism'],
  ['Lana', 'Martinović', 'female', 'neum', 'tourism'],
  ['Ajla', 'Muminović', 'female', 'bihac', 'tourism'],
  ['Danijel', 'Babić', 'male', 'mrkonjic-grad', 'tourism'],
  ['Nevena', 'Aleksić', 'female', 'bijeljina', 'community'],
  ['Ismar', 'Velić', 'male', 'tuzla', 'community'],
  ['Lucija', 'Pranjić', 'female', 'ljubuski', 'community'],
  ['Uroš', 'Šarić', 'male', 'trebinje', 'community'],
]

export type DemoMember = {
  email: string
  firstName: string
  lastName: string
  gender: Gender
  municipality: MunicipalityId
  trade: Trade
  interests: readonly Interest[]
}

export const demoMembers: readonly DemoMember[] = PEOPLE.map(([firstName, lastName, gender, at, trade]) => ({
  email: `${fold(firstName)}.${fold(lastName)}@primjer.ba`,
  firstName,
  lastName,
  gender,
  municipality: at,
  trade,
  interests: INTERESTS_OF[trade],
}))
