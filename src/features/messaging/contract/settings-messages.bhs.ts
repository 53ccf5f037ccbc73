export const messages = {
  text: 'Šta druge osobe u razgovorima znaju o tome kad čitaš.',
  failed: 'Postavke poruka se nisu učitale',
  reading: {
    label: 'Pokaži drugima dokle čitam',
    help: 'Vrijedi za obje strane. Ako isključiš, druge osobe ne vide dokle čitaš njihove poruke, a ni ti ne vidiš dokle one čitaju tvoje.',
    on: 'Druge osobe opet vide dokle čitaš, i ti vidiš dokle čitaju one.',
    off: 'Niko više ne vidi dokle čitaš, a ni ti ne vidiš dokle čitaju drugi.',
  },
  wrong: 'Nije sačuvano. Pokušaj ponovo.',
} as const
