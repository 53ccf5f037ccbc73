export const messages = {
  errors: {
    nobody: 'Nema računa s tom email adresom. Osoba se prvo treba registrovati.',
    boardFull: 'U odboru već ima 30 ljudi.',
    twice: 'Već ima previše banaka s tim imenom. Dodaj mjesto u naziv.',
  },
  audit: {
    area: 'Omladinske banke',
    actions: {
      create: 'Banka dodana',
      change: 'Podaci banke izmijenjeni',
      seat: 'Imenovanje u odbor',
      unseat: 'Kraj mandata u odboru',
    },
  },
  notifications: {
    kinds: { seated: 'Imenovanje u odbor banke' },
    seated: 'te je upisala u odbor. Ocjenjuješ prijave i vodiš pozive banke.',
  },
  search: { kinds: { banks: 'Omladinske banke' } },
} as const
