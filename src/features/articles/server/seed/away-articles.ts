import type { DemoArticle } from './demo-article.ts'

export const AWAY_ARTICLES: readonly DemoArticle[] = [
  {
    author: 'lejla',
    topic: 'abroad',
    tags: ['razmjena', 'studij', 'papiri'],
    daysAgo: 22,
    cover: 'lilac-one',
    title: {
      bhs: 'Semestar vani: spisak od devedeset dana',
      en: 'A semester abroad: a list for ninety days',
    },
    summary: {
      bhs: 'Šta uraditi tri mjeseca prije puta, mjesec prije i zadnje sedmice, da te ne dočeka iznenađenje na šalteru.',
      en: 'What to do three months before you leave, a month before and in the last week, so that no counter surprises you.',
    },
    body: {
      bhs: `
Otišla sam na razmjenu sa dva kofera i bez jednog papira. Taj papir me je koštao tri jutra u redu, na jeziku na kojem sam znala naručiti samo kafu. Ovaj spisak sam napravila za sestru.

## Devedeset dana prije

- Pasoš koji vrijedi bar šest mjeseci duže od povratka.
- Popis predmeta koje ćeš tamo slušati, potpisan na oba fakulteta.
- Pitanje: priznaje li moj fakultet te bodove i ko to potpisuje? Traži odgovor pisano.
- Prijava za sobu. Domovi se pune prije nego što ti stigne pismo o prijemu.

Počni i malu tabelu troškova, samo tri kolone: šta, koliko i kad. Iznenađenja rijetko dođu od velikih iznosa. Dođu od deset malih u istoj sedmici.

## Mjesec prije

Provjeri vizu i boravak kod ambasade, a ne na forumu. Uzmi zdravstveno osiguranje koje vrijedi od dana ulaska u zemlju. Ovjeri prepise ocjena i rodni list, po dva primjerka. Javi banci gdje ideš, da ti ne blokira karticu u prvoj prodavnici.

!note Pravila o vizi, osiguranju i radu studenata se mijenjaju. Na svaki papir napiši datum kad si provjerila i ko ti je odgovorio.

## Sedmicu prije

| U ručnoj torbi | U koferu | Kod kuće |
| --- | --- | --- |
| pasoš, pismo o prijemu, osiguranje | kopije istih papira | treći primjerak kod nekoga ko odgovara na telefon |
| lijekovi s receptom | ljekarska potvrda | ime doktora i broj |
| adresa i broj doma | plan puta | isto, na frižideru |

## Prva sedmica tamo

Prijavi adresu čim saznaš gdje se to radi. Otvori račun ako ga stipendija traži. Idi na dan dobrodošlice i kad ti se ne ide, jer tamo saznaš koje je predavanje otkazano i gdje je jeftina menza. Javi se koordinatorici i kad je sve u redu. Lakše je tražiti pomoć od nekoga ko te poznaje.

## Kad bude teško

Treća sedmica je kod skoro svih najteža. Prvo uzbuđenje prođe, a prijatelji još nisu prijatelji. Dogovori unaprijed s nekim kod kuće jedan sat sedmično, uvijek isti. Meni je to bila nedjelja u šest i s njom je sve imalo mjeru.

## Kad se vratiš

Papire o ispitima predaj u prvih deset dana, dok pečati još nekome nešto znače. A onda ispričaj nekome mlađem kako je bilo. Tako je i ovaj spisak nastao.`,
      en: `
I left for my exchange with two suitcases and one paper missing. That paper cost me three mornings in a queue, in a language in which I could only order coffee. I made this list for my sister.

## Ninety days before

- A passport that is valid for at least six months longer than your stay.
- A list of the courses you will take there, signed by both faculties.
- A question: does my faculty recognise these credits, and who signs that? Ask for the answer in writing.
- An application for a room. Halls fill up before your letter of admission comes.

Begin a small table of costs too, with just three columns: what, how much and when. Surprises rarely come from large amounts. They come from ten small ones in the same week.

## A month before

Check the visa and the residence with the embassy, not on a forum. Take health insurance that is valid from the day you enter the country. Have your transcripts and birth certificate certified, two copies each. Tell your bank where you are going, so that it does not block your card in the first shop.

!note The rules on visas, insurance and work for students change. Write on each paper the date on which you checked it and who answered you.

## A week before

| In your hand luggage | In your suitcase | At home |
| --- | --- | --- |
| passport, letter of admission, insurance | copies of the same papers | a third copy with somebody who answers the telephone |
| prescribed medicine | the doctor’s certificate | the doctor’s name and number |
| address and number of the hall | your route | the same, on the fridge |

## Your first week there

Register your address as soon as you know where that is done. Open an account if the scholarship asks for it. Go to the welcome day even when you do not feel like it, because there you learn which lecture is cancelled and where the cheap canteen is. Get in touch with the coordinator even when all is well. It is easier to ask for help from somebody who knows you.

## When it is hard

The third week is the hardest for nearly everybody. The first excitement is over, and friends are not friends yet. Agree in advance with somebody at home on one hour a week, always the same. Mine was Sunday at six, and with it everything had its measure.

## When you are back

Hand in the papers about your exams within ten days, while the stamps still mean something to somebody. And then tell somebody younger what it was like. That is how this list came about.`,
    },
  },
  {
    author: 'damir',
    topic: 'abroad',
    tags: ['rad na daljinu', 'posao', 'navike'],
    daysAgo: 57,
    cover: 'river-one',
    title: { bhs: 'Rad na daljinu iz Banje Luke', en: 'Working remotely from Banja Luka' },
    summary: {
      bhs: 'Tim mi je u dva druga grada, a kancelarija u ostavi. Šta radi, šta ne radi i šta pitati prije pristanka.',
      en: 'My team is in two other towns and my office is in the pantry. What works, what does not, and what to ask first.',
    },
    body: {
      bhs: `
Dvije godine radim za firmu čiju kancelariju sam vidio jednom. Ljudi misle da sjedim u pidžami. Sjedim u ostavi, između tegli, s vratima koja se zatvaraju. Vrata su važnija od stolice.

## Šta pitati prije nego pristaneš

- Po kojem ugovoru radim, i u kojoj zemlji? Ko plaća doprinose i porez?
- Koje sate moram biti dostupan, a koje biram sam?
- Ko plaća računar, internet i struju?
- Kako izgleda dan kad nešto zapne, a svi spavaju?

Prvo pitanje je najteže i najvažnije. Za firmu iz inostranstva traži odgovor i od knjigovođe kod nas, jer „mi to rješavamo“ ne znači isto na oba kraja veze.[^Propisi se razlikuju po entitetima i po vrsti ugovora. Pitaj za svoj slučaj prije prvog računa.]

## Dan koji ima ivice

Kad nema puta do posla, nema ni kraja posla. Ja svako jutro izađem, obiđem blok i vratim se „na posao“. Poslije pet uradim isto unazad. Zvuči smiješno i radi.

| Vrijeme | Šta radim |
| --- | --- |
| 8:00 | šetnja, tri najvažnije stvari na papir |
| 8:30 do 11:30 | teško, bez poruka |
| 12:30 do 15:00 | sastanci i odgovori |
| 15:00 do 16:30 | sitno i plan za sutra |

## Piši da te vide

U kancelariji te vide kako radiš. Ovdje te vide samo ako napišeš. Krajem dana pošaljem tri rečenice: šta je gotovo, šta je zapelo, šta je sutra. Niko to nije tražio. Od tada me niko ne pita gdje sam.

!tip Kad nešto ne razumiješ u pisanoj poruci, nazovi. Pet minuta glasa štedi dvadeset poruka i jednu svađu.

## Samoća

O njoj se rijetko priča. Meni je pomoglo da utorkom radim iz biblioteke, a petkom iz prostora udruženja u kojem ima još troje ljudi s tuđim poslovima. Ne radimo isto, ali ručamo zajedno.

## Kad veza pukne

Imaj drugi put do interneta, makar telefon, i reci timu unaprijed šta radiš kad nestane struje. Kod mene na vratima ostave stoji broj komšije i raspored isključenja. Tim misli da se šalim.

## Za koga nije

Ako tek počinješ struku, prvu godinu provedi uz nekoga ko sjedi do tebe, ako ikako možeš. Najviše sam naučio slušajući tuđe telefonske razgovore. Toga na daljinu nema.`,
      en: `
For two years I have been working for a company whose office I have seen once. People think that I sit in my pyjamas. I sit in the pantry, between the jars, behind a door that closes. The door matters more than the chair.

## What to ask before you agree

- Under which contract do I work, and in which country? Who pays contributions and tax?
- Which hours must I be available, and which do I choose?
- Who pays for the computer, the internet and the electricity?
- What does a day look like when something gets stuck and everybody is asleep?

The first question is the hardest and the most important. With a company abroad, ask a bookkeeper here as well, because “we take care of that” does not mean the same at both ends of the line.[^The rules differ by entity and by kind of contract. Ask about your own case before the first invoice.]

## A day with edges

Where there is no way to work there is no end of work either. Each morning I go out, walk round the block and come back “to work”. After five I do the same in reverse. It sounds silly, and it works.

| Time | What I do |
| --- | --- |
| 8:00 | a walk, the three most important things on paper |
| 8:30 to 11:30 | what is hard, without messages |
| 12:30 to 15:00 | meetings and answers |
| 15:00 to 16:30 | small things and a plan for tomorrow |

## Write so that you are seen

In an office people see you work. Here they see you only if you write. At the end of the day I send three sentences: what is done, what is stuck, what comes tomorrow. Nobody asked for it. Since then nobody asks where I am.

!tip When you do not understand something in a message, call. Five minutes of voice save twenty messages and one quarrel.

## Being alone

It is rarely talked about. It helped me to work from the library on Tuesdays, and on Fridays from the rooms of an association, where three other people sit with jobs from elsewhere. We do not do the same, but we have lunch together.

## When the line breaks

Have a second way to the internet, be it a telephone, and tell the team beforehand what you do when the power fails. On my pantry door there is a neighbour’s number and the schedule of power cuts. The team thinks that I am joking.

## Who it is not for

If you are just beginning in your trade, spend the first year beside somebody who sits next to you, if there is any way to. I learned most by listening to other people’s telephone calls. At a distance there is none of that.`,
    },
  },
  {
    author: 'jovana',
    topic: 'community',
    tags: ['udruženje', 'tim', 'sastanak'],
    daysAgo: 1,
    state: {
      returned:
        'Odličan tekst. Dodaj samo kako ste se dogovorili ko piše zapisnik i koliko je to trajalo na početku, pa ga pošalji ponovo.',
    },
    cover: 'apricot-two',
    title: { bhs: 'Sastanak koji traje četrdeset minuta', en: 'A meeting that takes forty minutes' },
    summary: {
      bhs: 'Naše udruženje je imalo sastanke od tri sata i zapisnik od tri reda. Kako smo to okrenuli.',
      en: 'Our association had meetings of three hours and minutes of three lines. How we turned that round.',
    },
    body: {
      bhs: `
Prije godinu dana smo se sastajali svakog četvrtka, od šest do „dok ne završimo“. Najmlađi su prestali dolaziti prvi. Kad sam ih pitala zašto, rekli su: „Ne znamo kad smijemo otići.“

## Tri pitanja umjesto dnevnog reda

Svaka tačka se piše kao pitanje na koje se može odgovoriti. Ne „ljetni kamp“, nego „hoćemo li kamp držati u julu ili u avgustu?“. Tačka bez pitanja nije za sastanak, nego za poruku. Od dvanaest tačaka nam je tako ostalo pet.

## Uloge koje kruže

- **Voditeljica** pazi da svako bar jednom govori.
- **Čuvar vremena** kaže kad je prošlo deset minuta.
- **Zapisničar** piše odluke, ko ih radi i do kada. Ništa više.

Uloge mijenjamo svaki put. Najtiši među nama je najbolji čuvar vremena kojeg smo imali.

!tip Zapisnik pročitajte naglas u zadnje tri minute. Ako se neko namršti, odluka nije jasna.

## Ko nije mogao doći

Pitanja šaljemo dva dana ranije, pa se može odgovoriti i porukom. Taj odgovor se čita prvi, prije nego onaj ko je najglasniji. Od tada odlučuju i oni među nama koji rade u smjenama.

## Neslaganje

Kad se ne slažemo, svako dobije minut bez upadica, a onda pitamo: šta bismo morali saznati da se složimo? Često je odgovor jedan telefonski poziv. Kad nije, glasamo i zapišemo i manjinu.

| Prije | Sada |
| --- | --- |
| tri sata | četrdeset minuta |
| dvanaest tema | pet pitanja |
| „neko će to“ | ime i datum |
| šest ljudi | jedanaest ljudi |

## Poslije sastanka

Ostanemo na kafi ko hoće. Tu se i dalje priča tri sata, ali svako zna da smije otići.`,
      en: `
A year ago we met every Thursday, from six until “we are finished”. The youngest stopped coming first. When I asked them why, they said: “We do not know when we may leave.”

## Three questions instead of an agenda

Every item is written as a question that can be answered. Not “the summer camp” but “do we hold the camp in July or in August?” An item without a question is not for a meeting but for a message. Of twelve items we kept five.

## Roles that go round

- **The chair** sees to it that everybody speaks at least once.
- **The timekeeper** says when ten minutes are over.
- **The secretary** writes down decisions, who carries them out and by when. Nothing more.

We change the roles each time. The quietest of us is the best timekeeper we have had.

!tip Read the minutes aloud in the last three minutes. If somebody frowns, the decision is not clear.

## Who could not come

We send the questions two days ahead, so that they can be answered by message too. That answer is read first, before whoever is loudest. Since then the decisions include those of us who work shifts.

## Disagreement

When we disagree, everybody gets a minute without interruption, and then we ask: what would we have to find out to agree? Often the answer is one telephone call. When it is not, we vote, and write down the minority as well.

| Before | Now |
| --- | --- |
| three hours | forty minutes |
| twelve topics | five questions |
| “somebody will do it” | a name and a date |
| six people | eleven people |

## After the meeting

Whoever wants to stays for coffee. There we still talk for three hours, but everybody knows that they may leave.`,
    },
  },
]
