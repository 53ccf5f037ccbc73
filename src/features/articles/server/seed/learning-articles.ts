import type { DemoArticle } from './demo-article.ts'

export const LEARNING_ARTICLES: readonly DemoArticle[] = [
  {
    author: 'tarik',
    topic: 'learning',
    tags: ['kurs', 'navike', 'vještine'],
    daysAgo: 7,
    cover: 'lilac-one',
    title: { bhs: 'Kako završiti kurs koji si počeo', en: 'How to finish a course you have started' },
    summary: {
      bhs: 'Imao sam sedam započetih kurseva i nijedan završen. Šta sam promijenio da osmi dođe do kraja.',
      en: 'I had begun seven courses and finished none. What I changed so that the eighth came to its end.',
    },
    body: {
      bhs: `
Lista mojih započetih kurseva je bila duža od liste pročitanih knjiga. Svaki sam počeo u nedjelju navečer, pun volje, i ostavio do srijede. Nije mi falila volja. Falio mi je plan za srijedu.

## Prije početka: jedna rečenica

Napiši šta ćeš znati napraviti kad završiš. Ne „naučiti programiranje“, nego „napraviti stranicu za strinin frizerski salon“. Ako kurs te stvari ne uči, nije tvoj kurs, ma koliko bio hvaljen.

## Mali dogovor sa kalendarom

Izaberi tri termina u sedmici po četrdeset minuta i upiši ih kao da su kod zubara. Kad jedan propustiš, ne nadoknađuješ ga u nedjelju, nego nastaviš sljedećim. Duple lekcije su način na koji se kursevi napuštaju.

| Sedmica | Šta se obično desi | Šta pomaže |
| --- | --- | --- |
| prva | sve je zanimljivo | ne žuri, drži se tri termina |
| druga | postaje teško | nađi nekoga ko uči isto |
| treća | preskočiš jedan termin | nastavi sljedećim, bez nadoknade |
| četvrta | pitaš se čemu to | pokaži nekome ono što već radi |

## Radi rukama

Od četrdeset minuta, lekciju gledaj najviše petnaest. Ostalo vrijeme pravi. Zaustavi video, zatvori ga i probaj ponoviti iz glave. Gdje zapneš, tu je počelo učenje.

!tip Svaki put kad stigneš do kraja, ostavi sebi jednu poruku: šta je sljedeći korak. Sutra ne počinješ od praznog ekrana, nego od te rečenice.

## Jedan svjedok

Nađi jednu osobu kojoj ćeš jednom sedmično pokazati šta si napravio. Ne mora znati ništa o tome. Moja baka je pet nedjelja gledala moje tabele i svaki put pitala „a šta to znači“. Ta pitanja su me naučila više od testa.

## Kad smiješ odustati

Smiješ. Ako poslije četiri sedmice znaš da te to ne zanima, zatvori kurs i napiši zašto. To je odluka, a ne poraz. Poraz je samo ono što ostane otvoreno i grize te svaki put kad vidiš karticu u pregledniku.

## Šta pokazuješ na kraju

Potvrda je lijepa, ali poslodavca zanima ono što radi. Stavi vezu na ono što si napravio, napiši dvije rečenice o tome šta je bilo teško i spremi to u profil. Na razgovoru ćeš pričati o tome, a ne o broju sati.`,
      en: `
My list of courses I had started was longer than my list of books I had read. I began each on a Sunday evening, full of will, and left it by Wednesday. I did not lack will. I lacked a plan for Wednesday.

## Before you begin: one sentence

Write down what you will be able to make when you have finished. Not “learn programming” but “make a website for my aunt’s hairdressing salon”. If the course does not teach those things it is not your course, however much it is praised.

## A small agreement with the calendar

Choose three times a week, forty minutes each, and enter them as if they were at the dentist’s. When you miss one you do not make up for it on Sunday; you go on with the next. Double lessons are how courses are abandoned.

| Week | What usually happens | What helps |
| --- | --- | --- |
| first | everything is interesting | do not hurry, keep to the three times |
| second | it becomes hard | find somebody who learns the same |
| third | you skip one time | go on with the next, make up for nothing |
| fourth | you ask what it is for | show somebody what already works |

## Use your hands

Of the forty minutes, watch the lesson for fifteen at most. Make something in the rest. Stop the video, close it and try to repeat it from memory. Where you get stuck, learning has begun.

!tip Each time you stop, leave yourself one message: what the next step is. Tomorrow you do not begin with an empty screen but with that sentence.

## One witness

Find one person to whom you show once a week what you have made. They need not know anything about it. For five Sundays my grandmother looked at my spreadsheets and asked each time “and what does that mean”. Those questions taught me more than the test.

## When you may give up

You may. If after four weeks you know that it does not interest you, close the course and write down why. That is a decision and not a defeat. A defeat is only what stays open and nags at you whenever you see its tab.

## What you show at the end

A certificate is nice, but an employer is interested in what works. Put a link to what you made, write two sentences about what was hard, and keep that in your profile. In an interview you will talk about it, and not about a number of hours.`,
    },
  },
  {
    author: 'emina',
    topic: 'learning',
    tags: ['stipendija', 'prijava', 'fakultet'],
    daysAgo: 27,
    cover: 'lilac-three',
    title: { bhs: 'Motivaciono pismo za stipendiju', en: 'A letter for a scholarship' },
    summary: {
      bhs: 'Čitala sam ih pedeset kao članica komisije. Evo zašto sam neka pročitala do kraja.',
      en: 'I read fifty of them on a committee. Here is why I read some to the end.',
    },
    body: {
      bhs: `
Prošle godine sam prvi put sjedila s druge strane stola, u maloj komisiji jednog fonda za učenike. Pedeset pisama, četiri večeri. Prije toga sam i sama poslala tri, sva tri odbijena. Sada znam i zašto.

## Prva rečenica

Trideset pisama je počelo sa „Oduvijek me zanimalo“. Zapamtila sam ono koje je počelo ovako: „Moj autobus kreće u pet i dvadeset, pa učim na benzinskoj pumpi.“ Ne zato što je tužno, nego zato što sam odmah vidjela čovjeka.

Počni od mjesta, dana ili predmeta. Neka prva rečenica bude nešto što niko drugi ne bi mogao napisati.

## Tri pitanja na koja pismo odgovara

- Šta već radiš s onim što imaš?
- Šta tačno ne možeš bez ove stipendije?
- Šta će od toga imati neko osim tebe?

Ako na jedno nemaš odgovor, bolje je napisati dvije poštene rečenice nego pola stranice velikih riječi.

> „Želim doprinijeti društvu“ ne znači ništa dok ne kažeš kome, gdje i čime.

## Brojevi smiruju

Napiši koliko košta karta, koliko soba, koliko već zarađuješ vikendom. Komisija ne traži siromašnije ni bogatije od tebe, nego želi znati da ćeš novac potrošiti na ono što kažeš.

!note Pročitaj pravilnik dva puta. Ako traže jednu stranicu, dvije stranice ne pokazuju trud nego da nisi čitala.

## Greške o kojima govoriš

Smiješ reći da si pala jedan ispit. Reci zašto i šta si promijenila. Pismo bez ijedne sjenke zvuči kao da ga je pisao neko drugi.

## Pomoć koja pomaže

Daj pismo jednoj osobi koja te voli i jednoj koja te ne poznaje. Prva će reći da je divno. Druga će reći gdje je zaspala. Obje su ti potrebne, ali ispravljaj samo ono što kaže druga.

Alati koji pišu umjesto tebe prave pismo koje liči na ostalih četrdeset devet. Ako ih već koristiš, neka ti nađu grešku u padežu, a priču ispričaj sama.

## Zadnji pasus

Ne moli i ne zahvaljuj unaprijed tri puta. Napiši šta ćeš uraditi u prvoj sedmici ako stipendiju dobiješ. A onda, i to je najteže, šta ćeš uraditi ako je ne dobiješ. Ko ima drugi plan, za njega znam da će stići, s nama ili bez nas.`,
      en: `
Last year I sat on the other side of the table for the first time, on the small committee of a fund for pupils. Fifty letters, four evenings. Before that I had sent three myself, all of them rejected. Now I know why.

## The first sentence

Thirty letters began with “I have always been interested in”. I remember the one that began like this: “My bus leaves at twenty past five, so I study at the petrol station.” Not because it is sad, but because I saw a person at once.

Begin with a place, a day or a thing. Let the first sentence be something that nobody else could have written.

## Three questions that the letter answers

- What do you already do with what you have?
- What exactly can you not do without this scholarship?
- What will somebody other than you get out of it?

If you have no answer to one of them, two honest sentences are better than half a page of big words.

> “I want to contribute to society” means nothing until you say to whom, where and with what.

## Numbers calm people

Write down how much the bus pass is, how much the room, how much you already earn at weekends. A committee is not looking for somebody poorer or richer than you; it wants to know that you will spend the money on what you say.

!note Read the rules twice. If they ask for one page, two pages do not show effort; they show that you did not read.

## Mistakes that you talk about

You may say that you failed an exam. Say why, and what you changed. A letter without a single shadow sounds as if somebody else had written it.

## Help that helps

Give the letter to one person who loves you and one who does not know you. The first will say that it is wonderful. The second will say where they fell asleep. You need both, but correct only what the second one says.

Tools that write in your place make a letter that looks like the other forty-nine. If you use them, let them find a spelling mistake, and tell the story yourself.

## The last paragraph

Do not beg, and do not say thank you three times in advance. Write what you will do in the first week if you get the scholarship. And then, which is the hardest, what you will do if you do not. Of whoever has a second plan I know that they will arrive, with us or without us.`,
    },
  },
  {
    author: 'ivana',
    topic: 'learning',
    tags: ['portfolio', 'dizajn', 'vještine'],
    daysAgo: 52,
    cover: 'apricot-two',
    title: { bhs: 'Portfolio od tri rada', en: 'A portfolio of three pieces' },
    summary: {
      bhs: 'Tri rada koja možeš objasniti vrijede više od trideset koje si samo skupila.',
      en: 'Three pieces that you can explain are worth more than thirty that you have collected.',
    },
    body: {
      bhs: `
Moj prvi portfolio je imao trideset i jedan rad. Žena koja ga je gledala zastala je na petom i pitala: „Koji je tvoj omiljeni?“ Nisam znala odgovoriti. Otišla sam kući i izbrisala dvadeset osam.

## Zašto baš tri

Jedan rad može biti sreća. Dva mogu biti sličnost. Tri već pokazuju kako misliš. Ko te zapošljava ima deset minuta, i bolje je da ih potroši na tri stvari nego da pretrči trideset.

## Koja tri

- Jedan koji je neko stvarno koristio: plakat za turnir, tabela za udrugu, meni za kafić.
- Jedan u kojem je bilo ograničenje: malo vremena, dvije boje, stari računar.
- Jedan koji si radila s drugima, i gdje se vidi šta je bilo tvoje.

Ako nemaš ništa što je neko koristio, ponudi pomoć školi ili udruženju iz svog mjesta. Obično traže upravo to, a ne znaju koga pitati.

## Priča uz rad

Uz svaki rad napiši pet kratkih rečenica: šta je bio problem, za koga, šta si probala prvo, zašto to nije radilo i šta je na kraju ostalo. Peta rečenica je najvažnija: šta bi danas uradila drugačije.

!tip Sačuvaj skice. Slika papira na kojem si griješila govori više od gotovog rada na bijeloj podlozi.

## Kako izgleda

Ne mora stranica sa animacijom. Jedan dokument sa slikama i tekstom, ime i kontakt na prvoj strani, bez teških datoteka. Provjeri ga na tuđem telefonu, na sporoj vezi. Ako se učitava duže od nekoliko sekundi, smanji slike.

## Tuđe i tvoje

Ako si prerađivala tuđi predložak, reci to. Ako fotografija nije tvoja, potpiši onoga čija je. Poštenje se u maloj struci pamti dugo, i jedno i drugo.

## Prije nego pošalješ

Pokaži tri rada nekome ko nije iz tvoje struke i pitaj šta misli da radiš. Kad sam to uradila prvi put, komšija je rekao: „Ti praviš da se vidi ono što je važno.“ Ta rečenica mi i danas stoji na prvoj strani.

## Osvježi ga dvaput godišnje

U januaru i u septembru izbaci najslabiji rad i stavi novi. Ne dodaj četvrti. Portfolio nije ormar, nego izlog.`,
      en: `
My first portfolio had thirty-one pieces. The woman who looked at it stopped at the fifth and asked: “Which one is your favourite?” I could not answer. I went home and deleted twenty-eight.

## Why three

One piece may be luck. Two may look alike. Three already show how you think. Whoever hires you has ten minutes, and it is better that they spend them on three things than run past thirty.

## Which three

- One that somebody really used: a poster for a tournament, a spreadsheet for a club, a menu for a café.
- One with a constraint: little time, two colours, an old computer.
- One that you made with others, where it can be seen which part was yours.

If you have nothing that somebody used, offer help to the school or an association where you live. They usually look for just that and do not know whom to ask.

## The story beside the piece

Beside each piece write five short sentences: what the problem was, for whom, what you tried first, why it did not work and what remained in the end. A sixth is the most important one: what you would do differently today.

!tip Keep your sketches. A picture of the paper on which you made mistakes says more than the finished piece on white.

## How it looks

It need not be a site with animations. One document with pictures and text, your name and contact on the first page, no heavy files. Try it on somebody else’s phone, on a slow connection. If it takes more than a few seconds to load, make the pictures smaller.

## Theirs and yours

If you worked from somebody’s template, say so. If a photograph is not yours, name whose it is. In a small trade honesty is remembered for a long time, and so is the opposite.

## Before you send it

Show the three pieces to somebody outside your trade and ask what they think you do. When I first did that, a neighbour said: “You make visible what matters.” That sentence is still on my first page.

## Renew it twice a year

In January and in September throw out the weakest piece and put in a new one. Do not add a fourth. A portfolio is not a wardrobe but a shop window.`,
    },
  },
]
