export const messages = {
  lead: 'Svaki izvještaj ima sliku, tabelu i datoteku.',
  until: 'Brojke do kraja dana {day}',
  waiting: 'Brojke se pripremaju. Pogledaj ponovo za minutu.',
  nothing: 'Još nema ničega što bi se brojalo.',
  tooFew: 'Grupe su premale da bi se pokazale.',
  notYet: 'Još nema mjeseca poslije dolaska.',
  back: 'Svi izvještaji',
  unknown: 'Takvog izvještaja nema',
  how: 'Kako brojimo.',
  not: 'Šta ne znamo.',
  bySkill: '{skill} po područjima',
  allSkills: 'Sve vještine',
  honest: {
    title: 'Bez imena',
    text: 'Ovdje su samo grupe: ko ih čini ne čuva se. Manje od {few} ljudi se ne prikazuje. Datoteka ima iste redove i filtere kao tabela.',
  },
  filters: {
    period: 'Period',
    months: '{n, plural, one {Zadnji # mjesec} few {Zadnja # mjeseca} other {Zadnjih # mjeseci}}',
    year: 'Godina',
    allYears: 'Sve godine',
    area: 'Kanton, Republika Srpska ili Distrikt',
    everywhere: 'Cijela zemlja',
    device: 'Uređaj',
    allDevices: 'Svi uređaji',
    phone: 'Telefon',
    desktop: 'Računar',
  },
  figures: {
    none: '–',
    few: 'manje od {few}',
    hidden: '·',
    share: '{n} %',
    money: '{n} KM',
    seconds: '{n} s',
    milliseconds: '{n} ms',
  },
  legend: {
    wanted: 'traži se, % oglasa',
    known: 'zna se, % članova',
    few: 'Bez znaka: manje od {few}, ne računamo.',
  },
  heads: {
    applications: 'Mjesec slanja',
    grants: 'Općina',
    skills: 'Vještina',
    areas: 'Područje',
    cohorts: 'Mjesec dolaska',
    retention: 'Poslije dolaska',
    funnel: 'Korak',
    searches: 'Pojam',
    mail: 'Mjesec',
    speed: 'Stranica',
  },
  findings: {
    funnel: 'Od otvorenih računa prijavu pošalje {applied}, a odgovor dobije {answered}.',
    searches: '„{term}“ traže najčešće, rezultata nema.',
    mail: 'Primljeno je {share} mailova.',
    applications: 'Odgovor ima {share} prijava.',
    grants: '{place} ima najviše: {sum}.',
    skills: 'Najviše nedostaje: {lack}. {has, select, yes {Viška ima: {surplus}.} other {}}',
    cohorts: 'Već mjesec poslije dolaska vratilo se {share} ({month}).',
    retention:
      '{n, plural, one {Poslije # mjeseca vraća se {share}.} few {Poslije # mjeseca vraća se {share}.} other {Poslije # mjeseci vraća se {share}.}}',
    speed: '„{page}“ je najsporije: tri od četiri puta glavni dio stigne za {time} ili prije.',
  },
  notes: {
    funnel: 'računa: {n}',
    searches: 'pretraga bez rezultata: {n}',
    mail: 'primljeno {accepted}, nije primljeno {failed}',
    applications: 'poslano {sent}, s odgovorom {answered}, osoba {people}',
    grants:
      '{sum} za {n, plural, one {# projekt} few {# projekta} other {# projekata}} u {places, plural, one {# općini} few {# općine} other {# općina}}',
    skills: 'otvorenih oglasa {offers}, članova s vještinama {members}',
    cohorts: '% aktivnih od dolaska do 6 mjeseci poslije',
    retention: 'praćeno članova: {members}',
    speed: 'mjerenja: {n}',
  },
  questions: {
    funnel: 'Dokle stignu oni koji otvore račun?',
    searches: 'Šta ljudi traže, a mi nemamo?',
    mail: 'Stižu li naši mailovi?',
    applications: 'Koliko se ljudi prijavljuje i dobiju li odgovor?',
    grants: 'Gdje je novac završio i koliko su zajednice dodale?',
    skills: 'Šta poslodavci traže, a ljudi ne znaju, i obrnuto?',
    cohorts: 'Ko je došao u istom mjesecu, vraća li se?',
    retention: 'Koliko ljudi ostane mjesecima poslije dolaska?',
    speed: 'Koliko brzo se stranice otvaraju onima koji ih koriste?',
  },
  definitions: {
    funnel:
      'Osobe koje su otvorile račun u periodu, i koliko ih je do kraja brojanja završilo prve korake, poslalo bar jednu prijavu na Zamahu i dobilo bar jedan odgovor. Svaka osoba se broji jednom; računi i prvi koraci su isti kao u pregledu konzole. Grupe manje od {few} ljudi ne prikazujemo.',
    searches:
      'Riječi pretraga bez ijednog rezultata, bez filtera, svedene na ista slova. Pojam se prikazuje tek kad je tražen najmanje {few} puta u najmanje {days} dana; ostali su samo u zbiru. Ko je tražio ne čuva se.',
    mail: 'Mail je primljen kad ga primi server preko kojeg šaljemo, po danu kad se to desilo. Ako ne uspije ni zadnji pokušaj, nije primljen. Mailovi nisu osobe, pa se prikazuju i kad ih je malo; kome su išli ne čuva se.',
    applications:
      'Prijave na prilike na Zamahu, po danu slanja, kao u pregledu konzole. S odgovorom je ona na koju je organizacija odgovorila do kraja brojanja. Osoba se u periodu broji jednom, pa zbir mjeseci može biti veći. Područje je ono iz profila osobe. Grupe manje od {few} ljudi ne prikazujemo.',
    grants:
      'Projekti koji su počeli, po godini početka i općini projekta, s dodijeljenim iznosom i potvrđenim doprinosom zajednice. Javni su, pa se prikazuju i kad ih je malo.',
    skills:
      'Traži se: udio poslova, praksi i volontiranja otvorenih zadnjeg dana koji traže vještinu; rad na daljinu vrijedi za svako područje. Zna se: udio članova koji su vještinu upisali u profil, od onih koji su upisali bilo koju. Razlika je u procentnim bodovima. Grupe manje od {few} ljudi ne prikazujemo.',
    cohorts:
      'Članovi po mjesecu otvaranja računa. Vratio se onaj ko je u tom mjesecu koristio račun, kao aktivni u pregledu konzole. Broji se dok mjesec traje, a mjesec koji traje se ne prikazuje. Grupe manje od {few} ljudi ne prikazujemo.',
    retention:
      'Svi koji su došli u istom razmaku od početka, zajedno: različiti su ljudi, pa se svako broji jednom. Vratio se onaj ko je u tom mjesecu koristio račun. Grupe manje od {few} ljudi ne prikazujemo.',
    speed:
      'Preglednik u jednom od četiri otvaranja izmjeri stranicu koja je došla s mreže: kad je iscrtan glavni dio (LCP), koliko čeka najsporiji odgovor na dodir ili tipku (INP), koliko se sadržaj sam pomjeri (CLS) i kad dođe prvi bajt (TTFB). Prikazana je vrijednost koju tri od četiri mjerenja ne prelaze, procijenjena iz razreda. Dobro je do 2,5 s, 200 ms, 0,1 i 0,8 s, a loše preko 4 s, 500 ms, 0,25 i 1,8 s. Telefon je ekran uži od 768 piksela. Mjerenja nisu osobe, pa se njihov broj prikazuje i kad je mali; iz manje od {few} mjerenja ništa ne računamo. Ko je mjerio ne čuva se.',
  },
  unknowns: {
    funnel:
      'Posjete se ne broje, pa lijevak počinje računom. Ko je došao jučer, još nije imao vremena za prijavu.',
    searches:
      'Sve pretrage se ne broje, pa udio bez rezultata ne znamo. Pretrage s brojevima i adresama se ne pamte.',
    mail: 'Je li mail završio među neželjenim ili se kasnije vratio ne znamo.',
    applications:
      'Prijave poslane izvan Zamaha nisu ovdje. Prijave iz zadnjih sedmica tek čekaju odgovor, pa im je udio manji.',
    grants:
      'Novac koji je odobren, a projekat nije počeo, još nije ovdje. Potrošnja je na stranici projekta.',
    skills: 'Oglasi izvan Zamaha nisu ovdje. Znanje je ono što su ljudi o sebi upisali.',
    cohorts: 'Mjeseci prije uvođenja statistike nisu brojani. Ko je obrisao račun, nije više ovdje.',
    retention: 'Mjeseci prije uvođenja statistike nisu brojani. Zašto se neko ne vrati, brojke ne govore.',
    speed:
      'Javne stranice za čitanje, kad nisi prijavljen, nemaju skriptu i ne mjere se, a ni prelazak na drugu stranicu unutar aplikacije. Neki preglednici ne mjere sve. Mjerenja brišemo poslije godine, pa ni duži period nema više od toga.',
  },
} as const
