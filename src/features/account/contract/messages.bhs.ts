export const messages = {
  mails: { area: 'Registracija i prijava' },
  errors: {
    loginInvalid: 'Email ili lozinka nisu ispravni.',
    unverified: 'Email još nije potvrđen. Poslali smo ti novi kod.',
    suspended:
      '{until, select, day {Račun je zatvoren do {day}. {month}. {year}. Razlog i kako se žališ pišu u mailu koji smo ti poslali.} other {Ovaj račun je privremeno zatvoren. Javi nam se ako misliš da je to greška.}}',
    sessionEnded: 'Više nisi u svom računu. Prijavi se ponovo.',
    verificationInvalid: 'Neispravan ili istekao kod za verifikaciju',
    passwordTooShort: 'Lozinka mora imati najmanje 8 karaktera',
    passwordMismatch: 'Lozinke se ne poklapaju',
    termsRequired: 'Morate prihvatiti uslove korišćenja',
    phoneRequired: 'Broj telefona je obavezan',
    phoneInvalid: 'Upiši cijeli broj telefona, na primjer 061 123 456',
    birthdayInvalid: 'Ovo nije moguć datum rođenja.',
    genderRequired: 'Izaberi spol',
    interestRequired: 'Izaberi bar jednu oblast',
    onboardingForbidden: 'Ne možemo potvrditi da je ovaj račun tvoj. Prijavi se, pa nastavi.',
    onboardingDone: 'Ovi koraci su već završeni. Podatke mijenjaš u postavkama.',
    firstAdminInvalid: 'Ovaj link je nevažeći, istekao ili već iskorišten.',
    emailTaken: 'Za ovaj email već postoji račun.',
  },
  alreadyVerified: 'Ovaj email je već potvrđen. Možeš se prijaviti.',
} as const
