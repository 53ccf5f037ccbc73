/** Passwords that guessers try first: world lists and what people in the region choose. Lower case, 8 or more characters. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 01234567 87654321 987654321 9876543210 0987654321
  11111111 111111111 1111111111 00000000 000000000 22222222 33333333 44444444 55555555 66666666 77777777
  88888888 888888888 99999999 999999999 12341234 123412341234 12121212 11223344 1122334455 112233445566
  10203040 102030405060 13131313 14141414 21212121 23232323 25252525 12344321 1234554321 123321123 123123123
  1234512345 12345123 123454321 147258369 159753456 147852369 789456123 741852963 963852741 321654987
  456789123 123654789 147896325 159357456 11112222 12345679 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1xsw2 qazwsxedc qazwsx123 qweasdzxc qweasd123
  qwertyui qwertyuio qwertyuiop qwertzui qwertzuio qwertzuiop qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwertz123 qwertz12 qwertz1234 qwertz12345 123qwerty 123qwertz 1234qwer qwer1234 qwertyqwerty
  asdfghjk asdfghjkl asdfasdf asdf1234 1234asdf asdfgh123 zxcvbnm123 zxcvbnm1 zxcvzxcv asdasdasd qweqweqwe
  qwe123qwe asd123asd abcd1234 1234abcd abc12345 abc123456 abcdefgh abcdefg1 abcdefghi abcdefghij a1b2c3d4
  a1b2c3d4e5 aa123456 aaa12345 a1234567 a12345678 a123456789 aaaaaaaa aaaaaaaaa aabbccdd abcabcabc 1234567a
  12345678a 123456789a 123456aa 123456abc 12345abc 12345qwert 123456qwerty 123456qw qq123456 qq12345678
  password passwort password0 password1 password2 password3 password5 password7 password9 password01
  password10 password11 password12 password13 password21 password22 password23 password69 password99
  password123 password1234 password12345 password321 passwords passw0rd pa55word p@ssword p@ssw0rd p@ssword1
  p@ssw0rd1 pass1234 pass12345 pass123456 passpass 1password mypassword newpassword changeme changeme1
  changeme123 changeit letmein1 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome2 iloveyou
  iloveyou1 iloveyou2 iloveyou123 iloveu123 loveyou1 lovelove loveme123 princess princess1 princesa sunshine
  sunshine1 football football1 baseball baseball1 basketball superman superman1 batman123 spiderman starwars
  starwars1 pokemon1 pokemon123 trustno1 whatever whatever1 computer computer1 internet internet1 michelle
  jennifer jessica1 samantha daniel123 michael1 michael123 jordan23 charlie1 jonathan alexander alexandra
  nicholas benjamin cristina elizabeth charlotte isabella danielle victoria victoria1 anthony1 chocolate
  chocolate1 butterfly butterfly1 liverpool liverpool1 chelsea1 arsenal1 manchester barcelona barcelona1
  realmadrid juventus ronaldo7 cristiano1 messi123 dragon12 dragon123 monkey12 monkey123 master12 master123
  shadow12 shadow123 killer123 hunter12 ninja123 mustang1 corvette mercedes mercedes1 ferrari1 lamborghini
  porsche911 bmw12345 harley12 yamaha123 metallica metallica1 slipknot nirvana1 blink182 eminem12 snoopy123
  garfield simpsons southpark naruto123 dragonball minecraft minecraft1 fortnite fortnite1 gamer123
  google123 facebook facebook1 facebook123 instagram instagram1 youtube1 youtube123 samsung1 samsung123
  nokia123 iphone123 android1 windows1 microsoft linkedin 1234linkedin adobe123 yahoo123 admin123 admin1234
  admin12345 adminadmin administrator administrator1 root1234 rootroot test1234 test12345 testtest testing1
  testing123 tester123 user1234 user12345 guest123 demo1234 default1 secret12 secret123 temp1234 access14
  login123 hello123 hello1234 hellohello qwerty789 summer123 winter123 spring123 autumn123 january1 february
  september september1 november december december1 monday123 friday123 blessed1 jesus123 jesuschrist
  jesus777 angel123 angels123 heaven123 godisgood family123 mother123 mommy123 daddy123 babygirl babygirl1
  babyboy1 sweetheart darling1 honey123 lovers12 forever1 friends1 bestfriend flower12 rainbow1 diamond1
  silver12 golden12 purple12 orange12 yellow12 freedom1 america1 phoenix1 thunder1 warrior1 champion
  champion1 soccer12 hockey12 tennis12 hottie12 cookie12 cheese12 pepper12 ginger12 tigger12 buster12
  maggie12 sophie12 bailey12 ashley12 andrea12 nicole12 amanda12 jordan12 justin12 robert12 thomas12
  martin12 maverick midnight moonlight mountain elephant dolphins panther1 scorpion scorpio1 dinosaur
  einstein creative security security1 business business1 marketing finance1 education student1 student123
  teacher1 manager1 zaqwsxcde lozinka1 lozinka12 lozinka123 lozinka1234 lozinka12345 mojalozinka mojasifra
  mojasifra1 sifra123 sifra1234 šifra123 šifra1234 nemasifre nemamsifru tajnasifra promijeni promijenime
  dobrodosli dobrodosao dobrodosao1 dobardan dobardan1 volimte1 volimte123 volimtebe volimtebe1 ljubavi1
  ljubav12 ljubav123 ljubavmoja mojaljubav ljubavimoja srce1234 srecica1 sretan123 sunce123 suncemoje
  suncokret princeza princeza1 andjelak ljepotica maca1234 macamaca bebica12 dragana1 svetlana aleksandar
  aleksandra nemanja1 stefan123 nikola123 marko123 marko1234 milica123 jovana123 ivana123 marija123
  marina123 jelena123 aleksa123 luka1234 filip123 petar123 amina123 lejla123 emina123 amra1234 selma123
  merima123 adnan123 emir1234 amar1234 tarik123 haris123 kenan123 edin1234 admir123 samir123 mirza123
  armin123 dino1234 ismet123 muhamed1 muhamed123 mohamed1 ahmed123 hasan123 fatima123 allah123 allahuakbar
  bismillah bismillah1 elhamdulillah inshallah mashallah isusikrist bogjejedan sarajevo sarajevo1
  sarajevo123 sarajevo71 mostar123 mostar88 zenica123 tuzla123 banjaluka banjaluka1 banjaluka123 bihac123
  travnik1 beograd1 beograd123 zagreb123 hajduksplit hajduk1950 hajduk123 dinamo123 zvezda123 crvenazvezda
  crvenazvijezda partizan partizan1 partizan1945 zeljeznicar zeljo1921 željezničar fkzeljeznicar
  manijaci1987 hordezla1 hordezla1987 velez1922 borac1926 bosna123 bosna1992 bosnabosna bosnaihercegovina
  bosnia123 hercegovina hercegovac srbija123 hrvatska hrvatska1 jugoslavija jugoslavija1 jugosloven omladina
  omladina1 fakultet fakultet1 student12 studentica skola123 posao123 kafana123 rakija123 cevapi123 burek123
  fudbal12 fudbal123 kosarka1 kosarka123 rukomet1 muzika123 leptiric kompjuter kompjuter1 racunar1
  racunar123 telefon1 telefon123 zamah123 zamah1234 nekasifra glupost1 jebotebog jebemti1 kurcina1 kurac123
  nemanista nistanista svejedno porodica porodica1 mamaitata mama1234 mamatata tata1234 babadeda sestra12
  bratbrat prijatelj prijatelji januar123 februar1 septembar septembar1 oktobar1 novembar decembar decembar1
  proljece ljeto123 jesen123 zima1234 ponedjeljak nedjelja`.split(/\s+/),
)
