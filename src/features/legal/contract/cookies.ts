import type { Words } from './document.ts'

/** Cookies or storage entries of one purpose, by their exact names. */
export type Stored = { readonly names: readonly string[]; readonly purpose: Words; readonly lasts: Words }

const oneDay: Words = { bhs: 'najduže 24 sata', en: '24 hours at most' }
const oneYear: Words = { bhs: '1 godina', en: '1 year' }
const whileSignedIn: Words = { bhs: 'do odjave', en: 'until you sign out' }

/** Needed for signing in; scripts cannot read them. */
export const signInCookies: readonly Stored[] = [
  {
    names: ['__Host-sid'],
    purpose: {
      bhs: 'Drugi dio dokaza da je sesija tvoja. Bez njega ukradeni token ne vrijedi ništa.',
      en: 'The second part of the proof that the session is yours. Without it a stolen token is worth nothing.',
    },
    lasts: { bhs: 'najduže 30 dana', en: '30 days at most' },
  },
  {
    names: ['__Host-reg'],
    purpose: {
      bhs: 'Pamti da je registracija počela u ovom pregledniku, da te nakon potvrde adrese odmah prijavi.',
      en: 'Remembers that the registration began in this browser, to sign you in once the address is confirmed.',
    },
    lasts: oneDay,
  },
  {
    names: ['__Host-rf'],
    purpose: {
      bhs: 'Veže kod za novu lozinku za ovaj preglednik, pa ga niko drugi ne može iskoristiti.',
      en: 'Ties the code for a new password to this browser, so that nobody else can use it.',
    },
    lasts: oneDay,
  },
  {
    names: ['__Host-onb'],
    purpose: {
      bhs: 'Ulaznica za uvod nakon potvrde adrese.',
      en: 'The ticket to onboarding once the address is confirmed.',
    },
    lasts: oneDay,
  },
  {
    names: ['__Host-vote'],
    purpose: {
      bhs: 'Razlikuje uređaje kad se javno glasa, da s jednog ne glasa pola grada.',
      en: 'Tells devices apart in a public vote, so that half a town does not vote on one.',
    },
    lasts: { bhs: '60 dana, samo ako glasaš', en: '60 days, only if you vote' },
  },
]

/** Choices a person made; they say nothing about who the person is. */
export const preferenceCookies: readonly Stored[] = [
  {
    names: ['lang'],
    purpose: {
      bhs: 'Jezik, da stranica odmah stigne na njemu.',
      en: 'The language, so that pages arrive in it at once.',
    },
    lasts: oneYear,
  },
  {
    names: ['theme'],
    purpose: { bhs: 'Svijetla, tamna ili sistemska tema.', en: 'Light, dark or system theme.' },
    lasts: oneYear,
  },
  {
    names: ['script'],
    purpose: { bhs: 'Latinica ili ćirilica.', en: 'Latin or Cyrillic script.' },
    lasts: oneYear,
  },
  { names: ['saver'], purpose: { bhs: 'Ušteda podataka.', en: 'Data saver.' }, lasts: oneYear },
  {
    names: ['consent'],
    purpose: {
      bhs: 'Tvoj odgovor o mjerenju: Prihvati ili Odbij.',
      en: 'Your answer about measurement: Accept or Decline.',
    },
    lasts: oneYear,
  },
  {
    names: ['signed'],
    purpose: {
      bhs: 'Da je neko prijavljen u ovom pregledniku, bez podatka ko.',
      en: 'That somebody is signed in in this browser, without saying who.',
    },
    lasts: whileSignedIn,
  },
]

/** Kept in the browser's local storage. */
export const localStorageEntries: readonly Stored[] = [
  {
    names: ['accessToken', 'refresh_token'],
    purpose: {
      bhs: 'Prvi dio dokaza da je sesija tvoja. Vrijedi samo uz kolačić __Host-sid.',
      en: 'The first part of the proof that the session is yours. It counts only together with the __Host-sid cookie.',
    },
    lasts: whileSignedIn,
  },
  {
    names: ['registrationEmail'],
    purpose: {
      bhs: 'Email adresa dok traje registracija.',
      en: 'The email address while a registration is under way.',
    },
    lasts: { bhs: 'do potvrde adrese', en: 'until the address is confirmed' },
  },
  {
    names: ['preferred-language', 'theme', 'consent', 'script'],
    purpose: {
      bhs: 'Izabrani jezik, tema i pismo i tvoj odgovor o mjerenju.',
      en: 'The language, theme and script you chose, and your answer about measurement.',
    },
    lasts: { bhs: 'dok ih ne obrišeš', en: 'until you clear them' },
  },
  {
    names: ['messages-column'],
    purpose: {
      bhs: 'Da je u porukama na širokom ekranu zatvoren dio o razgovoru.',
      en: 'That the part about a conversation is closed in your messages on a wide screen.',
    },
    lasts: { bhs: 'dok ga ne otvoriš', en: 'until you open it' },
  },
  {
    names: ['votes'],
    purpose: {
      bhs: 'Kod za provjeru tvog glasa u javnom glasanju.',
      en: 'The receipt of your vote in a public vote.',
    },
    lasts: { bhs: 'dok ga ne obrišeš', en: 'until you clear it' },
  },
  {
    names: ['drafts'],
    purpose: {
      bhs: 'Ono što pišeš, dok ne stigne do nas, ono što je zadnje otvoreno iz pretrage, i ono što možeš čitati i pisati bez veze: tvoje prijave, sačuvane i zadnje otvorene prilike, zadnje pročitane objave, prijava za grant, a ako si u odboru, prijave koje ocjenjuješ. Uz to tvoje ime i email adresa, da se te stranice otvore i bez veze.',
      en: 'What you are writing, until it has reached us, what was last opened from the search, and what you can read and write without a connection: your applications, saved and last opened opportunities, the posts that you read last, your application for a grant and, if you sit on a board, the applications that you score. With it your name and email address, so that those pages open without a connection too.',
    },
    lasts: { bhs: 'dok se ne sačuva ili dok se ne odjaviš', en: 'until it is saved or you sign out' },
  },
  {
    names: ['outbox', 'unsent'],
    purpose: {
      bhs: 'Poruke, komentari i ocjene koji čekaju vezu, i oznaka da nešto čeka.',
      en: 'Messages, comments and scores that wait for a connection, and a mark that something waits.',
    },
    lasts: {
      bhs: 'dok ne stignu do nas ili dok se ne odjaviš',
      en: 'until they have reached us or you sign out',
    },
  },
]

/** Set by Meta, only after consent. */
export const measurementCookies: readonly Stored[] = [
  {
    names: ['_fbp'],
    purpose: {
      bhs: 'Metin piksel: koliko ljudi dolazi preko oglasa. Dobija samo putanju stranice, nikad token ni email.',
      en: 'Meta’s pixel: how many people come through adverts. It gets only the path of the page, never a token or an email.',
    },
    lasts: { bhs: '90 dana', en: '90 days' },
  },
]
