import type { DemoArticle } from './demo-article.ts'

export const HABIT_ARTICLES: readonly DemoArticle[] = [
  {
    author: 'damir',
    topic: 'first-job',
    tags: ['razgovor', 'programiranje'],
    daysAgo: 16,
    cover: 'sun-one',
    title: {
      bhs: 'Tri razgovora na kojima nisam prošao i šta su mi dala',
      en: 'Three interviews I failed, and what they gave me',
    },
    summary: {
      bhs: 'Odbijenica boli dva dana. Bilješka s razgovora traje duže.',
      en: 'A refusal hurts for two days. A note from the interview lasts longer.',
    },
    body: {
      bhs: `
Poslije svakog razgovora napišem tri reda: šta su pitali, gdje sam zapeo, šta bih danas rekao. Ova tri su mi promijenila način na koji se spremam.

## Prvi: pričao sam o alatima

Pitali su me na čemu sam radio, a ja sam nabrojao osam tehnologija. Niko nije pitao za drugu stranu papira. Danas pričam o jednom problemu, kako je izgledao na početku i po čemu se znalo da je riješen.

## Drugi: nisam znao reći da ne znam

Postavili su pitanje iz oblasti koju sam samo čitao. Nagađao sam. Čovjek preko puta je to čuo u drugoj rečenici. „Ne znam, ali evo kako bih saznao“ je potpun odgovor.

## Treći: nisam imao svoje pitanje

Na kraju su pitali da li mene nešto zanima. Rekao sam da mi je sve jasno. Sada uvijek imam tri:

- Kako izgleda prvi mjesec?
- Ko će mi pregledati rad?
- Šta je nekoga prije mene na ovom mjestu mučilo?

## Četvrti

Na četvrtom sam prošao. Nisam bio pametniji nego na trećem, samo sam znao šta me čeka.

## Bilješka od pet redova

Poslije svakog razgovora, na klupi ispred zgrade, pišem pet redova: koje su pitanje postavili dvaput, gdje sam zastao, čega me je bilo stid, šta me je obradovalo i šta bih pitao da se mogu vratiti.

| Razgovor | Gdje sam zastao | Šta sam promijenio |
| --- | --- | --- |
| prvi | „Ispričaj nešto o sebi“ | naučio početak od tri rečenice |
| drugi | pitanje o plati | provjerio koliko se za to mjesto daje |
| treći | zadatak na tabli | počeo misliti naglas |

Tek kad sam ih stavio jedan ispod drugog, vidio sam da nisam triput pao na istom mjestu. Triput sam stigao malo dalje.

!tip Ako te odbiju, smiješ pitati zašto. Jedna rečenica je dovoljna: „Hvala na vremenu, pomoglo bi mi da znam šta je presudilo.“ Od tri puta odgovorili su mi dvaput, i oba odgovora su bila korisna.

## Šta kažem onima koji tek počinju

Odbijenica govori o jednom mjestu i jednom danu, a ne o tebi. Neko je imao rođaka, neko je imao godinu iskustva više, neko je jednostavno lijepo pričao tog jutra. Ono što možeš promijeniti, promijeni. Ostalo pusti da prođe kao autobus koji i nije bio tvoj.`,
      en: `
After every interview I write three lines: what they asked, where I got stuck, what I would say today. These three changed how I prepare.

## The first: I talked about tools

They asked what I had worked on, and I listed eight technologies. Nobody asked to see the other side of the page. Today I talk about one problem, what it looked like at the beginning and how one could tell that it was solved.

## The second: I could not say that I did not know

They asked about something that I had only read about. I guessed. The man opposite heard it in the second sentence. “I do not know, but this is how I would find out” is a complete answer.

## The third: I had no question of my own

At the end they asked if I wanted to know anything. I said that everything was clear. Now I always have three:

- What does the first month look like?
- Who will review my work?
- What was hard for the person who had this job before?

## The fourth

I passed the fourth. I was no cleverer than at the third; I only knew what was coming.

## Five lines of notes

After each interview, on the bench in front of the building, I write five lines: which question they asked twice, where I stopped, what I was ashamed of, what made me glad, and what I would ask if I could go back.

| Interview | Where I stopped | What I changed |
| --- | --- | --- |
| first | “Tell us about yourself” | learned a beginning of three sentences |
| second | the question about pay | found out what that position pays |
| third | a task on the board | began to think aloud |

Only when I put them below one another did I see that I had not failed three times at the same place. Three times I had got a little further.

!tip If they turn you down you may ask why. One sentence is enough: “Thank you for your time; it would help me to know what decided it.” Of three times they answered twice, and both answers were useful.

## What I tell those who are just beginning

A rejection speaks about one place and one day, and not about you. Somebody had a relative, somebody a year more of experience, somebody simply talked well that morning. What you can change, change. Let the rest pass like a bus that was not yours.`,
    },
  },
  {
    author: 'tarik',
    topic: 'learning',
    tags: ['Excel', 'kurs', 'navike'],
    daysAgo: 24,
    cover: 'apricot-one',
    title: { bhs: 'Excel koji te ne mrzi', en: 'A spreadsheet that does not hate you' },
    summary: {
      bhs: 'Pet navika zbog kojih tabelu razumiješ i poslije ljeta.',
      en: 'Five habits that let you understand your own table after the summer.',
    },
    body: {
      bhs: `
Tabele se ne kvare od formula. Kvare se od onoga što smo usput upisali, obojili i spojili.

## Jedan red, jedna stvar

U redu je jedna kupovina, jedan član, jedan dan. Čim u isti red upišeš dvije stvari, nijedna formula ih više ne broji kako treba.

## Datum je datum

Napiši 5. 3. 2026. kao datum, a ne kao tekst koji liči na datum. Poznaćeš ga po tome što se poravna desno.

## Boja nije podatak

Zelena ćelija znači nešto samo dok si ti tu. Dodaj kolonu „stanje“ i u nju upiši riječ. Onda se po njoj može tražiti, brojati i sortirati.

- Ne spajaj ćelije u zaglavlju.
- Ne ostavljaj prazan red da bi bilo ljepše.
- Zbir neka stoji iznad tabele, a ne ispod.

## Sačuvaj original

Kad dobiješ tuđu tabelu, prvo napravi kopiju lista i nazovi je „kako je stiglo“. Deset sekundi, a jednom će ti spasiti vikend.

## Jedna tabela za jedan posao

Najveća greška koju viđam je list koji radi sve: popis, račun, raspored i bilješke, svako u svojoj boji. Podijeli ih. Jedan list za podatke, jedan za račun, jedan za ono što pokazuješ drugima. Boje na kraju gotovo i ne trebaju.

| List | Ko ga dira | Šta u njemu nikad ne stoji |
| --- | --- | --- |
| podaci | svi koji unose | formule |
| račun | samo ti | ručno upisani brojevi |
| pregled | niko, samo se čita | ništa što se ne vidi na papiru |

## Kad neko drugi otvori tvoju tabelu

Pošalji je kolegi bez ijedne riječi objašnjenja i gledaj gdje će zapeti. Prvo pitanje koje postavi napiši kao naslov kolone. Drugo pitanje napiši na vrh lista, u jednoj rečenici: čemu ovo služi i ko ga osvježava.

!tip Prije svake velike promjene sačuvaj kopiju s datumom u imenu. Ne „konačno“, ne „konačno2“. Datum.

## Kad tabela postane premala

Ako te zanima šta brojevi govore, a ne samo koliko ih je, dalje idu tri stvari: vizualizacija podataka, da drugi vide ono što ti vidiš, statistika, da znaš kad je razlika slučajna, i Power BI, kad se isti pregled pravi svake sedmice. Nijedna ne pomaže ako tabela nije uredna.

## Vježba za pola sata

Uzmi izvod s računa za zadnji mjesec i od njega napravi tri reda: koliko je ušlo, koliko je izašlo na hranu i koliko na sve ostalo. Ako uspiješ bez ijednog ručno prepisanog broja, znaš više nego što piše u pola oglasa pod „odlično poznavanje Excela“.`,
      en: `
Tables do not break because of formulas. They break because of what we typed, coloured and merged on the way.

## One row, one thing

A row is one purchase, one member, one day. As soon as you write two things into one row, no formula counts them properly any more.

## A date is a date

Write 5 March 2026 as a date, not as text that looks like one. You can tell by its place: it stands on the right.

## A colour is not data

A green cell means something only while you are there. Add a column called “status” and write a word into it. Then it can be searched, counted and sorted.

- Do not merge cells in the header.
- Do not leave an empty row because it looks nicer.
- Let the total stand above the table, not below it.

## Keep the original

When you get somebody else’s table, copy the sheet first and call it “as it came”. Ten seconds, and one day it will save your weekend.

## One spreadsheet for one job

The worst mistake I see is a sheet that does everything: list, sums, schedule and notes, each in a colour of its own. Divide them. One sheet for data, one for sums, one for what you show to others. In the end you hardly need the colours.

| Sheet | Who touches it | What never stands in it |
| --- | --- | --- |
| data | everybody who enters any | formulas |
| sums | only you | numbers typed by hand |
| overview | nobody, it is just read | anything that is not seen on paper |

## When somebody else opens your spreadsheet

Send it to a colleague without a word of explanation and watch where they get stuck. Make the first question they ask the heading of a column. Write the second one at the top of the sheet, in one sentence: what this is for, and who keeps it up to date.

!tip Before every large change keep a copy with the date in its name. Not “final”, not “final2”. The date.

## When the table becomes too small

If you want to know what numbers say, and not only how many there are, three things come next: data visualisation, so that others see what you see, statistics, so that you know when a difference is chance, and Power BI, when the same overview is made every week. None of them helps if the table is untidy.

## Half an hour of practice

Take the bank statement of last month and make three rows of it: how much came in, how much went on food and how much on everything else. If you manage without copying a single number by hand, you know more than what half of the advertisements mean by “excellent knowledge of spreadsheets”.`,
    },
  },
  {
    author: 'emina',
    topic: 'learning',
    tags: ['jezik', 'njemački'],
    daysAgo: 33,
    cover: 'lilac-one',
    title: { bhs: 'B1 za devet mjeseci, uz posao', en: '' },
    summary: { bhs: 'Bez aplikacije koja svira. S rasporedom koji stane na papirić.', en: '' },
    body: {
      bhs: `
Učila sam poslije smjene, umorna i bez volje. Zato sam pravila pravila za umornu sebe.

## Dvadeset minuta

Svaki dan dvadeset minuta, nikad više. Kad imaš pravilo koje se ne može prekršiti, nema se o čemu pregovarati.

## Naglas

- Ujutro pročitaj naglas jednu stranicu.
- Navečer snimi minut o svom danu.
- U nedjelju preslušaj snimke i nađi jednu grešku koju ponavljaš.

## Ispit

Prijavila sam ispit prije nego sam bila spremna. Datum na papiru uči bolje od mene. Položila sam sa sedamdeset i jednim bodom, i niko me nikad nije pitao koliko.

## Papirić

Na njemu piše četiri puta po dvadeset minuta. Ponedjeljkom slušam isti kratki razgovor dok ga ne razumijem bez teksta. Utorkom ga čitam naglas i snimam se. Četvrtkom pišem pet rečenica o svom danu. Subotom pričam s nekim, makar i sama sa sobom u kupatilu.

| Dan | Dvadeset minuta | Kako znam da je dosta |
| --- | --- | --- |
| ponedjeljak | slušanje | razumijem bez teksta |
| utorak | čitanje naglas | snimak me više ne stidi |
| četvrtak | pisanje | pet rečenica bez rječnika |
| subota | razgovor | neko mi je odgovorio |

## Greške koje su mi pomogle

Prva tri mjeseca sam učila riječi po abecedi. Zapamtila sam slovo A. Tek kad sam počela učiti riječi koje mi trebaju sutra, na poslu, počele su ostajati. Druga greška je bila što nisam govorila dok „ne budem spremna“. Spremna nisam bila nikad, ali me je komšinica iz Graca ipak razumjela.

!tip Nađi jednu osobu koja uči isti jezik i dogovorite da jedno drugom šaljete glasovnu poruku svake subote. Ko preskoči, časti kafom.

## Ispit

Na ispitu te ne pitaju koliko znaš nego možeš li se snaći. Mjesec dana prije uradi stari test pod satom, makar jednom. Ja sam prvi put ostala bez vremena na pisanju, i bolje da je to bilo kod kuće.

## Poslije

Jezik ne ostaje sam od sebe. Papirić i dalje visi na frižideru, samo sada ima dva termina umjesto četiri. Kad ga preskočim dvije sedmice, čujem to u vlastitom glasu.`,
      en: '',
    },
  },
]
