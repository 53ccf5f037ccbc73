export const messages = {
  rules: {
    title: 'Pravila zajednice',
    description: 'Šta se na Zamahu smije pisati, kako javiti ono što se ne smije i kako odlučujemo.',
    intro: 'Ovdje ljudi traže prvi posao, uče i dogovaraju se. Ova pravila vrijede za sve što neko napiše.',
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
      text: 'Niko ne ostaje bez prilike zbog spola, porijekla, vjere, invaliditeta ili porodice.',
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
      'Dojavu pogledamo u roku od 24 sata, a hitnu odmah. Ko je tri ili više puta javio problem bez razloga, a nijednom s razlogom, čeka do 72 sata.',
    person:
      'Odlučuje čovjek, po pravilu i s razlogom. Obrazloženje dobija osoba čiji je sadržaj, a ko je javio problem, saznaje šta smo odlučili.',
    names: 'Ko je javio problem, znaju samo moderatori.',
    messages:
      'Iz razgovora vidimo samo poruku iz dojave i najviše tri prije i tri poslije nje. Svaki takav pregled se zapisuje.',
    automatic:
      'Prvu poruku osobi s kojom još ne razgovaraš i poruku uz zahtjev za povezivanje pregleda i program. Označi je ako ima tri ili više linkova, ako istu poruku u jednom danu dobije peta osoba, ako traži novac, karticu, dokument ili kod, ako prijeti riječima poput „ubit ću te“ ili sadrži pogrdnu riječ s liste, ili ako maloljetnoj osobi šalje broj telefona ili spominje novac. Javne tekstove i profile program pregleda pri objavi: označi prijetnju, pogrdnu riječ s liste, traženje novca, kartice ili koda, mnogo linkova uz malo teksta, isti tekst na tri mjesta u danu, novi račun koji prvog dana piše na osam mjesta, te broj telefona i spominjanje novca u komentaru maloljetnoj osobi. Razgovore ljudi koji se već dopisuju ne čita. Program ništa ne skriva: o svakoj oznaci odlučuje čovjek.',
    strikes: 'Opomena vrijedi šest mjeseci i onda ističe.',
    measures:
      'Šta ćemo uraditi, zavisi od toga šta je bilo ranije: najprije se sadržaj samo skriva, zatim ide opomena, onda se na nekoliko dana ograniči pisanje nepoznatima, javno pisanje ili slanje linkova, a tek na kraju se račun privremeno zatvara. Program samo predlaže mjeru, odlučuje čovjek, i svako ograničenje ima kraj.',
    appeal: 'Na odluku se možeš žaliti jednom, u roku od 14 dana. Žalbu rješava neko drugi.',
  },
  log: {
    title: 'Odluke o dojavama',
    description: 'Sve odluke o dojavama na Zamahu: šta, po kojem pravilu i šta je bilo sa žalbom. Bez imena.',
    intro: 'Šta smo odlučili o onome što su nam ljudi javili. Imena i tekstovi su izostavljeni.',
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
    help: 'Ponuđena pomoć',
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
