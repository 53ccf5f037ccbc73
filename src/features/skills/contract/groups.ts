import type { Locale } from '#platform/contract/locale.ts'

/** The names of our vocabulary's groups; entries that only a release has are in `esco`. */
export const groupNames = {
  people: { bhs: 'Rad s ljudima', en: 'Working with people' },
  office: { bhs: 'Ured i administracija', en: 'Office and administration' },
  digital: { bhs: 'Digitalna pismenost', en: 'Digital literacy' },
  it: { bhs: 'Programiranje i IT', en: 'Programming and IT' },
  data: { bhs: 'Podaci', en: 'Data' },
  design: { bhs: 'Dizajn', en: 'Design' },
  media: { bhs: 'Mediji', en: 'Media' },
  marketing: { bhs: 'Marketing', en: 'Marketing' },
  sales: { bhs: 'Prodaja', en: 'Sales' },
  trade: { bhs: 'Trgovina i skladište', en: 'Trade and warehousing' },
  business: { bhs: 'Poslovanje', en: 'Business' },
  finance: { bhs: 'Finansije', en: 'Finance' },
  law: { bhs: 'Pravo', en: 'Law' },
  public: { bhs: 'Javna uprava', en: 'Public administration' },
  civil: { bhs: 'Civilno društvo', en: 'Civil society' },
  youth: { bhs: 'Rad s mladima', en: 'Youth work' },
  education: { bhs: 'Obrazovanje', en: 'Education' },
  languages: { bhs: 'Jezici', en: 'Languages' },
  health: { bhs: 'Zdravstvo', en: 'Health' },
  care: { bhs: 'Njega i briga', en: 'Care' },
  support: { bhs: 'Podrška korisnicima', en: 'Customer support' },
  sports: { bhs: 'Sport', en: 'Sports' },
  hospitality: { bhs: 'Ugostiteljstvo', en: 'Hospitality' },
  food: { bhs: 'Hrana', en: 'Food' },
  tourism: { bhs: 'Turizam', en: 'Tourism' },
  beauty: { bhs: 'Ljepota', en: 'Beauty' },
  household: { bhs: 'Domaćinstvo', en: 'Household' },
  transport: { bhs: 'Prijevoz', en: 'Transport' },
  licences: { bhs: 'Dozvole', en: 'Licences' },
  automotive: { bhs: 'Vozila', en: 'Vehicles' },
  construction: { bhs: 'Građevina', en: 'Construction' },
  installation: { bhs: 'Instalacije', en: 'Installations' },
  energy: { bhs: 'Energija', en: 'Energy' },
  electronics: { bhs: 'Elektronika', en: 'Electronics' },
  metal: { bhs: 'Metal', en: 'Metal' },
  wood: { bhs: 'Drvo', en: 'Wood' },
  textile: { bhs: 'Tekstil', en: 'Textiles' },
  production: { bhs: 'Proizvodnja', en: 'Production' },
  craft: { bhs: 'Zanati', en: 'Crafts' },
  safety: { bhs: 'Sigurnost', en: 'Safety' },
  agriculture: { bhs: 'Poljoprivreda', en: 'Agriculture' },
  environment: { bhs: 'Okoliš', en: 'Environment' },
  science: { bhs: 'Nauka', en: 'Science' },
  esco: { bhs: 'Iz ESCO klasifikacije', en: 'From the ESCO classification' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

export type Group = keyof typeof groupNames
export const GROUPS = Object.keys(groupNames) as [Group, ...Group[]]

/** Returns the name of a group; an unknown group is its own name. */
export function groupName(group: string, locale: Locale): string {
  return isGroup(group) ? groupNames[group][locale] : group
}

function isGroup(group: string): group is Group {
  return Object.hasOwn(groupNames, group)
}
