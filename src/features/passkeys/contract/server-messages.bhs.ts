/** The server's texts: errors and emails. */
export const serverMessages = {
  mails: { area: 'Pristupni ključevi' },
  errors: {
    signInAgain: 'Radi sigurnosti se ponovo prijavi, pa pokušaj opet.',
    tooMany: 'Na računu je već najviše pristupnih ključeva. Prvo ukloni neki.',
    notMade: 'Ovaj uređaj nije napravio pristupni ključ. Pokušaj ponovo.',
    refused: 'Prijava pristupnim ključem nije uspjela. Prijavi se lozinkom.',
  },
  mail: {
    added: {
      subject: 'Novi pristupni ključ na tvom računu',
      heading: 'Dodan je pristupni ključ',
      text: 'Zdravo, {name}. Od {date} u {time} u svoj {product} račun možeš ući i pristupnim ključem „{passkey}“.',
    },
    removed: {
      subject: 'Pristupni ključ je uklonjen s tvog računa',
      heading: 'Uklonjen je pristupni ključ',
      text: 'Zdravo, {name}. Od {date} u {time} pristupni ključ „{passkey}“ više ne otvara tvoj {product} račun.',
    },
    notYou: 'Ako to nisi ti, odmah postavi novu lozinku i u postavkama ukloni ključeve koje ne prepoznaješ.',
    button: 'Postavi novu lozinku',
  },
} as const
