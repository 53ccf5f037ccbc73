/** Texts that the server says about contracts and payments of projects. */
export const moneyServerMessages = {
  errors: {
    bankPays: 'Ratu upisuje banka kad je isplati, pa je ekipa ne može poništiti.',
    planSum: 'Rate zajedno moraju biti tačno onoliko koliko je dodijeljeno.',
    planFixed: 'Rate koje su odobrene ili isplaćene ostaju prve i kakve jesu.',
    notWhole: 'Ugovor još nije potpun: trebaju obje strane, trajanje, rate i bar jedan izvještaj s rokom.',
    alreadyIssued: 'Ugovor je već izdat. Povuci ga ako treba nešto promijeniti.',
    notIssued: 'Ugovor još nije izdat.',
    alreadySigned: 'Ugovor je potpisan, pa se više ne mijenja.',
    notReleased: 'Isplata još nije odobrena.',
    alreadyReleased: 'Isplata je već odobrena.',
    alreadyPaid: 'Ova rata je već isplaćena.',
    notPaid: 'Ova rata nije isplaćena.',
    blocked: 'Uslov za ovu ratu nije ispunjen. Na strani piše šta fali.',
    ownRelease: 'Isplatu upisuje neko drugi, a ne osoba koja ju je odobrila.',
    noReport: 'Ekipa još nije poslala završni izvještaj.',
  },
  audit: {
    area: 'Projekti',
    actions: {
      contract: 'Ugovor projekta upisan',
      issue: 'Ugovor projekta izdat',
      reopen: 'Ugovor projekta povučen',
      sign: 'Ugovor projekta označen kao potpisan',
      accept: 'Završni izvještaj prihvaćen',
      release: 'Isplata rate odobrena',
      hold: 'Odobrenje isplate povučeno',
      pay: 'Rata isplaćena',
      unpay: 'Upis isplate poništen',
    },
    fields: { amount: 'iznos u feninzima', instalments: 'rate u feninzima' },
  },
  notifications: {
    topics: {
      projects: {
        title: 'Novac tvojih projekata',
        hint: 'Ugovor, isplate i izmjene budžeta: kad druga strana nešto uradi ili čeka na tebe.',
      },
    },
    money: {
      issued: 'Ugovor je spreman za potpis.',
      reopened: 'Banka je povukla ugovor da ga promijeni. {reason}',
      signed: 'Ugovor je potpisan s obje strane.',
      released: 'Odobrena je isplata: {amount}.',
      held: 'Odobrenje isplate je povučeno: {amount}.',
      paid: 'Isplaćeno je {amount}.',
      unpaid: 'Poništen je upis isplate od {amount}. {reason}',
      reportAccepted: 'Banka je prihvatila završni izvještaj.',
    },
  },
  dashboard: {
    sign: {
      title: 'Ugovor za „{title}“ čeka potpis',
      text: 'Bez potpisanog ugovora banka ne može isplatiti prvu ratu.',
    },
    write: {
      title: '„{title}“ čeka ugovor',
      text: 'Novac je dodijeljen. Upiši strane, rate i rokove, pa ugovor izdaj ekipi.',
    },
    openMoney: 'Otvori ugovor',
  },
} as const
