export const messages = {
  rules: {
    title: 'Pravila zajednice',
    description: 'Šta se na Zamahu smije pisati, kako prijaviti ono što ne smije i kako odlučujemo.',
    intro: 'Ovdje ljudi traže prvi posao, uče i dogovaraju se. Ova pravila važe za sve što neko napiše.',
    list: 'Šta nije dozvoljeno',
    how: 'Kako odlučujemo',
    help: 'Ako je neko u opasnosti',
    helpText: 'Nazovi odmah. Pozivi su besplatni i rade i noću.',
    log: 'Sve odluke, bez imena',
  },
  items: {
    money: {
      title: 'Novac unaprijed',
      text: 'Niko ne traži novac, karticu ni kopiju pasoša za posao, praksu ili obuku.',
    },
    false: {
      title: 'Lažno i netačno',
      text: 'Plata, rok, mjesto i ono što se traži moraju biti onakvi kakvi zaista jesu.',
    },
    discrimination: {
      title: 'Diskriminacija',
      text: 'Niko ne ostaje bez prilike zbog pola, porijekla, vjere, invaliditeta ili porodice.',
    },
    harassment: {
      title: 'Vrijeđanje i prijetnje',
      text: 'Možeš se ne slagati s nekim. Ne smiješ ga vrijeđati, prijetiti mu ni pisati mu kad to ne želi.',
    },
    hate: { title: 'Mržnja', text: 'Bez mržnje prema ljudima zbog toga ko su, i bez poziva na nasilje.' },
    impersonation: {
      title: 'Lažno predstavljanje',
      text: 'Pišeš pod svojim imenom. Firmu ili školu predstavljaš samo ako za nju zaista radiš.',
    },
    sexual: {
      title: 'Seksualni sadržaj',
      text: 'Na Zamahu su i maloljetni. Seksualnom sadržaju ovdje nije mjesto.',
    },
    spam: {
      title: 'Neželjeni sadržaj',
      text: 'Bez reklama koje nemaju veze s poslom i učenjem i bez iste poruke na sto mjesta.',
    },
    privacy: { title: 'Tuđi podaci', text: 'Tuđi brojevi, slike i poruke ne objavljuju se bez pristanka.' },
    danger: { title: 'Opasnost', text: 'Ništa što drugu osobu, posebno maloljetnu, dovodi u opasnost.' },
  },
  how: {
    promise:
      'Prijavu pogledamo u roku od 24 sata, a hitnu odmah. Ko je tri puta ili više prijavio bez razloga i nijednom s razlogom, čeka do 72 sata.',
    person:
      'Odlučuje čovjek, po pravilu i s razlogom. Osoba čiji je sadržaj dobija obrazloženje, a ko je prijavio, saznaje šta smo odlučili.',
    names: 'Ko je prijavio, ne saznaje niko osim moderatora.',
    messages:
      'Iz prijavljenog razgovora vidimo samo prijavljenu poruku i najviše tri prije i tri poslije nje. Svaki takav pregled se zapisuje.',
    automatic:
      'Prvu poruku osobi s kojom još ne razgovaraš, i poruku uz zahtjev za povezivanje, pogleda i program. Označi je ako ima tri linka ili više, ako istu poruku u jednom danu dobije peta osoba, ako traži novac, karticu, dokument ili kod, ako prijeti riječima poput „ubit ću te“ ili sadrži pogrdnu riječ s liste, ili ako maloljetnoj osobi šalje broj telefona ili pominje novac. Što je javno ili na profilu, program pogleda kad se objavi: označi prijetnju, pogrdnu riječ s liste, traženje novca, kartice ili koda, mnogo linkova uz malo teksta, isti tekst na tri mjesta u danu i nov račun koji prvog dana piše na osam mjesta. Razgovore ljudi koji se već dopisuju ne čita. Program ništa ne skriva: o svakoj oznaci odlučuje čovjek.',
    strikes: 'Opomena važi šest mjeseci i onda ističe.',
    measures:
      'Šta ćemo uraditi, zavisi od toga šta je bilo ranije: najprije se samo skriva, zatim ide opomena, onda se na nekoliko dana ograniči pisanje nepoznatima, javno pisanje ili slanje linkova, a tek na kraju se račun privremeno zatvara. Ljestvica samo predlaže, odlučuje čovjek, i svako ograničenje ima kraj.',
    appeal: 'Na odluku se možeš žaliti jednom, u roku od 14 dana. Žalbu rješava neko drugi.',
  },
  log: {
    title: 'Odluke o prijavama',
    description:
      'Sve odluke o prijavljenom na Zamahu: šta, po kojem pravilu i šta je bilo sa žalbom. Bez imena.',
    intro: 'Šta smo odlučili o onome što su ljudi prijavili. Imena i tekstovi su izostavljeni.',
    rules: 'Pravila zajednice',
    years: 'Po godinama',
    byRule: 'Po pravilima, {year}.',
    hidden: 'Skriveno',
    warned: 'Opomene i uklanjanja',
    limited: 'Ograničenja i suspenzije',
    list: 'Odluke',
    more: 'Starije odluke',
    first: 'Najnovije odluke',
    none: 'Još nema nijedne odluke.',
    year: 'Godina',
    decided: 'Odluke',
    inTime: 'U roku',
    appeals: 'Žalbe',
    lifted: 'Ukinute',
    what: 'Šta',
    rule: 'Pravilo',
    measure: 'Odluka',
    noRule: 'nije protiv pravila',
  },
  measures: {
    keep: 'ostaje',
    hide: 'skriveno',
    strike: 'skriveno i opomena',
    remove: 'uklonjeno',
    limit: 'skriveno i ograničenje',
    suspend: 'skriveno i suspenzija',
  },
  appealStates: {
    none: 'bez žalbe',
    waits: 'žalba čeka odgovor',
    stands: 'žalba odbijena',
    lifted: 'ukinuta po žalbi',
  },
} as const
