/** Texts that the server says: refusals, mails and the file that explains an export. */
export const serverMessages = {
  errors: {
    wrongPassword: 'Trenutna lozinka nije tačna.',
    signInAgain: 'Radi sigurnosti se prvo ponovo prijavi, pa pokušaj opet.',
    samePassword: 'To je tvoja sadašnja lozinka. Izaberi drugu.',
    sameEmail: 'To je već tvoja email adresa.',
    codeInvalid: 'Neispravan kod. Provjeri cifre i pokušaj ponovo.',
    codeExpired: 'Kod je istekao. Zatraži novi kod.',
    emailTaken: 'Za ovu email adresu već postoji račun.',
    emailMismatch: 'Upiši email adresu svog računa da potvrdiš.',
    lastAdmin: 'Ti si jedini administrator. Prvo daj prava još nekome.',
    phoneInvalid: 'Upiši cijeli broj s pozivnim brojem države, na primjer +387 61 123 456.',
    nothingToChange: 'Nema ničega za promjenu.',
  },
  mail: {
    hello: 'Zdravo, {name}.',
    when: '{date} u {time}',
    emailCode: {
      subject: 'Potvrdi novu email adresu',
      heading: 'Potvrdi novu adresu',
      text: 'Upiši ovaj kod u postavkama računa {product} da bi ova adresa postala tvoja nova email adresa:',
      life: 'Kod vrijedi {minutes} minuta.',
      notYou: 'Ako ovo nije tvoj zahtjev, ne moraš ništa uraditi.',
    },
    emailTaken: {
      subject: 'Neko je htio koristiti tvoju email adresu',
      heading: 'Za ovu adresu već postoji račun',
      text: 'Neko je na drugom računu upisao ovu adresu kao svoju novu. Pošto ona već pripada tvom računu, ništa se nije promijenilo i ne moraš ništa uraditi.',
    },
    emailChanged: {
      subject: 'Email adresa tvog računa je promijenjena',
      heading: 'Nova email adresa',
      text: 'Adresa tvog računa promijenjena je {when} u {newEmail}. Na ovu adresu više ne šaljemo ništa o računu.',
      notYou: 'Ako to nisi ti, odmah nam piši na stranici za pomoć.',
      button: 'Otvori pomoć',
    },
    passwordChanged: {
      subject: 'Tvoja lozinka je promijenjena',
      heading: 'Lozinka je promijenjena',
      text: 'Lozinka tvog računa promijenjena je {when} u postavkama. Ostali uređaji su odjavljeni.',
      notYou: 'Ako to nisi ti, odmah postavi novu lozinku.',
      button: 'Ovo nisam ja',
    },
    deletion: {
      subject: 'Tvoj račun će biti obrisan {date}',
      heading: 'Brisanje računa',
      text: 'Zabilježili smo tvoj zahtjev. Tvoj račun, profil, CV-ovi i prijave bit će zauvijek obrisani {date}.',
      sentStays: 'Poruke i datoteke koje su od tebe stigle drugima ostaju kod njih, bez tvog imena.',
      sentGoes: 'Brišemo i poruke i datoteke koje su od tebe stigle drugima.',
      stays:
        'Rad tima na prijavi za grant, tvoje ocjene i odgovori na pitanja ostaju bez tvog imena. Ugovori i računi o dodijeljenom novcu ostaju kakvi jesu, koliko to traži zakon o računovodstvu.',
      keep: 'Ako se predomisliš, prijavi se prije tog dana i u postavkama izaberi da zadržiš račun.',
      button: 'Prijavi se',
    },
  },
  export: {
    readme:
      'Ovo su svi podaci koje {product} ima o tebi, preuzeti {when}.\n\nSvaka mapa je jedna oblast. Datoteke .json mogu se otvoriti u svakom uređivaču teksta; ostale su tvoje datoteke onakve kakve jesu. Lozinke i kodovi nisu ovdje, jer ih ni mi ne znamo.',
    missing:
      'Ove datoteke nismo mogli pročitati, pa ih ovdje nema:\n\n{files}\n\nSve ostalo je tu. Pokušaj ponovo kasnije; ako ih ni tada ne bude, piši nam na stranici za pomoć.',
  },
  console: {
    queues: {
      overdue: {
        title: 'Računi koji se nisu mogli obrisati',
        hint: 'rok je prošao; brisanje se ponavlja svakog sata, a uzrok je u zapisniku servera',
      },
    },
  },
} as const
