export const messages = {
  text: 'Šta druge osobe u razgovorima znaju o tome kad čitaš i kad si na Zamahu.',
  failed: 'Postavke poruka se nisu učitale',
  reading: {
    label: 'Pokaži drugima dokle čitam',
    help: 'Vrijedi za obje strane. Ako isključiš, druge osobe ne vide dokle čitaš njihove poruke, a ni ti ne vidiš dokle one čitaju tvoje.',
    on: 'Druge osobe opet vide dokle čitaš, i ti vidiš dokle čitaju one.',
    off: 'Niko više ne vidi dokle čitaš, a ni ti ne vidiš dokle čitaju drugi.',
  },
  activity: {
    label: 'Pokaži kontaktima kad sam na Zamahu',
    help: 'Isključeno je dok ne izabereš. Vrijedi za obje strane: vidiš to samo kod kontakata koji i sami pokazuju. Tačno vrijeme ne piše, a poslije šest dana ne piše ništa.',
    on: 'Kontakti koji to i sami pokazuju sada vide kad si na Zamahu.',
    off: 'Niko više ne vidi kad si na Zamahu, a ni ti to ne vidiš kod drugih.',
  },
  wrong: 'Nije sačuvano. Pokušaj ponovo.',
} as const
