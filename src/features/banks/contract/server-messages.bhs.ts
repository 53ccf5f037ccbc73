export const messages = {
  errors: {
    nobody: 'Nema računa s tom email adresom. Osoba se prvo treba registrovati.',
    boardFull: 'U odboru već ima 30 ljudi.',
    callsOpen: 'Banka ima pozive koji još traju. Prvo ih završi ili otkaži.',
  },
  audit: {
    area: 'Omladinske banke',
    actions: {
      create: 'Banka dodana',
      change: 'Podaci banke izmijenjeni',
      seat: 'Imenovanje u odbor',
      unseat: 'Kraj mandata u odboru',
      close: 'Banka zatvorena',
      reopen: 'Banka ponovo otvorena',
    },
  },
  notifications: {
    kinds: { seated: 'Imenovanje u odbor banke', closing: 'Zatvaranje banke' },
    seated: 'te je upisala u odbor. Ocjenjuješ prijave i vodiš pozive banke.',
    closed: 'je zatvorena i više ne raspisuje pozive. Razlog: {reason}',
    reopened: 'je ponovo otvorena i može raspisivati pozive. Razlog: {reason}',
  },
  console: { groups: { reviewer: 'ocjenjuje u banci' } },
  search: { kinds: { banks: 'Omladinske banke' } },
} as const
