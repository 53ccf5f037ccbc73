import type { Words } from './document.ts'

export const contactIntro: Words = {
  bhs: 'Piši nam na bosanskom, hrvatskom, srpskom ili engleskom. Čita nas čovjek, ne automat.',
  en: 'Write in Bosnian, Croatian, Serbian or English. A person reads it, not a machine.',
}

/** The operator replaces these in live editing. */
export const operator = {
  name: { bhs: 'Zamah', en: 'Zamah' },
  place: { bhs: 'Bosna i Hercegovina', en: 'Bosnia and Herzegovina' },
  email: { bhs: 'kontakt@zamah.ba', en: 'kontakt@zamah.ba' },
} satisfies Record<string, Words>

export type Reason = { readonly id: string; readonly title: Words; readonly text: Words }

export const reasons: readonly Reason[] = [
  {
    id: 'pomoc',
    title: { bhs: 'Nešto ne radi', en: 'Something does not work' },
    text: {
      bhs: 'Napiši na kojoj si stranici, šta je trebalo da se desi i šta se desilo. Ako na ekranu piše broj zahtjeva, pošalji i njega. Lozinku i kodove nikad ne šalji.',
      en: 'Say which page you are on, what should have happened and what did. If the screen shows a request number, send that too. Never send passwords or codes.',
    },
  },
  {
    id: 'podaci',
    title: { bhs: 'Tvoji podaci', en: 'Your data' },
    text: {
      bhs: 'Preuzimanje i brisanje su u postavkama. Za sve drugo o podacima piši s adrese kojom se prijavljuješ, s naslovom „Moji podaci“. Odgovaramo najkasnije za mjesec dana.',
      en: 'Downloading and deleting are in settings. For anything else about your data, write from the address you sign in with and put “My data” in the subject. We answer within a month at the latest.',
    },
  },
  {
    id: 'prijava',
    title: { bhs: 'Lažan oglas ili neprimjeren sadržaj', en: 'A false listing or improper content' },
    text: {
      bhs: 'Pošalji link i kratko napiši šta nije u redu. Ko prijavljuje, ne otkrivamo onome na koga se prijava odnosi.',
      en: 'Send the link and say briefly what is wrong. We do not reveal who reported it to the one it concerns.',
    },
  },
  {
    id: 'partneri',
    title: { bhs: 'Poslodavci, organizacije, općine', en: 'Employers, organisations, municipalities' },
    text: {
      bhs: 'Ako želite objavljivati prilike ili pokrenuti omladinsku banku, pišite nam ko ste i šta planirate. Organizacije provjeravamo prije prve objave.',
      en: 'If you want to publish opportunities or start a youth bank, tell us who you are and what you plan. We check organisations before their first listing.',
    },
  },
]
