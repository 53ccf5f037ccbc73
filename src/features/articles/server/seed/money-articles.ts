import { type DemoArticle, FIRST_JOB_SERIES as SERIES } from './demo-article.ts'

export const MONEY_ARTICLES: readonly DemoArticle[] = [
  {
    author: 'marija',
    topic: 'pay',
    tags: ['budžet', 'plata', 'štednja'],
    daysAgo: 20,
    cover: 'apricot-one',
    title: { bhs: 'Prva plata: budžet na jednom papiru', en: 'Your first pay: a budget on one sheet' },
    summary: {
      bhs: 'Bez aplikacije i bez griže savjesti. Četiri koverte i jedno pravilo za kraj mjeseca.',
      en: 'No app and no guilt. Four envelopes and one rule for the end of the month.',
    },
    body: {
      bhs: `
Moja prva plata je trajala jedanaest dana. Nisam kupila ništa veliko, samo sam svaki dan kupila ponešto malo. Drugi mjesec sam uzela papir i četiri koverte.

## Prvo mjesec koji je prošao

Prije plana ti treba slika. Otvori izvod iz banke i razvrstaj prošli mjesec u četiri gomile: ono što moraš platiti, ono što jedeš i voziš, ono što te raduje i ono čega se ne sjećaš. Kod mene je četvrta gomila bila najveća.

## Četiri koverte

- **Mora**: stanarina, režije, telefon, karta za autobus.
- **Živi se**: hrana, sapun, lijek, cipele kad puknu.
- **Raduje**: izlazak, poklon, utakmica.
- **Poslije**: ono što ne diraš.

Koverte mogu biti i računi u banci, ali prva tri mjeseca uzmi papirne. Kad vidiš da je prazna, ne treba ti upozorenje na telefonu.

| Koverta | Primjer od 1.200 KM |
| --- | --- |
| Mora | 520 KM |
| Živi se | 400 KM |
| Raduje | 130 KM |
| Poslije | 150 KM |

Brojevi u tabeli su samo primjer. Ako živiš s roditeljima, prva koverta je manja, pa neka zadnja bude veća. Ako plaćaš stan u drugom gradu, zadnja može početi i sa dvadeset maraka. Važno je da postoji.

## Jedno pravilo

Koverta „poslije“ se puni prvog dana, a ne zadnjeg. Ono što ostane na kraju mjeseca obično ne ostane.

!tip Dogovori sa sobom sumu do koje ne moraš razmišljati. Kod mene je to pet maraka. Za sve iznad toga čekam jedan dan.

## Kad se nešto pokvari

Prvo što štediš nije more nego mašina za veš. Skupi iznos jedne stanarine ili jednog popravka i tek onda počni sanjati. Kad potrošiš tu rezervu, nisi pogriješila, za to i služi. Samo je ponovo napuni prije sljedeće želje.

## Razgovor kod kuće

Ako od tvoje plate nešto očekuju i kod kuće, reci broj naglas i prije prve plate. Nejasan dogovor košta više od svakog računa. Mi smo se dogovorili za struju i internet i od tada se niko ne ljuti.

## Zadnja nedjelja

Jednom mjesečno, zadnje nedjelje, sjedni na dvadeset minuta. Prebroj, zapiši, promijeni jedan broj za sljedeći mjesec. Ne pet. Jedan. Za godinu dana to je dvanaest malih odluka i sasvim druga slika.`,
      en: `
My first pay lasted for eleven days. I bought nothing big; I just bought something small every day. In the second month I took a sheet of paper and four envelopes.

## First, the month that has passed

Before a plan you need a picture. Open your bank statement and sort last month into four piles: what you have to pay, what you eat and travel on, what gives you joy, and what you cannot remember. Mine was largest in the fourth.

## Four envelopes

- **Must**: rent, bills, telephone, bus pass.
- **Living**: food, soap, medicine, shoes when they split.
- **Joy**: an evening out, a present, a match.
- **Later**: what you do not touch.

The envelopes can be accounts at a bank, but for the first three months use paper ones. When you see that one is empty, you need no warning on your phone.

| Envelope | An example with 1,200 KM |
| --- | --- |
| Must | 520 KM |
| Living | 400 KM |
| Joy | 130 KM |
| Later | 150 KM |

The figures are only an example. If you live with your parents the first envelope is smaller, so let the last one be larger. If you pay for a flat in another town, the last one may begin with twenty marks. What matters is that it exists.

## One rule

The envelope “later” is filled on the first day and not on the last. What is left at the end of a month is usually not left.

!tip Agree with yourself on a sum up to which you need not think. Mine is five marks. For everything above it I wait one day.

## When something breaks

The first thing to save for is not the seaside but the washing machine. Put together the sum of one rent or one repair, and only then begin to dream. When you spend that reserve you have done nothing wrong; that is what it is for. Just fill it again before the next wish.

## A talk at home

If your family expects something of your pay, say the number aloud, and before the first pay comes. An unclear arrangement costs more than any bill. We agreed on electricity and the internet, and since then nobody has been angry.

## The last Sunday

Once a month, on the last Sunday, sit down for twenty minutes. Count, write it down, change one number for the next month. Not five. One. In a year that is twelve small decisions and quite another picture.`,
    },
  },
  {
    author: 'stefan',
    topic: 'pay',
    tags: ['ugovor', 'prava', 'probni rad'],
    daysAgo: 14,
    cover: 'deep-one',
    series: { title: SERIES, part: 4 },
    title: { bhs: 'Ugovor prije potpisa: deset redova', en: 'A contract before you sign: ten lines' },
    summary: {
      bhs: 'Ne moraš znati pravo da bi pročitao ugovor. Moraš znati šta u njemu mora pisati i koga pitati.',
      en: 'You need not know the law to read a contract. You need to know what must be in it, and whom to ask.',
    },
    body: {
      bhs: `
Prvi ugovor sam potpisao na haubi auta. Poslije sam tri mjeseca saznavao šta u njemu piše. Od tada nosim spisak od deset redova.

## Traži da ga poneseš kući

To je potpuno obična rečenica: „Volio bih ga pročitati večeras, donosim ga sutra.“ Ko kaže da ne može, rekao ti je nešto o tome kako će izgledati i sve ostalo.

## Deset redova

- Ko je poslodavac: puni naziv i adresa, isti kao na pečatu.
- Naziv radnog mjesta i šta ono obuhvata.
- Mjesto rada, i ko odlučuje ako se promijeni.
- Datum početka i to je li ugovor na određeno ili neodređeno.
- Trajanje probnog rada, ako ga ima.
- Plata: iznos, je li bruto ili neto, i dan isplate.
- Topli obrok, prevoz i ostale naknade.
- Radno vrijeme, smjene i kako se računa prekovremeni rad.
- Godišnji odmor.
- Otkazni rok, i tvoj i njihov.

Pored svakog reda stavi kvačicu ili upitnik. Sa upitnicima ideš nazad, mirno, s papirom u ruci.

!warning Dan prije početka rada pitaj kako i kada te prijavljuju na osiguranje, i traži potvrdu. Rad „dok se ne sredi papir“ je rad bez zaštite.

## Vrste ugovora

Ugovor o radu, ugovor o djelu i ugovor o privremenim poslovima nisu isto. Razlikuju se po tome kakvo osiguranje imaš, ima li bolovanja i odmora i ko plaća doprinose. Pravila nisu ista u Federaciji, Republici Srpskoj i Brčko distriktu.[^Za svoj slučaj pitaj inspekciju rada ili besplatnu pravnu pomoć u svojoj općini. Ovaj tekst nije pravni savjet.]

## Rečenice kod kojih treba zastati

„Zaposlenik je saglasan sa svim budućim izmjenama.“ Pitaj šta je to i traži da se briše. „Poslodavac može zadržati dio plate.“ Pitaj kada i koliko. „Zabrana rada kod konkurencije.“ Pitaj koliko dugo, gdje i šta dobijaš zauzvrat.

## Blanko papiri

Ne potpisuj prazan papir, ni otkaz bez datuma, ni priznanicu na iznos koji nisi primio. Nijedan posao nije toliko hitan.

## Tvoj primjerak

Kad potpišeš, jedan primjerak ostaje tebi, isti dan. Slikaj ga i spremi na dva mjesta. Trebat će ti za stan, za banku i za dan kad se niko više ne bude sjećao šta je dogovoreno.`,
      en: `
I signed my first contract on the bonnet of a car. For three months afterwards I kept finding out what it said. Since then I carry a list of ten lines.

## Ask to take it home

It is a perfectly ordinary sentence: “I would like to read it tonight; I will bring it back tomorrow.” Whoever says that this is not possible has told you how everything else will go.

## Ten lines

- Who the employer is: the full name and address, the same as on the stamp.
- The name of the position and what it includes.
- The place of work, and who decides if it changes.
- The day it begins, and whether it is for a fixed term or permanent.
- How long the trial period is, if there is one.
- The pay: the amount, whether gross or net, and the day it is paid.
- Meal allowance, travel and other payments.
- Hours, shifts and how overtime is counted.
- Annual leave.
- The notice period, yours and theirs.

Put a tick or a question mark beside each line. With the question marks you go back, calmly, paper in hand.

!warning On the day before you begin, ask how and when they register you for insurance, and ask for the confirmation. Working “until the papers are sorted out” is working without protection.

## Kinds of contract

An employment contract, a contract for a piece of work and a contract for temporary work are not the same. They differ in your insurance, in sick leave and holidays, and in who pays the contributions. The rules are not the same in the Federation, Republika Srpska and Brčko District.[^For your own case ask the labour inspectorate or the free legal aid of your municipality. This text is not legal advice.]

## Sentences at which to stop

“The employee agrees to all future changes.” Ask what that is, and ask for it to be deleted. “The employer may withhold part of the pay.” Ask when and how much. “No work for competitors.” Ask for how long, where, and what you get in return.

## Blank papers

Do not sign an empty sheet, nor a resignation without a date, nor a receipt for a sum that you have not received. No job is that urgent.

## Your copy

When you have signed, one copy stays with you, on the same day. Photograph it and keep it in two places. You will need it for a flat, for a bank, and for the day when nobody remembers what was agreed.`,
    },
  },
]
