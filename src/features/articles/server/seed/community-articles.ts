import type { DemoArticle } from './demo-article.ts'

export const COMMUNITY_ARTICLES: readonly DemoArticle[] = [
  {
    author: 'luka',
    topic: 'grants',
    tags: ['omladinska banka', 'budžet', 'projekat'],
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

Pet klupa kod stare škole, četiri nova prijatelja i dva sata volontiranja u mom CV-u koja je potvrdila banka. Klupe se već ljuljaju od sjedenja. To je, valjda, dobar znak.

## Ko je šta radio

Na papiru nas je bilo četvero jednakih. U životu je jedan znao s drvetom, jedna s ljudima, jedan je imao kombi, a ja sam znao gdje je koji račun. Kad smo to priznali naglas, prestali smo se ljutiti ko koliko radi.

| Sedmica | Šta smo planirali | Šta se desilo |
| --- | --- | --- |
| prva | ponude i narudžba | ponude, narudžba kasni |
| druga | rezanje i brušenje | čekanje, pa sve u dva dana |
| treća | sklapanje i lak | lak dvaput |
| četvrta | otvaranje | otvaranje, i kolači |

!tip Ko čuva račune, neka ima jednu fasciklu i jedno pravilo: bez računa nema isplate, ni za kesu vijaka.

## Komšije

Prvog dana je izašla gospođa s trećeg sprata i rekla da će pod klupama biti buka. Umjesto da se svađamo, pitali smo je gdje bi ih ona stavila. Pokazala je mjesto u hladu, pet metara dalje. Tamo su i danas, i ona na njima sjedi prva.

## Šta bismo ponovili

Ponovili bismo pisani dogovor među sobom, pa makar na jednoj stranici: ko kupuje, ko potpisuje, šta radimo kad se ne slažemo. Ne bismo ponovili lakiranje petkom.`,
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

Five benches by the old school, four new friends, and two hours of volunteering in my CV, confirmed by the bank. The benches already wobble from being sat on. That must be a good sign.

## Who did what

On paper there were four of us, all equal. In life one knew timber, one knew people, one had a van, and I knew where each receipt was. When we said so aloud, we stopped being angry about who worked how much.

| Week | What we planned | What happened |
| --- | --- | --- |
| first | quotes and the order | quotes, the order late |
| second | sawing and sanding | waiting, then all of it in two days |
| third | assembly and varnish | varnish twice |
| fourth | the opening | the opening, and cakes |

!tip Whoever keeps the receipts should have one folder and one rule: no payment without a receipt, not even for a bag of screws.

## Neighbours

On the first day a lady from the third floor came out and said that there would be noise around the benches. Instead of quarrelling, we asked her where she would put them. She showed us a place in the shade, five metres away. They are there today, and she is the first to sit on them.

## What we would do again

We would again write down an agreement among ourselves, be it on one page: who buys, who signs, what we do when we disagree. We would not varnish on a Friday again.`,
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
- Udruženje: ništa, ništa, ništa, pa izvještaj za projekat.

Zato cijenu ne vežem za broj klijenata, nego za broj papira.

## Šta bih drugačije

Odmah bih odvojila račun. Prva tri mjeseca su mi plata i obrt bili u istom novčaniku, i nijedno nisam znala koliko ima.

> Ko radi za sebe, ima jednog šefa koji ne priznaje bolovanje. Dogovori se s njim na vrijeme.

## Kako izgleda jedan mjesec

Ljudi misle da je najteži posao oko poreza. Najteži je oko čekanja: na račune, na potpise, na onoga ko je rekao „sutra“. Zato mjesec dijelim na tri dijela.

| Dani | Šta radim | Šta tražim od klijenta |
| --- | --- | --- |
| 1. do 7. | skupljam papire | svi računi na jednom mjestu |
| 8. do 15. | knjižim i provjeravam | odgovor isti dan |
| 16. do kraja | pišem šta je bilo i šta dolazi | pola sata razgovora |

!tip Prvog radnog dana šaljem svima istu kratku poruku sa spiskom onoga što mi treba. Ko odgovori do sedmog, plaća manje. To je jedini popust koji dajem.

## Kad klijent ne plati

Desilo se jednom. Čekala sam dva mjeseca i bilo me je stid pitati. Danas račun ima rok, a treći dan poslije roka ide ljubazan podsjetnik, uvijek isti tekst. Sedmi dan zovem. Do trećeg podsjetnika nikad nisam došla.

## Šta sam učila uz posao

- Obračun PDV-a, prije prvog klijenta koji je u sistemu.
- Rad u računovodstvenim programima: probna verzija i jedna izmišljena firma.
- Platni promet i blagajnički poslovi, jer pekara plaća i gotovinom.

## Za koga je ovaj put

Ako voliš red, ljude i ponedjeljak ujutro, probaj s jednim klijentom uz posao koji već imaš. Ako poslije tri mjeseca jedva čekaš da ga predaš drugome, saznala si to jeftino. Ako tražiš drugog, kreni.`,
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

> Whoever works for themselves has one boss who does not accept sick leave. Come to terms in time.

## What a month looks like

People think that the hardest work is about taxes. The hardest is about waiting: for receipts, for signatures, for whoever said “tomorrow”. So I divide the month into three parts.

| Days | What I do | What I ask of the client |
| --- | --- | --- |
| 1 to 7 | collect papers | all receipts in one place |
| 8 to 15 | enter and check them | an answer on the same day |
| 16 to the end | write what there was and what comes | half an hour to talk |

!tip On the first working day I send everybody the same short message with a list of what I need. Whoever answers by the seventh pays less. It is the only discount I give.

## When a client does not pay

It happened once. I waited for two months and was ashamed to ask. Today an invoice has a date, and on the third day after it a kind reminder goes out, always with the same words. On the seventh day I call. I have never got as far as a third reminder.

## What I learnt on the way

- VAT accounting, before the first client who is registered for it.
- Accounting software: a trial version and one invented company.
- Payment processing and petty cash, because a bakery pays in cash too.

## Who this path is for

If you like order, people and Monday mornings, try it with one client beside the job you have. If after three months you cannot wait to hand them over to somebody else, you found that out cheaply. If you look for a second one, go ahead.`,
    },
  },
]
