import { type DemoArticle, FIRST_JOB_SERIES as SERIES } from './demo-article.ts'

/** From an advertisement to a signature, in order. */
export const PATH_ARTICLES: readonly DemoArticle[] = [
  {
    author: 'jovana',
    topic: 'first-job',
    tags: ['oglas', 'prijava', 'prvi posao'],
    daysAgo: 46,
    cover: 'sun-one',
    series: { title: SERIES, part: 1 },
    title: { bhs: 'Kako čitati oglas za posao', en: 'How to read a job advertisement' },
    summary: {
      bhs: 'Oglas je pismo koje neko nije imao vremena dovršiti. Evo kako da pročitaš i ono što fali.',
      en: 'An advertisement is a letter that somebody had no time to finish. How to read what is missing too.',
    },
    body: {
      bhs: `
Prvih mjesec dana sam se prijavljivala na sve. Onda sam sjela, odštampala deset oglasa i podvukla ih u tri boje. Od tada šaljem trećinu prijava, a zovu me češće.

## Tri boje

Zelenom podvuci ono što stvarno radiš na poslu: „vodi evidenciju“, „odgovara gostima“, „održava mašinu“. Žutom podvuci uslove. Plavom ono što nude. Ako poslije toga na papiru skoro i nema zelene, oglas ti ne govori šta ćeš raditi. To nije razlog da odustaneš, ali jeste prvo pitanje za razgovor.

## Uslovi nisu svi isti

Vozačka dozvola za vozača je uslov. „Iskustvo od tri godine“ za početno mjesto je često želja. Razliku ćeš prepoznati po tome šta bi se desilo da uslov ne ispuniš prvog dana.

| Piše u oglasu | Obično znači | Šta uraditi |
| --- | --- | --- |
| obavezno, uslov | bez toga ne mogu | prijavi se samo ako ispunjavaš |
| poželjno, prednost | voljeli bi | prijavi se i reci šta imaš umjesto toga |
| dinamično okruženje | posao se mijenja iz dana u dan | pitaj za jedan običan dan |
| spremnost na prekovremeni rad | bit će ga | pitaj koliko i kako se plaća |
| analitičko razmišljanje | brojeve treba i objasniti | donesi grešku koju su drugi previdjeli |

## Šta fali

Dobar oglas kaže platu, mjesto, radno vrijeme, vrstu ugovora i ko će ti biti nadređen. Napiši na margini šta od toga fali. Ako fale tri ili više, pošalji pitanje prije prijave. Na Zamahu ga možeš postaviti ispod oglasa, pa odgovor vide i drugi.

!warning Niko ti ne smije tražiti novac za obuku, uniformu ili „obradu prijave“. Ako traži, nemoj platiti i javi problem sa oglasom.

## Riječi koje treba provjeriti

- „Mlad tim“ ne govori ništa o poslu.
- „Plata po dogovoru“ znači da broj moraš donijeti ti. Spremi ga.
- „Hitno“ nekad znači da je neko upravo otišao. Smiješ pitati zašto.
- „Rad na terenu“ bez mjesta znači da pitaš ko plaća put.

## Deset minuta prije prijave

Nađi stranicu firme i pročitaj zadnje tri stvari koje su objavili. Nađi mjesto na karti i provjeri kojim autobusom stižeš do sedam ujutro. Napiši jednu rečenicu zašto baš ti, sa primjerom iz škole, prakse ili kuće. Ako tu rečenicu ne možeš napisati, vjerovatno to i nije tvoj oglas. Sačuvaj vrijeme za onaj koji jeste.`,
      en: `
For the first month I applied for everything. Then I sat down, printed ten advertisements and underlined them in three colours. Since then I send a third of the applications, and I am called more often.

## Three colours

Underline in green what the job really is: “keeps the records”, “answers guests”, “maintains the machine”. Underline the requirements in yellow, and what they offer in blue. If there is hardly any green on the page, the advertisement does not tell you what you will be doing. That is no reason to give up, but it is your first question for the interview.

## Requirements are not all alike

A driving licence is a requirement for a driver. “Three years of experience” for an entry position is often a wish. You can tell them apart by what would happen if you did not have it on the first day.

| The advertisement says | It usually means | What to do |
| --- | --- | --- |
| required, a must | they cannot do without it | apply only if you have it |
| desirable, an advantage | they would like it | apply, and say what you have instead |
| dynamic environment | the work changes from day to day | ask about one ordinary day |
| willingness to work overtime | there will be some | ask how much and how it is paid |
| analytical thinking | figures have to be explained too | bring a mistake that others overlooked |

## What is missing

A good advertisement names the pay, the place, the hours, the kind of contract and the person you will report to. Write in the margin which of these are missing. If three or more are, send a question before you apply. On Zamah you can ask it below the advertisement, and others see the answer too.

!warning Nobody may ask you for money for training, a uniform or “processing the application”. If they do, do not pay, and report the advertisement.

## Words to check

- “A young team” says nothing about the work.
- “Pay by agreement” means that you have to bring the number. Prepare one.
- “Urgent” sometimes means that somebody has just left. You may ask why.
- “Field work” without a place means that you ask who pays for travel.

## Ten minutes before you apply

Find the company’s page and read the last three things they published. Find the place on a map and check which bus gets you there by seven in the morning. Write one sentence about why it should be you, with an example from school, training or home. If you cannot write that sentence, it is probably not your advertisement. Save your time for the one that is.`,
    },
  },
  {
    author: 'ines',
    topic: 'first-job',
    tags: ['CV', 'prijava', 'prvi posao'],
    daysAgo: 38,
    cover: 'river-one',
    series: { title: SERIES, part: 2 },
    title: { bhs: 'CV kad još nemaš radno iskustvo', en: 'A CV when you have no work experience yet' },
    summary: {
      bhs: 'Prazan dio o iskustvu nije prazan ako znaš gdje tražiti. Šest mjesta na kojima ga već imaš.',
      en: 'The empty section about experience is not empty if you know where to look. Six places where you already have it.',
    },
    body: {
      bhs: `
Kad sam prvi put otvorila obrazac za CV, napisala sam ime, školu i stala. Mislila sam da se iskustvo računa samo ako te neko za njega platio. Ne računa se tako.

## Šta sve jeste iskustvo

- Praksa u školi, i ona od dvije sedmice.
- Sezonski posao, i onaj kod rodbine, ako ti neko može potvrditi šta je bilo tvoje.
- Volontiranje, sa brojem sati i imenom organizacije.
- Školski projekat koji je neko drugi koristio.
- Briga o kući, bratu ili djedu, ako si za nešto bila odgovorna svaki dan.
- Ono što praviš za sebe: stranica, fotografije, popravke, kolači.

## Rečenica koja radi

Za svaku stavku napiši jednu rečenicu od tri dijela: šta si radila, sa čim i šta je od toga ostalo. „Pomagala na štandu“ ne kaže ništa. „Vodila kasu na školskom bazaru, dva dana, i složila račun na kraju“ kaže da znaš s novcem, s ljudima i da završavaš ono što počneš.[^Brojevi smiju biti mali. Važno je da su tačni i da ih možeš objasniti.]

!tip Ako ti je teško pisati o sebi, ispričaj drugarici šta si radila, a ona neka zapiše. Govorimo konkretnije nego što pišemo.

## Red kojim se čita

Prvo stoji ono što je najbliže poslu za koji se prijavljuješ, a ne ono što je najnovije. Ako se javljaš u kafić, bazar ide ispred takmičenja iz matematike. Ako se javljaš u knjigovodstvo, obrnuto.

## Šta ne mora unutra

Ne mora datum rođenja, bračno stanje, broj lične karte ni slika, ako je oglas ne traži. Ne mora ni rečenica „timski sam igrač“. Umjesto nje stavi mjesto na kojem si radila s drugima.

## Jedna stranica

Za prvi posao je jedna stranica dovoljna. Pročitaj je naglas. Gdje zastaneš, tu je rečenica preduga. Onda je daj nekome ko te ne poznaje i pitaj: šta ja znam raditi? Ako odgovori ono što si htjela reći, CV je gotov.

## Sačuvaj dva primjerka

Napravi jedan za posao s ljudima i jedan za posao s papirima ili mašinom. Sadržaj je isti, redoslijed nije. Na Zamahu to uradiš iz istog profila, pa ništa ne prepisuješ dvaput. Imena datoteka neka budu tvoje ime i „CV“, ništa više. Onaj ko ih prima ima ih pedeset u istom folderu.`,
      en: `
When I first opened a CV form I wrote my name and my school, and stopped. I thought that experience counts only if somebody paid you for it. It does not work like that.

## What counts as experience

- Training at school, even two weeks of it.
- Seasonal work, even for relatives, if somebody can confirm what your part was.
- Volunteering, with the hours and the name of the organisation.
- A school project that somebody else used.
- Looking after a home, a brother or a grandfather, if something was your responsibility every day.
- What you make for yourself: a website, photographs, repairs, cakes.

## A sentence that works

For each entry write one sentence in three parts: what you did, with what, and what came of it. “Helped at a stall” says nothing. “Kept the till at the school fair for two days and balanced it at the end” says that you can handle money and people, and that you finish what you start.[^Numbers may be small. What matters is that they are right and that you can explain them.]

!tip If writing about yourself is hard, tell a friend what you did and let her write it down. We speak more concretely than we write.

## The order in which it is read

What comes first is closest to the job you are applying for, not what is most recent. If you apply to a café, the fair goes before the maths competition. If you apply to an accountant, the other way round.

## What need not be in it

Your date of birth, marital status, identity card number and photograph need not be there unless the advertisement asks for them. Nor does the sentence “I am a team player”. Put in its place somewhere you worked with others.

## One page

For a first job one page is enough. Read it aloud. Where you stop for breath, the sentence is too long. Then give it to somebody who does not know you and ask: what can I do? If they answer what you meant to say, the CV is finished.

## Keep two copies

Make one for work with people and one for work with papers or machines. The content is the same, the order is not. On Zamah you make both from one profile, so you never write anything twice. Call the files by your name and “CV”, nothing else. Whoever receives them has fifty in one folder.`,
    },
  },
  {
    author: 'adnan',
    topic: 'first-job',
    tags: ['razgovor', 'prvi posao'],
    daysAgo: 30,
    cover: 'sun-two',
    series: { title: SERIES, part: 3 },
    title: { bhs: 'Sat prije prvog razgovora', en: 'The hour before your first interview' },
    summary: {
      bhs: 'Šta ponijeti, šta pitati i kako preživjeti tišinu. Spisak koji stane na jedan papir.',
      en: 'What to bring, what to ask and how to survive a silence. A list that fits on one sheet.',
    },
    body: {
      bhs: `
Na prvi razgovor sam stigao četrdeset minuta ranije i stajao iza kioska da me ne vide. Danas znam da se taj sat može bolje iskoristiti.

## Noć prije

Pripremi odjeću u kojoj možeš sjediti i podići ruku. Odštampaj CV u dva primjerka, jedan je tvoj. Zapiši ime osobe koja te zove i broj telefona. Provjeri kako se ulazi u zgradu, jer portirnica pojede deset minuta.

## Tri priče

Nemoj učiti odgovore napamet. Spremi tri priče od po jedne minute: kad si nešto uspio s drugima, kad si pogriješio i popravio, i kad si nešto sam naučio. Skoro svako pitanje traži jednu od njih. Svaka priča ima početak, šta si tačno ti uradio i kako se završilo.

> Ako ne znaš odgovor, reci kako bi do njega došao. To je odgovor.

## Tišina

Kad te pitaju nešto teško, smiješ ćutati pet sekundi. Reci: „Da razmislim.“ Ljudi koji zapošljavaju vide mnogo brzih odgovora i malo promišljenih. Ako nisi razumio, pitaj ponovo. Bolje dvaput pitati nego jednom odgovoriti na pogrešno pitanje.

!note Ako ti je razgovor preko videa, stavi kameru u visinu očiju, sjedi prema prozoru i ugasi obavještenja. Kratka proba s prijateljem otkrije više nego sat brige.

## Pitanja koja nosiš ti

- Kako izgleda prvi mjesec na ovom mjestu?
- Od koga učim i ko odgovara kad zapne?
- Kad mogu očekivati odgovor i hoće li mi se javiti i ako je negativan?
- Je li plata koju ste naveli neto, na račun?

Izaberi dva. Ako na sva već znaš odgovor iz oglasa, pitaj sagovornika šta mu je na ovom poslu bilo teže nego što je mislio.

## Šta ne moraš reći

Ne moraš govoriti o porodici, vjeri, zdravlju ni planovima za djecu. Ako te pitaju, možeš mirno reći da bi radije govorio o poslu.

## Poslije

Iste večeri zapiši tri stvari: šta su pitali, gdje si zapeo i šta nisi stigao reći. Sutradan pošalji kratku zahvalnicu od dvije rečenice. Ako ti nešto važno nije palo na pamet u sobi, tu ga dodaj. Ne za dva dana, ne u tri poruke. Onda idi prošetati. Ono što je bilo u tvojim rukama, uradio si.`,
      en: `
I arrived forty minutes early for my first interview, and stood behind a kiosk so that nobody would see me. Today I know that this hour can be put to better use.

## The night before

Lay out clothes in which you can sit down and raise an arm. Print your CV twice; one copy is yours. Write down the name of the person who invited you, and their number. Find out how to get into the building, because a front desk eats ten minutes.

## Three stories

Do not learn answers by heart. Prepare three stories of a minute each: when you achieved something with others, when you made a mistake and put it right, and when you taught yourself something. Almost every question asks for one of them. Each has a beginning, what exactly you did, and how it ended.

> If you do not know the answer, say how you would find it. That is an answer.

## Silence

When a hard question comes, you may be silent for five seconds. Say: “Let me think.” People who hire see many quick answers and few considered ones. If you did not understand, ask again. It is better to ask twice than to answer the wrong question once.

!note If the interview is by video, put the camera at eye level, sit facing a window and switch off notifications. A short rehearsal with a friend shows more than an hour of worry.

## Questions that you bring

- What does the first month in this position look like?
- From whom do I learn, and who answers when something gets stuck?
- When can I expect an answer, and will I hear from you if it is no?
- Is the pay you mentioned net, into my account?

Choose two. If the advertisement has answered them all, ask what the other person found harder in this work than they had expected.

## What you need not tell

You need not talk about your family, religion, health or plans for children. If they ask, you can calmly say that you would rather talk about the work.

## Afterwards

That evening write down three things: what they asked, where you got stuck and what you did not get to say. The next day send a thank-you of two sentences. If something important did not occur to you in the room, add it there. Not two days later, and not in three messages. Then go for a walk. What was in your hands, you have done.`,
    },
  },
]
