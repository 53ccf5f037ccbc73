import type { DemoArticle } from './demo-article.ts'

export const STARTING_ARTICLES: readonly DemoArticle[] = [
  {
    author: 'haris',
    topic: 'starting',
    tags: ['cijena', 'svoj posao', 'zanat'],
    daysAgo: 18,
    cover: 'river-two',
    title: {
      bhs: 'Koliko naplatiti: cijena sata koja ne laže',
      en: 'How much to charge: an hourly price that does not lie',
    },
    summary: {
      bhs: 'Radio sam za deset maraka na sat i mislio da zarađujem. Onda sam sabrao i sate koje niko ne vidi.',
      en: 'I worked for ten marks an hour and thought that I was earning. Then I added the hours nobody sees.',
    },
    body: {
      bhs: `
Popravljam bicikle. Prvo ljeto sam naplaćivao deset maraka po satu i radio od jutra do mraka. U septembru sam sabrao novac i sate. Izašlo je manje od četiri.

## Sati koje niko ne vidi

Na svaki sat popravke dolazi još vremena: odlazak po dio, poruke, čišćenje, čekanje da neko dođe po bicikl. Vodi bilješku dvije sedmice. Kod mene je na četiri sata rada išlo tri sata svega ostalog.

## Račun na poleđini

- Zapiši koliko ti treba mjesečno da živiš i da nešto ostane.
- Dodaj trošak posla: alat, struja, prevoz, telefon, knjigovođa, doprinosi.
- Procijeni koliko sati mjesečno stvarno možeš naplatiti. Ne koliko radiš.
- Podijeli prvo s drugim.

| Stavka | Moj primjer za mjesec |
| --- | --- |
| Život i nešto ostane | 1.100 KM |
| Trošak posla | 500 KM |
| Sati koje mogu naplatiti | 80 |
| Cijena sata | 20 KM |

Ovo je primjer jednog mjeseca jednog čovjeka. Tvoji brojevi su drugi, ali račun je isti.

!warning Prije nego počneš naplaćivati redovno, pitaj u općini i kod knjigovođe kako se tvoj posao prijavljuje. Neprijavljen rad je jeftin samo dok sve ide dobro.

## Cijena po komadu

Kupac ne voli sat, jer ne zna koliko će trajati. Zato sam za deset najčešćih poslova napravio cjenovnik. Zamjena lanca, podešavanje mjenjača, zračnica. Sat znam ja, kupac zna cijenu.

## Kad neko kaže da je skupo

Prvih nekoliko puta sam odmah spuštao. Sada pitam: „Šta vam je važnije, da bude jeftinije ili da bude gotovo do subote?“ Ponekad ponudim manji posao za manji novac. Isti posao za manji novac ne nudim, jer bih sutra morao svima.

## Prijatelji i rodbina

Imam jedno pravilo, napisano na zidu: dio se plaća uvijek, rad poklanjam tri puta godišnje. Odlučujem ja kome. Od tada se niko ne ljuti, a ja ne brojim tuđe usluge.

## Dižeš li cijenu

Jednom godišnje, u februaru, kad ima najmanje posla. Javim mjesec ranije, stalnima lično. Prošle godine sam izgubio dva kupca i dobio slobodnu subotu. Bila je to dobra zamjena.`,
      en: `
I repair bicycles. In my first summer I charged ten marks an hour and worked from morning till dark. In September I added up the money and the hours. It came to less than four.

## The hours nobody sees

Each hour of repairing brings more time with it: fetching a part, messages, cleaning, waiting for somebody to collect the bicycle. Keep notes for two weeks. With me, four hours of work took three hours of everything else.

## The sum on the back of an envelope

- Write down what you need a month to live on and have something left.
- Add what the work costs: tools, electricity, travel, telephone, a bookkeeper, contributions.
- Estimate how many hours a month you can really charge for. Not how many you work.
- Divide the first by the second.

| Item | My example for a month |
| --- | --- |
| Living and something left | 1,100 KM |
| Cost of the work | 500 KM |
| Hours that I can charge for | 80 |
| Price of an hour | 20 KM |

This is an example of one man’s one month. Your figures are others, but the sum is the same.

!warning Before you begin to charge regularly, ask at your municipality and a bookkeeper how your work is registered. Unregistered work is cheap only for as long as everything goes well.

## A price per job

Customers do not like hours, because they do not know how many there will be. So I made a price list of the ten commonest jobs. Changing a chain, setting the gears, an inner tube. I know the hour; the customer knows the price.

## When somebody says that it is expensive

The first few times I lowered it at once. Now I ask: “What matters more to you, that it is cheaper or that it is ready by Saturday?” Sometimes I offer a smaller job for less money. The same job for less I do not offer, because tomorrow I would have to offer it to everybody.

## Friends and relatives

I have one rule, written on the wall: parts are always paid, my work I give away three times a year. I decide to whom. Since then nobody is angry, and I do not count other people’s favours.

## Raising the price

Once a year, in February, when there is least to do. I say so a month ahead, to regulars in person. Last year I lost two customers and gained a free Saturday. It was a good trade.`,
    },
  },
  {
    author: 'nermina',
    topic: 'starting',
    tags: ['svoj posao', 'ideja', 'proba'],
    daysAgo: 35,
    cover: 'sun-two',
    title: { bhs: 'Provjeri ideju za sto maraka', en: 'Test an idea for a hundred marks' },
    summary: {
      bhs: 'Prije kredita, prije stranice i prije vizitki. Pet malih proba koje govore hoće li iko kupiti.',
      en: 'Before a loan, a website or business cards. Five small tests that tell whether anybody will buy.',
    },
    body: {
      bhs: `
Htjela sam otvoriti malu proizvodnju zdravih užina za škole. Imala sam ime, logo i spisak mašina. Nisam imala nijednog kupca. Prijateljica mi je dala sto maraka i rekla: potroši ih tako da na kraju nešto znamo.

## Pravilo sto maraka

Za svaku probu smiješ potrošiti najviše dvadeset maraka i jednu sedmicu. Na kraju moraš znati odgovor na jedno pitanje. Ako ne znaš koje je pitanje, nisi spremna potrošiti ni prvu marku.

## Pet proba

- **Razgovor.** Pitaj deset ljudi šta danas kupuju i šta ih kod toga nervira. Ne pričaj o svojoj ideji. Slušaj.
- **Papir.** Nacrtaj kako bi izgledalo i pokaži drugih deset. Pitaj šta im je nejasno.
- **Predbilježba.** Napravi listu na koju se ljudi upisuju imenom i telefonom. Upis je jači od „super ti je to“.
- **Mala serija.** Napravi dvadeset komada kod kuće, po pravilima o hrani ako je hrana, i prodaj ih poznanicima po pravoj cijeni.
- **Ponovo.** Javi se istima poslije sedam dana. Koliko ih hoće opet?

> Jedan kupac koji se vratio vrijedi više od pedeset koji su pohvalili.

## Šta sam saznala

Škole nisu htjele užinu, jer imaju svog dobavljača. Ali su roditelji u kancelarijama oko škole htjeli istu užinu za sebe. Za to mi nije trebala mašina, nego kutije i bicikl. Ideja je ostala, kupac je bio drugi.

!note Prije nego počneš prodavati hranu, kozmetiku ili igračke, pitaj koja dozvola treba. Besplatan odgovor daju u općini i u inspekciji, i bolje je pitati prije.

## Kad stati

Ako poslije pet proba niko ne želi platiti, nisi izgubila sto maraka. Sačuvala si ono što bi dala za zakup. Zapiši šta si naučila i ostavi bilješku da odleži. Moja prva ideja je tri puta odležala prije nego je postala ova.

## Kad krenuti

Kad ti se dvije sedmice zaredom jave ljudi koje nisi zvala. Tek tada vrijedi pričati o grantu, kreditu i prostoru. I tada imaš nešto što svaka komisija traži: dokaz, a ne želju.`,
      en: `
I wanted to open a small kitchen that makes healthy snacks for schools. I had a name, a logo and a list of machines. I did not have a single customer. A friend gave me a hundred marks and said: spend them so that in the end we know something.

## The rule of a hundred marks

For each test you may spend twenty marks and one week at most. At the end you must know the answer to one question. If you do not know which question it is, you are not ready to spend even the first mark.

## Five tests

- **Talk.** Ask ten people what they buy today and what annoys them about it. Do not tell them your idea. Listen.
- **Paper.** Draw what it would look like and show it to another ten. Ask what is unclear.
- **A list.** Make a list on which people put their name and telephone number. A name is stronger than “what a great idea”.
- **A small batch.** Make twenty at home, by the rules for food if it is food, and sell them to people you know, at the real price.
- **Again.** Call the same people seven days later. How many want it once more?

> One customer who came back is worth more than fifty who praised it.

## What I found out

The schools did not want the snacks, because they have a supplier. But the parents in the offices around the schools wanted the same snacks for themselves. For that I needed no machine, just boxes and a bicycle. The idea stayed; the customer was somebody else.

!note Before you begin to sell food, cosmetics or toys, ask which permit you need. Your municipality and the inspectorate answer free of charge, and it is better to ask first.

## When to stop

If after five tests nobody wants to pay, you have not lost a hundred marks. You have kept what you would have paid in rent. Write down what you learned and let the note rest. My first idea rested three times before it became this one.

## When to go ahead

When for two weeks running you hear from people whom you did not call. Only then is it worth talking about a grant, a loan and premises. And then you have what every committee looks for: proof, and not a wish.`,
    },
  },
  {
    author: 'amra',
    topic: 'grants',
    tags: ['grant', 'prijava', 'budžet'],
    daysAgo: 11,
    cover: 'deep-three',
    title: { bhs: 'Budžet projekta koji komisija razumije', en: 'A project budget that a board understands' },
    summary: {
      bhs: 'Svaki red budžeta je jedna rečenica o tome šta ćeš uraditi. Kako da ih napišeš tako da niko ne mora pitati.',
      en: 'Every line of a budget is a sentence about what you will do. How to write them so that nobody has to ask.',
    },
    body: {
      bhs: `
Na prvoj prijavi smo u budžet napisali „materijal, 600 KM“. Komisija je pitala: koji, za šta, koliko komada? Odgovora nismo imali, jer ga ni sami nismo znali.

## Od aktivnosti, a ne od sume

Većina krene od najvećeg iznosa koji smije tražiti i onda ga puni. Okreni red. Napiši šta ćete raditi, sedmicu po sedmicu. Uz svaku stvar napiši šta za nju treba kupiti, platiti ili posuditi. Suma dođe sama.

## Red koji se razumije

Dobar red ima pet dijelova: šta, koliko, po kojoj cijeni, zašto i otkud cijena.

| Loše | Dobro |
| --- | --- |
| Materijal, 600 KM | Borova daska 4 m, 30 kom × 14 KM, za sjedišta pet klupa, ponuda pilane od 3. marta |
| Promocija, 200 KM | Plakat A3, 40 kom × 2,50 KM, i jedan oglas na radiju, 100 KM |
| Prevoz, 100 KM | Gorivo za dvije vožnje po drvo, 2 × 50 KM, račun na udruženje |

## Ono što ne plaćate

Sat rada volontera, posuđena bušilica i sala bez naknade vrijede novca. Upišite ih kao prilog zajednice, po cijeni koju biste inače platili. Komisiji to govori da niste sami.

!tip Za svaku stavku iznad sto maraka tražite ponudu na papiru ili mailom. Kad cijene skoče, imate dokaz od čega ste krenuli.

## Rezerva

Ostavite do deset posto za ono što se ne može predvidjeti i recite kako odlučujete kad je smijete potrošiti. Kod nas su za to potrebne dvije osobe iz tima.

## Ko plaća, ko potpisuje, ko čuva

Tri različite osobe. Ne zato što ne vjerujemo jedni drugima, nego da jedan bolestan čovjek ne zaustavi projekat. Račun se slika istog dana i ide u zajednički folder, s brojem reda iz budžeta u imenu.

## Zadnja provjera

- Saberite ponovo, rukom.
- Zamolite nekoga izvan tima da vam iz budžeta prepriča projekat.
- Provjerite šta poziv ne dozvoljava: često su to plate, dugovi i kupovina od članova porodice.
- Pogledajte ima li svaka aktivnost svoj red i svaki red svoju aktivnost.

Ako neko ko vas ne poznaje iz brojeva može ispričati šta ćete napraviti, budžet je gotov. Ostalo su sitnice.

Još ti nije jasno? Prvi budžet možeš napisati s nama, na radionici:

@/forms/radionica-prvi-budzet`,
      en: `
In our first application the budget said “material, 600 KM”. The board asked: which, what for, how many? We had no answer, because we did not know it ourselves.

## From activities, not from the sum

Most people start with the largest amount they may ask for and fill it up. Turn that round. Write what you will do, week by week. Beside each thing write what has to be bought, paid or borrowed for it. The sum comes by itself.

## A line that is understood

A good line has five parts: what, how many, at what price, why, and where the price comes from.

| Poor | Good |
| --- | --- |
| Material, 600 KM | Pine board 4 m, 30 pcs × 14 KM, for the seats of five benches, sawmill quote of 3 March |
| Promotion, 200 KM | A3 poster, 40 pcs × 2.50 KM, and one radio advertisement, 100 KM |
| Transport, 100 KM | Fuel for two trips for timber, 2 × 50 KM, invoice to the association |

## What you do not pay for

An hour of volunteers’ work, a borrowed drill and a hall without charge are worth money. Enter them as a contribution of the community, at the price you would otherwise pay. It tells the board that you are not alone.

!tip For every item above a hundred marks ask for a quote on paper or by mail. When prices rise you can prove where you started.

## A reserve

Keep up to ten per cent for what cannot be foreseen, and say how you decide when it may be spent. With us that takes two people of the team.

## Who pays, who signs, who keeps

Three different people. Not because we do not trust each other, but so that one person’s illness does not stop the project. A receipt is photographed on the same day and goes into the shared folder, with the number of its budget line in its name.

## The last check

- Add it up again, by hand.
- Ask somebody outside the team to tell you the project from the budget.
- Check what the call does not allow: often that is wages, debts and purchases from relatives.
- See whether each activity has a line and each line an activity.

If somebody who does not know you can tell from the numbers what you are going to make, the budget is finished. The rest is detail.

Still not clear? Write your first budget with us, at the workshop:

@/forms/radionica-prvi-budzet`,
    },
  },
]
