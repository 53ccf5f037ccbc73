/** The server's texts about contracts and payments of projects. */
export const moneyServerMessages = {
  errors: {
    inConflict:
      'Poznaješ nekoga ko je u ovom pozivu tražio novac, pa ugovor, isplate i izvještaj ovog projekta vodi neko drugi. Ako u banci nema ko, zamjenu imenuje tim Zamaha.',
    bankPays: 'Ratu upisuje banka kad je isplati, pa je ekipa ne može poništiti.',
    planSum: 'Rate zajedno moraju biti tačno onoliko koliko je dodijeljeno.',
    planFixed: 'Rate koje su odobrene ili isplaćene ostaju prve i kakve jesu.',
    notWhole: 'Ugovor još nije potpun: trebaju obje strane, trajanje, rate i bar jedan izvještaj s rokom.',
    alreadyIssued: 'Ugovor je već izdat. Povuci ga ako treba nešto promijeniti.',
    beforeIssue: 'Tog dana ovaj dokument još nije bio izdat. Provjeri dan potpisa.',
    beforeSignature: 'Tog dana ugovor još nije bio potpisan. Provjeri dan isplate.',
    notIssued: 'Ugovor još nije izdat.',
    alreadySigned: 'Ovo je već potpisano, pa se više ne mijenja.',
    otherCopy:
      'Ekipa je u međuvremenu predala ili povukla potpisani primjerak. Otvori stranicu ponovo i pogledaj ga prije potvrde.',
    noCopy: 'Nema potpisanog primjerka. Kad ga ekipa preda, možeš ga označiti kao potpisan.',
    notReleased: 'Isplata još nije odobrena.',
    alreadyReleased: 'Isplata je već odobrena.',
    alreadyPaid: 'Ova rata je već isplaćena.',
    notPaid: 'Ova rata nije isplaćena.',
    blocked: 'Uslov za ovu ratu nije ispunjen. Na stranici piše šta fali.',
    ownRelease: 'Isplatu upisuje neko drugi, a ne osoba koja ju je odobrila.',
    reportAccepted: 'Izvještaj je prihvaćen, pa se više ne vraća.',
    noReport: 'Ekipa još nije poslala završni izvještaj.',
    wordsHidden: 'Moderatori su sakrili ono što je ekipa napisala, pa se fotografije sada ne dodaju.',
    photosFull: 'Uz jedan zapis ide najviše šest fotografija.',
    receiptsFull: 'Uz jedan trošak ide najviše pet datoteka.',
    receiptsMissing: 'Neki troškovi nemaju račun. Dodaj ga ili napiši zašto ga nema.',
    fileFixed: 'Ova datoteka se više ne može ukloniti.',
    receiptFixed:
      'Banka je uz račun ovog troška odobrila novac, pa se trošak ne može poništiti dok ona to odobrenje ne povuče.',
    changeOpen: 'Jedan zahtjev već čeka odgovor banke.',
    changeDecided: 'O ovom zahtjevu je već odlučeno.',
    lineShort: 'Ta stavka nema toliko.',
  },
  audit: {
    area: 'Projekti',
    actions: {
      contract: 'Ugovor projekta upisan',
      issue: 'Ugovor projekta izdat',
      reopen: 'Ugovor projekta povučen',
      sign: 'Ugovor projekta označen kao potpisan',
      'sign-amendment': 'Aneks ugovora označen kao potpisan',
      'hand-in-report': 'Izvještaj predat',
      'return-report': 'Završni izvještaj vraćen',
      accept: 'Završni izvještaj prihvaćen',
      release: 'Isplata rate odobrena',
      hold: 'Odobrenje isplate povučeno',
      pay: 'Rata isplaćena',
      unpay: 'Upis isplate poništen',
      'hand-in': 'Potpisan ugovor ili aneks predat',
      'ask-change': 'Tražena izmjena budžeta',
      'decide-change': 'Odlučeno o izmjeni budžeta',
    },
    fields: { amount: 'iznos u feninzima', digest: 'otisak primjerka', instalments: 'rate u feninzima' },
  },
  notifications: {
    topics: {
      projects: {
        title: 'Novac tvojih projekata',
        hint: 'Ugovor, isplate, izmjene budžeta i potvrde doprinosa: kad druga strana nešto uradi ili čeka na tebe.',
      },
    },
    money: {
      issued: 'Ugovor je spreman za potpis.',
      reopened: 'Banka je povukla ugovor da ga promijeni. {reason}',
      signed: 'Ugovor je potpisan s obje strane.',
      released: 'Odobrena je isplata: {amount}.',
      toPay:
        'Isplata od {amount} je odobrena. Kad novac ode s računa, upiši je: osoba koja ju je odobrila ne može.',
      held: 'Odobrenje isplate je povučeno: {amount}.',
      paid: 'Isplaćeno je {amount}.',
      unpaid: 'Poništen je upis isplate od {amount}. {reason}',
      interim: 'Ekipa je predala: {reason}.',
      reported: 'Ekipa je poslala završni izvještaj i čeka tvoju odluku.',
      reportReturned: 'Banka je vratila završni izvještaj. {reason}',
      reportLate: 'Rok za izvještaj je bio {date}: {reason}. Predajte ga: sljedeća isplata čeka na njega.',
      reportMissing: 'Izvještaj nije predan do {date}: {reason}. Sljedeća isplata čeka.',
      reportDue: 'Izvještaj treba predati do {date}: {reason}.',
      reportAccepted: 'Banka je prihvatila završni izvještaj.',
      handedIn: 'Ekipa je predala potpisan ugovor.',
      paperSoon:
        '{stage, select, write {Ekipa čeka ugovor. Napiši ga i izdaj do {date}: bez njega se ništa ne isplaćuje.} copy {Ugovor čeka vaš potpis. Predajte potpisan primjerak do {date}: bez njega se ništa ne isplaćuje.} sign {Ekipa je predala potpisan ugovor. Pogledaj ga i upiši dan potpisa do {date}: dotad se ništa ne isplaćuje.} amendCopy {Aneks čeka vaš potpis. Predajte potpisan primjerak do {date}} report {Ekipa je predala završni izvještaj. Prihvati ga ili ga s razlogom vrati do {date}} rework {Banka je vratila završni izvještaj. Dopunite ga i pošaljite ponovo do {date}} change {Ekipa čeka odgovor na izmjenu budžeta. Prihvati je ili odbij, s razlogom, do {date}} other {Ekipa je predala potpisan aneks. Pogledaj ga i upiši dan potpisa do {date}}}',
      paperLate:
        '{stage, select, write {Ugovor je trebalo izdati do {date} Izdaj ga što prije: ekipa dotad ne dobija novac. Javili smo i njoj i timu Zamaha.} copy {Potpisan ugovor je trebalo predati do {date} Predajte ga što prije: dotad se ništa ne isplaćuje. Javili smo i banci i timu Zamaha.} sign {Potpis ekipe je trebalo potvrditi do {date} Pogledaj primjerak i upiši dan što prije: ekipa dotad ne dobija novac. Javili smo i njoj i timu Zamaha.} amendCopy {Potpisan aneks je trebalo predati do {date} Predajte ga što prije. Javili smo i banci i timu Zamaha.} report {Završni izvještaj je trebalo prihvatiti ili vratiti do {date} Pogledaj ga što prije: ekipa čeka. Javili smo i njoj i timu Zamaha.} rework {Dopunjen završni izvještaj je trebalo poslati do {date} Pošaljite ga što prije: dotad projekat nije završen. Javili smo i banci i timu Zamaha.} change {Na izmjenu budžeta je trebalo odgovoriti do {date} Odgovori što prije: ekipa čeka. Javili smo i njoj i timu Zamaha.} other {Potpis ekipe na aneksu je trebalo potvrditi do {date} Pogledaj primjerak i upiši dan. Javili smo i ekipi i timu Zamaha.}}',
      paperWaits:
        '{stage, select, write {Banka do {date} nije izdala ugovor. Dok ga nema, ništa se ne isplaćuje. Podsjetili smo njen odbor.} copy {Ekipa do {date} nije predala potpisan ugovor. Dok ga nema, ništa se ne isplaćuje. Podsjetili smo je.} sign {Banka do {date} nije potvrdila potpisan ugovor. Dok ga ne potvrdi, ništa se ne isplaćuje. Podsjetili smo njen odbor.} amendCopy {Ekipa do {date} nije predala potpisan aneks. Podsjetili smo je.} report {Banka do {date} nije prihvatila završni izvještaj niti ga vratila. Podsjetili smo njen odbor.} rework {Ekipa do {date} nije ponovo poslala završni izvještaj. Podsjetili smo je.} change {Banka do {date} nije odgovorila na izmjenu budžeta. Podsjetili smo njen odbor.} other {Banka do {date} nije potvrdila potpisan aneks. Podsjetili smo njen odbor.}}',
      amended: 'Banka je prihvatila izmjenu budžeta od {amount}. Aneks čeka vaš potpis. {reason}',
      amendmentHandedIn: 'Ekipa je predala potpisan aneks.',
      amendmentSigned: 'Aneks je potpisan s obje strane.',
      paymentLate:
        'Isplata od {amount} bila je planirana za {date} i svi uslovi su ispunjeni. Odobri je i upiši: ekipa čeka novac.',
      paymentWaits:
        'Isplata od {amount} bila je planirana za {date}, a banka je još nije upisala. Podsjetili smo njen odbor.',
      bankShort:
        '{free, plural, =0 {U banci niko ne može potpisati ugovor ni isplatiti novac} other {U banci samo jedna osoba može potpisati ugovor i isplatiti novac}}, a svaku isplatu vode dvije bez sukoba interesa. Imenuj zamjenu, ili to uradi tim Zamaha.',
      asked: 'Ekipa traži da premjesti {amount} u budžetu. {reason}',
      accepted: 'Banka je prihvatila izmjenu budžeta od {amount}. {reason}',
      refused: 'Banka nije prihvatila izmjenu budžeta od {amount}. {reason}',
    },
  },
  dashboard: {
    sign: {
      title: 'Ugovor za „{title}“ čeka potpis',
      text: 'Bez potpisanog ugovora banka ne može isplatiti prvu ratu.',
    },
    mark: {
      title: 'Potpisan ugovor za „{title}“ čeka tvoju potvrdu',
      text: 'Ekipa je predala potpisan primjerak. Pogledaj ga i upiši dan potpisa, pa se rate mogu isplaćivati.',
    },
    pay: {
      title: 'Isplata za „{title}“ čeka upis',
      text: 'Odobrila ju je druga osoba iz banke. Kad novac ode s računa, upiši dan.',
    },
    write: {
      title: '„{title}“ čeka ugovor',
      text: 'Novac je dodijeljen. Upiši strane, rate i rokove, pa ugovor izdaj ekipi.',
    },
    openMoney: 'Otvori ugovor',
  },
} as const
