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

Na Zamahu tada stoji da plata nije navedena, pa ne moraš pogađati. Možeš je pitati prije prijave, kroz pitanja ispod oglasa. Odgovor ostaje vidljiv i onima poslije tebe.

## Papir koji nosiš sa sobom

Napravila sam mali obrazac i od tada ga popunjavam za svaku ponudu. Četiri reda, ništa više.

| Pitanje | Prva ponuda | Druga ponuda |
| --- | --- | --- |
| Neto na račun | | |
| Topli obrok i prevoz | | |
| Koliko me košta da radim tu | | |
| Šta ostaje | | |

Zadnji red je jedini koji se poredi. Ostala tri postoje da se do njega dođe bez nagađanja.

!tip Ako ti ponudu kažu telefonom, zamoli da je pošalju i porukom ili mailom. Ne zato što im ne vjeruješ, nego zato što se brojevi u glavi zaokružuju, uvijek u istom smjeru.

Stope po kojima se iz bruta dolazi do neta nisu iste u oba entiteta i Distriktu, i mijenjaju se.[^Za tačan iznos pitaj poslodavca ili knjigovođu. Ovaj tekst objašnjava riječi, a ne računa tvoju platu.] Zato ne množi napamet brojem koji ti je rekao rođak iz drugog grada.`,
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

Zamah then says that the pay is not stated, so you need not guess. You can ask before you apply, in the questions below the advertisement. The answer stays there for those who come after you.

## A sheet to carry with you

I made a small form, and since then I fill it in for every offer. Four rows, nothing more.

| Question | First offer | Second offer |
| --- | --- | --- |
| Net, into my account | | |
| Meals and travel | | |
| What it costs me to work there | | |
| What is left | | |

Only the last row is compared. The other three are there so that you reach it without guessing.

!tip If they tell you an offer by telephone, ask them to send it as a message or a mail too. Not because you do not trust them, but because figures in one’s head get rounded, always in the same direction.

The rates that lead from gross to net are not the same in the two entities and the District, and they change.[^For the exact amount ask the employer or a bookkeeper. This text explains words; it does not calculate your pay.] So do not multiply by a number that a cousin in another town told you.`,
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

> Ko radi noću, ne traži uslugu kad traži raspored na vrijeme. Traži uslov za rad.

## Prva tri dana

Niko te ne priprema na to da noću drugačije osjećaš hladnoću, glad i vrijeme. Prve tri noći sam nosila dva džempera i jela u pogrešno vrijeme. Evo šta sam naučila na teži način.

- Jedi topao obrok prije smjene, a u toku nje malo i češće.
- Kafu popij u prvoj polovini noći, nikad pred kraj.
- Naočale za sunce na putu kući nisu poza: mozak ne smije shvatiti da je jutro.
- Ukućanima reci do kada spavaš i zalijepi papir na vrata.

## Šta zapisati poslije svake smjene

Vodi svoju bilješku: datum, sat dolaska, sat odlaska i ko je bio u smjeni. To nije nepovjerenje. Kad na kraju mjeseca dođe obračun, imaš s čim da ga uporediš, a ne samo osjećaj da nešto fali.

!warning Ako poslije smjene voziš, ne kreći pospana. Dvadeset minuta sna u autu je jeftinije od svega što se može desiti na praznoj cesti.

## Kad je vrijeme da staneš

Tri mjeseca su dovoljna da znaš može li tvoje tijelo to nositi. Ako ne može, to nije slabost. Pitaj za dnevnu smjenu pisano i navedi razlog. Moja kolegica je pitala i dobila je, samo je prije toga čekala godinu dana da je neko sam primijeti.`,
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

> Asking for a rota in time is not asking for a favour. It is asking for a condition of work.

## The first three days

Nobody prepares you for how differently you feel cold, hunger and time at night. For the first three nights I wore two jumpers and ate at the wrong hours. Here is what I learned the hard way.

- Eat a hot meal before the shift, and little and often during it.
- Drink coffee in the first half of the night, never towards its end.
- Sunglasses on the way home are no pose: your brain must not find out that it is morning.
- Tell the people you live with until when you sleep, and put a note on the door.

## What to write down after each shift

Keep notes of your own: the date, when you came, when you left and who was on the shift. That is not mistrust. When the payslip comes at the end of the month, you have something to compare it with, and not just a feeling that something is missing.

!warning If you drive after a shift, do not set off sleepy. Twenty minutes of sleep in the car are cheaper than anything that can happen on an empty road.

## When it is time to stop

Three months are enough to know whether your body can bear it. If it cannot, that is no weakness. Ask for day shifts in writing and give the reason. A colleague of mine asked and got them; she had just waited a year for somebody to notice by themselves.`,
    },
  },
]
