/** Texts that the server says about what a mentor asks before answering a request. */
export const questions = {
  errors: {
    questionFirst: 'Prvo odgovori na pitanje.',
    tooManyQuestions:
      'Pitanja je bilo dovoljno. Prihvati zahtjev, predloži drugi termin ili odbij s razlogom.',
    timePassed: 'Taj termin je prošao. Predloži drugi.',
  },
  notifications: {
    question:
      'pita još nešto prije odluke o mentorstvu. Rok za odgovor: {day} u {time}{abroad, select, yes { (u zoni mentora {theirs})} other {}}.',
    reply:
      'odgovara na tvoje pitanje o zahtjevu za mentorstvo. Rok za tvoju odluku: {day} u {time}{abroad, select, yes { (kod tebe u {theirs})} other {}}.',
  },
  mail: {
    question: {
      subject: '{who} pita još nešto',
      heading: 'Pitanje prije odluke',
      text: '{who} želi znati još nešto prije odluke o tvom zahtjevu za mentorstvo. Rok za odgovor: {day} u {time}{abroad, select, yes { po Sarajevu (u zoni mentora {theirs})} other {}}. Ovo je pitanje:',
    },
    reply: {
      subject: '{who} odgovara na tvoje pitanje',
      heading: 'Odgovor na tvoje pitanje',
      text: '{who} odgovara na tvoje pitanje o zahtjevu za mentorstvo. Rok za tvoju odluku: {day} u {time}{abroad, select, yes { po Sarajevu (kod tebe u {theirs})} other {}}. Ovo je odgovor:',
    },
  },
} as const
