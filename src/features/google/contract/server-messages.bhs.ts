/** Texts of the server: refusals and emails. */
export const serverMessages = {
  mails: { area: 'Prijava preko Googlea' },
  errors: {
    ticketGone: 'Prijava preko Googlea nije dovršena na vrijeme. Pokušaj ponovo.',
    onlyWayIn:
      'Bez lozinke je ovo jedini ulaz u tvoj račun. Prvo postavi lozinku: izaberi „Zaboravljena lozinka?“ i otvori link iz maila.',
    notOffered: 'Google prijava ovdje nije uključena.',
    signInAgain: 'Radi sigurnosti se ponovo prijavi, pa pokušaj opet.',
  },
  mail: {
    linked: {
      subject: 'U svoj račun sada možeš ući i preko Googlea',
      heading: 'Dodana je prijava preko Googlea',
      text: 'Zdravo, {name}. Od {date} u {time} u svoj {product} račun možeš ući i preko Google računa {email}.',
      notYou: 'Ako to nisi ti, provjeri ko ima pristup tvom emailu i postavi novu lozinku.',
      button: 'Postavi novu lozinku',
    },
    unlinked: {
      subject: 'Prijava preko Googlea je uklonjena iz tvog računa',
      heading: 'Prijava preko Googlea je uklonjena',
      text: 'Zdravo, {name}. Od {date} u {time} u svoj {product} račun više ne možeš ući preko Google računa {email}.',
    },
  },
} as const
