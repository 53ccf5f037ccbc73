import type { Locale } from '#platform/contract/locale.ts'
import type { Gender, Interest } from '../contract/onboarding.endpoints.ts'

/** A person of the demo world: the same people in the seeds of every feature, in tests and in pictures. */
export type Person = {
  email: string
  firstName: string
  lastName: string
  gender: Gender
  town: string
  phoneNumber: string
  language: Locale
  interests: readonly Interest[]
}

/** Invented people: their addresses use a reserved domain and their phone numbers are not assigned. */
export const cast = {
  amra: {
    email: 'amra.hodzic@primjer.ba',
    firstName: 'Amra',
    lastName: 'Hodžić',
    gender: 'female',
    town: 'Bihać',
    phoneNumber: '+38761000101',
    language: 'bhs',
    interests: ['technology', 'business', 'finance'],
  },
  damir: {
    email: 'damir.kovacevic@primjer.ba',
    firstName: 'Damir',
    lastName: 'Kovačević',
    gender: 'male',
    town: 'Banja Luka',
    phoneNumber: '+38765000102',
    language: 'bhs',
    interests: ['technology', 'education'],
  },
  nermina: {
    email: 'nermina.delic@primjer.ba',
    firstName: 'Nermina',
    lastName: 'Delić',
    gender: 'female',
    town: 'Bihać',
    phoneNumber: '+38761000103',
    language: 'bhs',
    interests: ['technology', 'business', 'marketing'],
  },
  stefan: {
    email: 'stefan.markovic@primjer.ba',
    firstName: 'Stefan',
    lastName: 'Marković',
    gender: 'male',
    town: 'Prijedor',
    phoneNumber: '+38766000104',
    language: 'bhs',
    interests: ['social_impact', 'environment'],
  },
  ivana: {
    email: 'ivana.maric@primjer.ba',
    firstName: 'Ivana',
    lastName: 'Marić',
    gender: 'female',
    town: 'Mostar',
    phoneNumber: '+38763000105',
    language: 'bhs',
    interests: ['arts', 'education', 'marketing'],
  },
  lejla: {
    email: 'lejla.begic@primjer.ba',
    firstName: 'Lejla',
    lastName: 'Begić',
    gender: 'female',
    town: 'Sarajevo',
    phoneNumber: '+38761000106',
    language: 'bhs',
    interests: ['social_impact', 'education', 'technology'],
  },
  tarik: {
    email: 'tarik.mujic@primjer.ba',
    firstName: 'Tarik',
    lastName: 'Mujić',
    gender: 'male',
    town: 'Tuzla',
    phoneNumber: '+38762000107',
    language: 'bhs',
    interests: ['technology', 'sports'],
  },
  jovana: {
    email: 'jovana.savic@primjer.ba',
    firstName: 'Jovana',
    lastName: 'Savić',
    gender: 'female',
    town: 'Bijeljina',
    phoneNumber: '+38765000108',
    language: 'bhs',
    interests: ['healthcare', 'education'],
  },
  luka: {
    email: 'luka.tomic@primjer.ba',
    firstName: 'Luka',
    lastName: 'Tomić',
    gender: 'male',
    town: 'Livno',
    phoneNumber: '+38763000109',
    language: 'bhs',
    interests: ['environment', 'business'],
  },
  emina: {
    email: 'emina.avdic@primjer.ba',
    firstName: 'Emina',
    lastName: 'Avdić',
    gender: 'female',
    town: 'Travnik',
    phoneNumber: '+38761000110',
    language: 'bhs',
    interests: ['arts', 'marketing', 'social_impact'],
  },
  nikola: {
    email: 'nikola.vukovic@primjer.ba',
    firstName: 'Nikola',
    lastName: 'Vuković',
    gender: 'male',
    town: 'Trebinje',
    phoneNumber: '+38766000111',
    language: 'bhs',
    interests: ['sports', 'healthcare'],
  },
  ines: {
    email: 'ines.kapetanovic@primjer.ba',
    firstName: 'Ines',
    lastName: 'Kapetanović',
    gender: 'female',
    town: 'Brčko',
    phoneNumber: '+38761000112',
    language: 'en',
    interests: ['business', 'finance', 'marketing'],
  },
  haris: {
    email: 'haris.smajic@primjer.ba',
    firstName: 'Haris',
    lastName: 'Smajić',
    gender: 'male',
    town: 'Goražde',
    phoneNumber: '+38762000113',
    language: 'bhs',
    interests: ['technology', 'environment'],
  },
  marija: {
    email: 'marija.peric@primjer.ba',
    firstName: 'Marija',
    lastName: 'Perić',
    gender: 'female',
    town: 'Orašje',
    phoneNumber: '+38763000114',
    language: 'bhs',
    interests: ['healthcare', 'social_impact'],
  },
  adnan: {
    email: 'adnan.zukic@primjer.ba',
    firstName: 'Adnan',
    lastName: 'Zukić',
    gender: 'male',
    town: 'Zenica',
    phoneNumber: '+38761000115',
    language: 'en',
    interests: ['business', 'technology', 'sports'],
  },
} as const satisfies Record<string, Person>
