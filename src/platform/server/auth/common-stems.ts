/** Words that people put before a few digits, without accents: first names, towns, clubs, and what they love. */
export const COMMON_STEMS: ReadonlySet<string> = new Set(
  `adela adin adis adisa admir adna adnan adrijana ahmed aida ajdin ajla ajna aladin aldin aldina aleksa aleksandar
  aleksandra alem alen alisa alma almin almir alvin amar amela amer amil amila amina amir amira amna amra ana anamarija
  andela andjela andrea andrej anel anela anes anesa anida anita anja ante antonela antonija antonio anto armin armina
  arnela arnes asja asmir azra balsa belma benjamin berina bernarda bojan bojana boris boro bosko branislav branka
  branko brigita bruno damir damjan danica danijel danijela dario darija darko david davor dejan dejana denis denisa
  dino dijana djordje domagoj dominik dragan dragana drazen dubravka dusan dzana dzejla dzenan dzenana dzenita dzevad
  edin edina edis edita edvin ekrem elma elmedin elmedina elmir elmira elvir elvira elvis ema emil emin emina emir
  emira enes enisa ensar ermin ermina esma fadil faris farah fatih fatima filip franjo franka fuad goran gordana haris
  harun hasan helena ilma ilijana irena irfan irma ishak ismar ivan ivana ivanka ivica ivona jadranka jakov jasmin
  jasmina jasna jelena jelica josip josipa jovan jovana jure kanita karlo katarina kemal kenan kerim klara kristina
  kristijan ksenija lamija lana lara lazar lea lejla lena leon lucija luka maja marija marijana marin marina mario marko
  marta martin martina mateja matea matej mateo matija maida medina melisa meliha melina merima merisa mersiha midhat
  mihajlo mila milan milana milena milica miljan milos mina minela mirela miroslav mirjana mirko mirnes mirsad mirza
  mladen monika mubina muamer muhamed munira mustafa nada nadja naida natasa nebojsa nedim nedzad nejra nela nemanja
  nermin nermina nevena nihad nikola nikolina nina nives nizama novak ognjen olivera omar orhan osman paula pavle petar
  petra predrag radovan rasim ratko renata rijad robert rusmir sabina sabrina sadik safet said salih salko samir samira
  samra sandra sanel sanela sanja sara sasa sead sejla selma semir senad senada senka sergej sinisa slaven slavica
  slobodan sladjana snjezana sonja srdjan stefan stefani stipe stjepan suada sulejman suzana svetlana tamara tanja tarik
  tatjana tea teodora tijana toma tomislav tonci uros vanja vedad vedran vera verica vesna vildana viktor violeta
  vladimir vladan vlado vojislav zana zara zdravko dorde durda zejna zeljka zeljko zinaida zlatan zlatko zoran zorica zvonimir
  banjaluka bihac bijeljina bosanskakrupa brcko bugojno capljina cazin derventa doboj foca gorazde gracanica gradacac
  gradiska grude jajce kakanj kljuc konjic kupres livno lukavac ljubuski maglaj modrica mostar neum novigrad orasje
  pale posusje prijedor prnjavor sanskimost sarajevo siroki sirokibrijeg sokolac srebrenica srebrenik stolac teslic
  tesanj tomislavgrad travnik trebinje tuzla velikakladusa visegrad visoko vitez zavidovici zenica zepce zivinice
  zvornik ilidza novosarajevo vogosca hadzici vrnjacka beograd zagreb split rijeka osijek zadar novisad subotica nis
  podgorica ljubljana skoplje dubrovnik sibenik karlovac istanbul bec minhen berlin
  bosna bosnia bosanac bosanka hercegovina hercegovac krajina krajisnik posavina republika srbija hrvatska slovenija
  crnagora jugoslavija balkan ilirija neretva drina vrbas vrelobosne trebevic bjelasnica jahorina igman vlasic una sana
  sava miljacka sutjeska kozara prenj
  zeljeznicar zeljo sarajevofk borac velez zrinjski sloboda celik siroki leotar radnik rudar dinamo hajduk zvezda
  crvenazvezda zvijezda partizan grobari delije torcida hordezla manijaci robijasi lesinari ultras fenerbahce
  galatasaray besiktas liverpool chelsea arsenal manchester unitedfc barcelona realmadrid juventus milano inter bayern
  dzeko pjanic messi ronaldo neymar modric djokovic nole jokic doncic
  lozinka sifra tajna tajno password pass passwort parola geslo admin administrator korisnik user root test tester
  qwerty qwertz asdf asdfgh yxcvbn zxcvbn abc abcd abcdef iloveyou love loveyou volimte volim ljubav ljubavi srce srca
  dusa duso sreca srecica sunce suncica zvijezda mjesec mjesecina cvijet ruza leptir princeza princ kraljica kralj
  andeo andjeo djavo davo macak maca macka kuca kucica pas cuko medo zeko vuk vukovi lav tigar orao soko delfin konj mama tata
  majka otac babo nana dedo baba djed brat sestra bratko seka sin kcerka beba bebica mili mila draga dragi zauvijek
  nikad uvijek skola fakultet student studentica profesor doktor inzenjer posao firma kompanija auto golf audi bmw
  mercedes opel skoda passat motor kafa caj rakija pivo cevapi burek pita sarma fudbal kosarka rukomet tenis odbojka
  muzika gitara klavir harmonika sevdah sevdalinka narodnjak turbofolk rock metal rap telefon racunar kompjuter
  internet facebook instagram youtube tiktok google viber whatsapp samsung nokia iphone huawei xiaomi januar februar
  mart april maj juni jun juli jul august septembar oktobar novembar decembar proljece ljeto jesen zima ponedjeljak
  utorak srijeda cetvrtak petak subota nedjelja omladina zamah bogumoj boze allah isus marijabog ramazan bajram bozic
  uskrs mir sloboda pobjeda dobrodosli pozdrav zdravo cao merhaba selam hello welcome summer winter spring autumn
  dragon monkey shadow master killer superman batman football basketball soccer hockey baseball sunshine princess angel
  flower computer pokemon minecraft fortnite roblox gaming gamer letmein trustno secret changeme default guest login
  michael jordan thomas daniel anthony jessica ashley nicole michelle jennifer andrew charlie matthew joshua`.split(
    /\s+/,
  ),
)
