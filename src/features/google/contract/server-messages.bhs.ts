/** Texts that the server says: refusals and mails. */
export const serverMessages = {
  errors: {
    ticketGone: 'Prijava preko Googlea nije dovršena na vrijeme. Pokušaj ponovo.',
  },
  mail: {
    linked: {
      subject: 'Google prijava je dodana tvom računu',
      heading: 'Nova vrsta prijave',
      text: 'Zdravo, {name}. Od {date} u {time} u svoj {product} račun možeš ući i preko Google računa {email}.',
      notYou: 'Ako to nisi ti, provjeri ko ima pristup tvom emailu i postavi novu lozinku.',
      button: 'Postavi novu lozinku',
    },
  },
} as const
