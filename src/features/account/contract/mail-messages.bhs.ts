/** Texts of the account's emails, apart from those of the screens because browsers never need them. */
export const mailMessages = {
  mail: {
    verification: {
      subject: 'Potvrdi svoj email za {product}',
      heading: 'Potvrdi svoj email',
      code: 'Još jedan korak do tvog računa. Upiši ovaj kod na stranici za potvrdu:',
      codeLife: 'Kod vrijedi {minutes} minuta. Umjesto njega možeš otvoriti link, koji vrijedi {hours} sata:',
      button: 'Potvrdi email',
      notYou:
        'Ako ovo nije tvoja registracija, ne moraš ništa uraditi: bez koda i linka račun se neće otvoriti. Nikome ih ne prosljeđuj.',
    },
    known: {
      subject: 'Već imaš račun na platformi {product}',
      heading: 'Već imaš račun',
      text: 'Neko je upravo tražio registraciju ili novi kod za ovaj email. Tvoj račun već postoji i email je potvrđen, pa kod nije potreban. Samo se prijavi:',
      button: 'Prijavi se',
      forgotten: 'Ne možeš se sjetiti lozinke? Postavi novu:',
      reset: 'Nova lozinka',
      notYou: 'Ako to nisi ti, ne moraš ništa uraditi: na tvom računu se ništa nije promijenilo.',
    },
    newDevice: {
      subject: 'Prijava na {product} s novog uređaja',
      heading: 'Prijava s novog uređaja',
      text: 'Zdravo, {name}. Dana {date} u {time} neko se prijavio na tvoj račun s uređaja na kojem te dosad nismo vidjeli: {device}.',
      unknown: 'nepoznat uređaj',
      you: 'Ako si to ti, ne moraš ništa uraditi. Sve svoje uređaje vidiš u postavkama.',
      notYou: 'Ako nisi, odmah postavi novu lozinku. Time se odjavljuju svi uređaji.',
      button: 'Postavi novu lozinku',
    },
    reuse: {
      subject: 'Radi sigurnosti smo te odjavili s jednog uređaja',
      heading: 'Odjavili smo te s jednog uređaja',
      text: 'Dana {date} u {time} neko je pokušao ući u tvoj račun starim podacima, možda kopiranim iz tvog preglednika. Zato smo taj uređaj odjavili. Na njemu se prijavi ponovo.',
      advice: 'Ako ne znaš šta se desilo, postavi novu lozinku. Time odjavljuješ i sve ostale uređaje.',
      button: 'Postavi novu lozinku',
    },
  },
} as const
