/** Texts that the server puts into refusals and into the dashboard. */
export const messages = {
  moderation: { kinds: { profile: 'profil' } },
  errors: {
    pictureUnreadable: 'Ovu datoteku ne možemo otvoriti kao sliku. Pošalji JPEG, PNG, WebP ili AVIF.',
    pictureHuge:
      'Slika je prevelika: {megapixels, plural, one {# megapiksel} few {# megapiksela} other {# megapiksela}}, a ovakvu datoteku otvaramo do {limit, plural, one {# megapiksela} few {# megapiksela} other {# megapiksela}}. Smanji je ili je sačuvaj kao običan JPEG.',
    pictureHeavy:
      'Otvaranje ove slike traži previše vremena ili memorije. Smanji je ili je sačuvaj kao običan JPEG.',
    pictureSmall:
      'Slika je premala. Fotografija treba bar 96 tačaka po strani, naslovna slika bar 480 u širinu.',
    slugTaken: 'Ova adresa pripada nekom drugom. Izaberi drugu.',
    backwards: 'Kraj je prije početka.',
    skillNotListed: 'Ova vještina nije na tvom profilu.',
    skillsFull: 'Na profilu je mjesta za 60 vještina. Ukloni neku pa pokušaj ponovo.',
    entryUnknown: 'Ove stavke nema na tvom profilu.',
    evidenceFull: 'Jedna vještina može imati najviše deset dokaza.',
  },
  step: {
    title: {
      headline: 'Napiši naslov profila',
      skills: 'Dodaj bar tri vještine',
      work: 'Dodaj prvo iskustvo',
      education: 'Dodaj školu ili fakultet',
      about: 'Napiši nekoliko rečenica o sebi',
      languages: 'Dodaj jezike koje govoriš',
      photo: 'Dodaj fotografiju',
      municipality: 'Reci odakle si',
      translation: 'Dodaj i engleski tekst',
    },
    text: {
      headline: 'Jedan red o tome šta radiš ili šta tražiš. To svi prvo pročitaju.',
      skills: 'Po vještinama te drugi pronalaze, a mi prema njima biramo prilike za tebe.',
      work: 'Upiši i posao bez ugovora, volontiranje i ono što radiš kod kuće.',
      education: 'Škola, fakultet ili kurs, i ono što još traje.',
      about: 'Ko si, šta voliš raditi i šta želiš postići.',
      languages: 'Uz svaki jezik dolazi nivo od A1 do C2.',
      photo: 'Profil s licem lakše se pamti.',
      municipality: 'Tako nalaziš prilike u blizini.',
      translation: 'S tekstom na oba jezika mogu te čitati i ljudi izvan zemlje.',
    },
    action: 'Otvori profil',
    progress: '{done, plural, one {dio profila} few {dijela profila} other {dijelova profila}}',
  },
  piece: {
    headline: 'Naslov profila',
    skills: 'Bar tri vještine',
    work: 'Iskustvo',
    education: 'Obrazovanje',
    about: 'Nekoliko rečenica o tebi',
    languages: 'Jezici',
    photo: 'Fotografija',
    municipality: 'Mjesto',
    translation: 'Tekst na oba jezika',
  },
  console: {
    person: { profile: 'Javni profil', skills: 'Vještine' },
  },
} as const
