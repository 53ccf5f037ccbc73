import type { DemoArticle } from './demo-article.ts'

export const WORK_ARTICLES: readonly DemoArticle[] = [
  {
    author: 'amra',
    topic: 'pay',
    tags: ['plata', 'ugovor', 'prvi posao'],
    daysAgo: 3,
    cover: 'river-two',
    title: { bhs: 'Neto ili bruto: šta ti zapravo nude', en: 'Net or gross: what they are really offering' },
    summary: {
      bhs: 'Dvije ponude, dva broja, ista plata. Evo kako da ih uporediš prije nego potpišeš.',
      en: 'Two offers, two figures, the same pay. How to compare them before you sign.',
    },
    body: {
      bhs: `
Prošlog proljeća sam imala dvije ponude. Jedna je bila 1.650, druga 2.540. Skoro sam odbila prvu, a onda mi je tetka, koja vodi knjige jednoj pekari, rekla da pitam jednu rečenicu: je li to neto?

## Dva broja, jedan posao

Neto je ono što ti legne na račun. Bruto je neto i sve što se prije toga plaća državi: doprinosi za penziju, zdravstvo i nezaposlenost, pa porez na dohodak. Oba broja su tačna, samo odgovaraju na različita pitanja.

Nevolja je što u razgovoru niko ne kaže koji je koji. Poslodavac misli u bruto iznosu jer toliko plaća. Ti misliš u neto iznosu jer od toliko živiš.

## Šta pitati na razgovoru

- Je li iznos neto, na račun?
- Da li su topli obrok i prevoz u tom iznosu ili se plaćaju posebno?
- Kojeg dana u mjesecu plata stiže?
- Koliko traje probni rad i je li plata tada ista?

Niko se neće naljutiti. Ko se naljuti na ovo pitanje, rekao ti je sve što trebaš znati.

## Kako uporediti dvije ponude

Svedi obje na neto. Onda dodaj prevoz i obrok, pa oduzmi ono što posao od tebe traži: stan u drugom gradu, gorivo, odjeću. Moja „manja“ ponuda je na kraju bila veća za osamdeset maraka, jer nisam morala putovati.

> Ako u oglasu piše samo broj, pitaj jednom rečenicom. Odgovor traje kraće od pitanja.

## Ako plata ne piše

Na Zamahu tada stoji da plata nije navedena, pa ne moraš pogađati. Možeš je pitati prije prijave, kroz pitanja ispod oglasa. Odgovor ostaje vidljiv i onima poslije tebe.`,
      en: `
Last spring I had two offers. One said 1,650, the other 2,540. I nearly turned the first one down, until my aunt, who keeps the books for a bakery, told me to ask one question: is that net?

## Two figures, one job

Net is what arrives in your account. Gross is net and everything that is paid to the state before it: contributions for pension, health and unemployment, then income tax. Both figures are right; they answer different questions.

The trouble is that nobody says which one they mean. An employer thinks in gross because that is what it costs. You think in net because that is what you live on.

## What to ask in the interview

- Is the amount net, into my account?
- Are the meal allowance and travel part of it, or paid on top?
- On which day of the month does it arrive?
- How long is the trial period, and is the pay the same?

Nobody will be offended. Whoever is offended by this question has told you all you need to know.

## How to compare two offers

Turn both into net. Add travel and meals, then take away what the job asks of you: a flat in another town, fuel, clothes. My “smaller” offer turned out eighty marks larger, because I did not have to travel.

> If an advertisement has a figure and nothing else, ask one sentence. The answer is shorter than the question.

## If there is no figure

Zamah then says that the pay is not stated, so you need not guess. You can ask before you apply, in the questions below the advertisement. The answer stays there for those who come after you.`,
    },
  },
  {
    author: 'nermina',
    topic: 'first-job',
    tags: ['smjene', 'zdravstvo', 'ugovor'],
    daysAgo: 9,
    cover: 'deep-three',
    title: {
      bhs: 'Noćna smjena: šta pitati prije potpisa',
      en: 'Night shifts: what to ask before you sign',
    },
    summary: {
      bhs: 'Dodaci, odmor i kako stići kući u šest ujutro. Pitanja koja bih sebi rado poslala prije tri godine.',
      en: 'Extra pay, rest, and how to get home at six in the morning. Questions I wish I had sent to myself three years ago.',
    },
    body: {
      bhs: `
Prvu noćnu sam odradila s termosicom čaja i bez ijednog pitanja. Do jutra sam imala pet.

## Raspored

Pitaj koliko unaprijed dobijaš raspored. Sedmica je malo, mjesec je pristojno. Pitaj i šta se dešava kad neko dobije temperaturu: ko uskače i može li te iko natjerati da ostaneš i drugu smjenu.

## Novac

- Koliki je dodatak za noć, a koliki za nedjelju i praznik?
- Da li se dodaci vide na platnoj listi, svaki u svom redu?
- Plaća li se primopredaja, onih dvadeset minuta prije i poslije?

## Put kući

Autobus u pet i četrdeset u mom gradu ne postoji. Nas tri smo se dogovorile s jednim taksistom i dijelile račun. Danas ustanova plaća prevoz, jer smo to zatražile zajedno i napismeno.

## Spavanje je dio posla

Zavjese koje ne puštaju svjetlo vrijede više od svake kafe. Telefon ide u drugu sobu. I kaži ukućanima da je tvoja noć u podne.

> Ko radi noću, ne traži uslugu kad traži raspored na vrijeme. Traži uslov za rad.`,
      en: `
I worked my first night with a flask of tea and not one question. By the morning I had five.

## The rota

Ask how far ahead you get the rota. A week is little, a month is decent. Ask as well what happens when somebody falls ill: who steps in, and whether anyone can make you stay for a second shift.

## Money

- How much extra is paid for a night, and how much for a Sunday or a holiday?
- Does each extra stand on the pay slip, in a line of its own?
- Is the handover paid, those twenty minutes before and after?

## The way home

There is no bus at twenty to six where I live. Three of us agreed with one taxi driver and shared the bill. Today our employer pays for it, because we asked together and in writing.

## Sleep is part of the job

Curtains that keep the light out are worth more than any coffee. The phone goes into another room. And tell the people at home that your night is at noon.

> Asking for a rota in time is not asking for a favour. It is asking for a condition of work.`,
    },
  },
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

Na četvrtom sam prošao. Nisam bio pametniji nego na trećem, samo sam znao šta me čeka.`,
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

I passed the fourth. I was no cleverer than at the third; I only knew what was coming.`,
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

Kad dobiješ tuđu tabelu, prvo napravi kopiju lista i nazovi je „kako je stiglo“. Deset sekundi, a jednom će ti spasiti vikend.`,
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

When you get somebody else’s table, copy the sheet first and call it “as it came”. Ten seconds, and one day it will save your weekend.`,
    },
  },
]
