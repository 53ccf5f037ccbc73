/** The server's texts about hours of work on projects. */
export const hoursServerMessages = {
  errors: {
    dayFull: 'Toga dana bi bilo više od 24 sata. Provjeri dan i sate.',
    notInTeam: 'Ta osoba više nije u ekipi projekta.',
    skillGone: 'Jedne od vještina više nema u rječniku. Izaberi je ponovo.',
    hoursSettled: 'Ovi sati su već potvrđeni ili vraćeni.',
    noHours: 'Na ovom projektu još nemaš potvrđenih sati.',
    profileFull: 'U iskustvu je već najveći broj unosa. Obriši jedan, pa probaj ponovo.',
  },
  notifications: {
    topics: {
      hours: {
        title: 'Sati na projektima',
        hint: 'Sati koji čekaju tvoju potvrdu i odgovori na one koje upišeš.',
      },
    },
    hours: {
      waiting: 'Sati čekaju tvoju potvrdu: {hours}.',
      confirmed: 'Potvrđeno je {hours}. To je dokaz uz tvoje vještine. Dodaj ga u CV jednim dodirom.',
      agreed: 'Potvrđeni su sati iz tvog upisa: {hours}.',
      reminder:
        'Sati već sedmicu čekaju tvoju potvrdu: {hours}. Dotad se ne računaju i nisu dokaz uz vještine.',
      unanswered:
        'Sati iz tvog upisa već sedmicu niko nije potvrdio: {hours}. Podsjetili smo one koji ih potvrđuju.',
      returned: 'Vraćeno je {hours}. Razlog: {reason}',
    },
  },
  dashboard: {
    hours: {
      title: 'Sati na projektu „{title}“ čekaju potvrdu',
      text: 'Kad ih potvrdiš, ulaze u zbir projekta i u iskustvo onoga ko je radio.',
      action: 'Pogledaj sate',
    },
  },
  profile: {
    title: 'Volontiranje: {title}',
    place: 'Omladinski projekat',
    note: 'Potvrđeno sati rada: {hours}. {what}',
  },
} as const
