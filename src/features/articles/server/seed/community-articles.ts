import type { DemoArticle } from './demo-article.ts'

export const COMMUNITY_ARTICLES: readonly DemoArticle[] = [
  {
    author: 'luka',
    topic: 'grants',
    tags: ['omladinska banka', 'budžet', 'projekt'],
    daysAgo: 5,
    cover: 'deep-one',
    title: {
      bhs: 'Kako smo sa 1.180 KM napravili pet klupa',
      en: 'How we made five benches with 1,180 KM',
    },
    summary: {
      bhs: 'Ponude, računi i jedna greška koja nas je koštala subotu.',
      en: 'Quotes, receipts, and one mistake that cost us a Saturday.',
    },
    body: {
      bhs: `
Kad smo predali prijavu, mislili smo da je najteži dio gotov. Najteži dio je bio pronaći majstora koji daje ponudu na papiru.

## Ponude

Tražili smo tri. Dvije su stigle porukom: „biće oko hiljadu“. Takvu ponudu ne možeš priložiti. Treća je imala drvo, vijke, lak i rad, svaki u svom redu. Uzeli smo nju, iako nije bila najjeftinija, jer smo prvi put tačno znali šta kupujemo.

## Budžet koji diše

- Ostavi deset posto za ono što nisi predvidio.
- Prilog zajednice piši odmah kad se dogodi, a ne kad dođe izvještaj.
- Račun slikaj isti dan. Papir iz vlažne ruke ne preživi ljeto.

## Greška

Lak smo nanijeli u petak navečer, a u subotu je padala kiša. Sve ispočetka. Od tada u planu stoji i red „vrijeme“, s rezervnim datumom.

## Šta je ostalo

Pet klupa kod stare škole, četiri nova prijatelja i dva sata volontiranja u mom CV-u koja je potvrdila banka. Klupe se već ljuljaju od sjedenja. To je, valjda, dobar znak.`,
      en: `
When we handed in the application we thought that the hardest part was done. The hardest part was to find a carpenter who puts a quote on paper.

## Quotes

We asked for three. Two came as a message: “about a thousand”. You cannot attach that. The third one had timber, screws, varnish and labour, each in a line of its own. We took it although it was not the cheapest, because for the first time we knew what we were buying.

## A budget that breathes

- Keep ten per cent for what you did not foresee.
- Write down what the community gives on the day it happens, not when the report is due.
- Photograph a receipt on the same day. Paper from a wet hand does not survive the summer.

## The mistake

We varnished on Friday evening, and on Saturday it rained. All over again. Since then our plan has had a line called “weather”, with a second date.

## What is left

Five benches by the old school, four new friends, and two hours of volunteering in my CV, confirmed by the bank. The benches already wobble from being sat on. That must be a good sign.`,
    },
  },
  {
    author: 'ivana',
    topic: 'starting',
    tags: ['obrt', 'knjigovodstvo'],
    daysAgo: 12,
    cover: 'lilac-three',
    title: {
      bhs: 'Prva godina sa pet klijenata',
      en: 'The first year with five clients',
    },
    summary: {
      bhs: 'Koliko traži jedan obrt, koliko pekara, i zašto se cijena piše prije nego se dogovori.',
      en: 'What a craft shop asks of you, what a bakery does, and why a price is written down before it is agreed.',
    },
    body: {
      bhs: `
Otvorila sam obrt u martu, s jednim klijentom i jednim printerom. Do decembra ih je bilo pet. Klijenata, ne printera.

## Cijena

Prvom klijentu sam rekla „dogovorit ćemo se“. Dogovarali smo se tri mjeseca. Danas pošaljem jednu stranicu: šta radim, koliko puta mjesečno, koliko košta i šta nije uključeno. Ko pristane, zna na šta.

## Pet klijenata nije pet poslova

- Frizerski salon: jednom mjesečno, dva sata.
- Pekara: svaki dan, jer svaki dan ima fakturu za brašno.
- Udruženje: ništa, ništa, ništa, pa izvještaj za projekt.

Zato cijenu ne vežem za broj klijenata, nego za broj papira.

## Šta bih drugačije

Odmah bih odvojila račun. Prva tri mjeseca su mi plata i obrt bili u istom novčaniku, i nijedno nisam znala koliko ima.

> Ko radi za sebe, ima jednog šefa koji ne priznaje bolovanje. Dogovori se s njim na vrijeme.`,
      en: `
I opened my business in March, with one client and one printer. By December there were five. Clients, not printers.

## The price

I told the first client that we would agree somehow. We agreed for three months. Today I send one page: what I do, how often, what it costs and what is not included. Whoever says yes knows to what.

## Five clients are not five jobs

- A hairdresser: once a month, two hours.
- A bakery: every day, because every day there is an invoice for flour.
- An association: nothing, nothing, nothing, then a report on a project.

That is why my price goes by the number of papers, not of clients.

## What I would do differently

I would open a separate account at once. For the first three months my pay and the business were in one purse, and I did not know how much either of them had.

> Whoever works for themselves has one boss who does not accept sick leave. Come to terms in time.`,
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

Prijavila sam ispit prije nego sam bila spremna. Datum na papiru uči bolje od mene. Položila sam sa sedamdeset i jednim bodom, i niko me nikad nije pitao koliko.`,
      en: '',
    },
  },
  {
    author: 'nikola',
    topic: 'abroad',
    tags: ['dijaspora', 'povratak'],
    daysAgo: 41,
    cover: 'river-one',
    title: { bhs: 'Vratio sam se na godinu i ostao', en: 'I came back for a year and stayed' },
    summary: {
      bhs: 'Šta sam donio, šta mi je falilo i šta bih pitao prije karte u jednom pravcu.',
      en: 'What I brought along, what I missed, and what I would ask before a one-way ticket.',
    },
    body: {
      bhs: `
Otišao sam s dvadeset i dvije, vratio se s dvadeset i osam. Plan je bio godina dana, dok se ne vidi.

## Šta vrijedi i ovdje

Najviše mi je vrijedilo ono što nisam upisao u CV: da sastanak ima kraj, da se dogovor zapiše i da se na poruku odgovori isti dan.

## Šta sam morao naučiti ponovo

- Da se prvo popije kafa, a onda pita.
- Da „sutra“ nekad znači „ne“.
- Da te preporuka komšije zaposli brže od diplome.

## Šta pitati prije povratka

Pitaj kako se priznaje diploma i koliko to traje. Pitaj gdje ćeš biti osiguran prvog dana. I pitaj sebe kome ćeš se javiti u utorak uveče, jer grad bez ljudi nije povratak.`,
      en: `
I left at twenty-two and came back at twenty-eight. The plan was one year, and then we would see.

## What is worth something here too

Worth most was what I had not put into my CV: that a meeting has an end, that an agreement is written down, and that a message is answered on the same day.

## What I had to learn again

- That one has coffee first and asks afterwards.
- That “tomorrow” sometimes means “no”.
- That a neighbour’s word finds you a job faster than a diploma.

## What to ask before coming back

Ask how a diploma is recognised and how long that takes. Ask where you will be insured on the first day. And ask yourself whom you will call on a Tuesday evening, because a town without people is no return.`,
    },
  },
  {
    author: 'lejla',
    topic: 'community',
    tags: ['volontiranje'],
    daysAgo: -3,
    cover: 'sun-two',
    title: { bhs: 'Volontiranje koje se računa', en: 'Volunteering that counts' },
    summary: {
      bhs: 'Sate koje niko ne potvrdi ni ti ne možeš dokazati. Kako da ostane trag.',
      en: 'Hours that nobody confirms are hours you cannot prove. How to leave a trace.',
    },
    body: {
      bhs: `
Dvije godine sam nosila stolice, dijelila letke i čuvala djecu na radionicama. Kad sam to trebala opisati, ostala mi je jedna rečenica.

## Zapiši isti dan

Datum, šta si radila, koliko sati i ko je bio odgovoran. Četiri podatka, jedna minuta.

## Traži potvrdu dok se sjećaju

Poslije akcije ljudi te znaju po imenu. Poslije godinu dana znaju da je „bila neka cura“.

## Ispričaj kao posao

Ne „pomagala na radionici“, nego „vodila grupu od dvanaestoro djece, četiri subote“. Isto si radila. Sad se vidi.`,
      en: `
For two years I carried chairs, handed out leaflets and looked after children at workshops. When I had to describe it, one sentence was left.

## Write it down on the same day

The date, what you did, how many hours, and who was in charge. Four facts, one minute.

## Ask for confirmation while they remember

After an event people know your name. After a year they know that “there was some girl”.

## Tell it as work

Not “helped at a workshop” but “led a group of twelve children on four Saturdays”. It is what you did. Now it shows.`,
    },
  },
  {
    author: 'haris',
    topic: 'first-job',
    tags: ['odbijenice'],
    daysAgo: 0,
    state: 'waiting',
    title: { bhs: 'Šta sam naučio iz 40 odbijenica', en: '' },
    summary: { bhs: 'Brojao sam ih, da vidim mogu li nešto promijeniti. Mogao sam.', en: '' },
    body: {
      bhs: `
Četrdeset prijava, četrdeset odbijenica ili tišina. Onda sam ih razvrstao u tabelu.

## Tišina nije odgovor o tebi

Od dvadeset i šest onih koji se nisu javili, devetnaest oglasa je bilo starije od mjesec dana. Nisam bio loš, bio sam kasno.

## Jedan CV za sve

Kad sam isti CV slao svima, zvali su me jednom. Kad sam prva tri reda pisao iznova, zvali su me četiri puta od deset.`,
      en: '',
    },
  },
]
