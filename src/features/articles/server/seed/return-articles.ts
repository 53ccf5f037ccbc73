import type { DemoArticle } from './demo-article.ts'

export const RETURN_ARTICLES: readonly DemoArticle[] = [
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

Pitaj kako se priznaje diploma i koliko to traje. Pitaj gdje ćeš biti osiguran prvog dana. I pitaj sebe kome ćeš se javiti u utorak uveče, jer grad bez ljudi nije povratak.

## Lista pred povratak

Pred povratak sam napravio listu sa dvije kolone, i nisam je nikome pokazao.

| Ovdje imam | Tamo imam |
| --- | --- |
| platu koja stigne na vrijeme | ljude kod kojih ulazim bez zvona |
| tišinu poslije šest | rijeku na deset minuta |
| jezik na kojem radim | jezik na kojem se smijem |

Nije pobijedila nijedna strana. Samo sam vidio da se kolone ne mogu sabrati, nego se mora izabrati šta ti nedostaje manje.

!note Prije bilo koje odluke provjeri papire: radni staž, zdravstveno i priznavanje diplome. Dva mjeseca ranije, ne dvije sedmice.

## Prvi mjeseci kod kuće

Najteže je bilo to što su svi mislili da znaju zašto sam došao. Neki su šaputali da nisam uspio. Drugi su čekali da pokažem auto. Pomoglo mi je da prva tri mjeseca radim i malo pričam. Poslije me više niko nije pitao.

## Šta bih pitao sebe

Ne pitaj „vraćam li se zauvijek“. Pitaj „šta ću raditi prvih devedeset dana“. Na drugo pitanje postoji odgovor i može se provjeriti. Prvo pitanje može čekati, i kod mene još čeka.`,
      en: `
I left at twenty-two and came back at twenty-eight. The plan was one year, and then we would see.

## What is worth something here too

Worth most was what I had not put into my CV: that a meeting has an end, that an agreement is written down, and that a message is answered on the same day.

## What I had to learn again

- That one has coffee first and asks afterwards.
- That “tomorrow” sometimes means “no”.
- That a neighbour’s word finds you a job faster than a diploma.

## What to ask before coming back

Ask how a diploma is recognised and how long that takes. Ask where you will be insured on the first day. And ask yourself whom you will call on a Tuesday evening, because a town without people is no return.

## A list before coming back

Before I came back I made a list with two columns, and showed it to nobody.

| Here I have | There I have |
| --- | --- |
| pay that comes on time | people at whose door I need not ring |
| silence after six | a river ten minutes away |
| the language in which I work | the language in which I laugh |

Neither side won. I just saw that the columns cannot be added up; one has to choose what one misses less.

!note Before any decision check the papers: years of service, health insurance and the recognition of your diploma. Two months ahead, not two weeks.

## The first months at home

The hardest thing was that everybody thought they knew why I had come. Some whispered that I had failed. Others waited for me to show my car. It helped to work for the first three months and say little. After that nobody asked any more.

## What I would ask myself

Do not ask “am I coming back for good”. Ask “what will I do in the first ninety days”. To the second question there is an answer, and it can be checked. The first one can wait, and mine is still waiting.`,
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

Ne „pomagala na radionici“, nego „vodila grupu od dvanaestoro djece, četiri subote“. Isto si radila. Sad se vidi.

## Šta da bude u potvrdi

Potvrda koja vrijedi stane na pola stranice i ima šest podataka. Ako bilo koji fali, poslije dvije godine niko ga neće moći dopuniti.

| Podatak | Primjer |
| --- | --- |
| ko si ti | ime i prezime |
| ko potvrđuje | naziv udruženja, ime osobe, kontakt |
| kada | od 3. do 28. jula |
| koliko | 46 sati |
| šta si radila | vodila radionice za djecu, dva puta sedmično |
| šta je od toga ostalo | dvanaest radionica, priručnik od osam strana |

!tip Traži je u sedmici kad završiš, dok se svi sjećaju. Ponudi da je sama napišeš, a oni neka provjere i potpišu. Skoro uvijek pristanu.

## Kad ne treba volontirati

Ako firma koja zarađuje traži da mjesecima radiš besplatno ono što rade plaćeni ljudi, to nije volontiranje. Pitaj šta ćeš naučiti, ko te uči i koliko traje. Dobra organizacija ima odgovor prije tebe.

## Kako to ispričati

U CV ne ide „volonterka“. Ide ono što si radila, s brojem. Na razgovoru ispričaj jednu priču: dan kad nešto nije išlo po planu i šta si tada uradila. Ljudi pamte kišu na otvaranju, a ne broj sati. Sati su tu da ti povjeruju.`,
      en: `
For two years I carried chairs, handed out leaflets and looked after children at workshops. When I had to describe it, one sentence was left.

## Write it down on the same day

The date, what you did, how many hours, and who was in charge. Four facts, one minute.

## Ask for confirmation while they remember

After an event people know your name. After a year they know that “there was some girl”.

## Tell it as work

Not “helped at a workshop” but “led a group of twelve children on four Saturdays”. It is what you did. Now it shows.

## What a confirmation should say

A confirmation that is worth something fits on half a page and has six facts. If any is missing, nobody will be able to add it two years later.

| Fact | Example |
| --- | --- |
| who you are | first name and surname |
| who confirms it | the association, a person’s name, a contact |
| when | from 3 to 28 July |
| how much | 46 hours |
| what you did | led workshops for children, twice a week |
| what came of it | twelve workshops, a handbook of eight pages |

!tip Ask for it in the week in which you finish, while everybody remembers. Offer to write it yourself, and let them check and sign it. They nearly always agree.

## When not to volunteer

If a company that makes money asks you to do for months, free of charge, what paid people do, that is not volunteering. Ask what you will learn, who teaches you and how long it takes. A good organisation has the answer before you ask.

## How to tell it

A CV does not say “volunteer”. It says what you did, with a number. In an interview tell one story: the day when something did not go to plan, and what you did then. People remember the rain at the opening, and not the number of hours. The hours are there so that they believe you.`,
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

Kad sam isti CV slao svima, zvali su me jednom. Kad sam prva tri reda pisao iznova, zvali su me četiri puta od deset.

## Tabela

Imala je pet kolona: datum, mjesto, kako sam našao oglas, šta sam poslao i šta su odgovorili. Poslije četrdesete sam je prvi put poredao po trećoj koloni i ostao bez riječi.

| Kako sam našao oglas | Poslano | Odgovor, ma kakav |
| --- | --- | --- |
| veliki portal | 25 | 6 |
| stranica firme | 9 | 5 |
| neko mi je javio | 6 | 6 |

Ovo su samo moji brojevi i ništa ne govore o tebi. Ali meni su rekli gdje da trošim vrijeme.

## Tri razloga koja su se ponavljala

Kad su razlog uopšte napisali, bio je jedan od tri: iskustvo, udaljenost i „izabrali smo nekoga drugog“. Za iskustvo sam počeo prijavljivati praksu. Za udaljenost sam u prvu rečenicu stavio kojim autobusom dolazim. Treći razlog nije razlog i njega sam prestao čitati dvaput.

!tip Kad te odbiju, odgovori u dvije rečenice i ostavi vrata otvorena. Dvoje ljudi mi se javilo mjesecima kasnije, s drugim poslom.

## Šta sam promijenio

- Pismo mi počinje onim što mogu prvog dana.
- CV ima jednu stranicu i stoji na njoj jedan broj kojim se ponosim.
- Šaljem utorkom i srijedom ujutro, jer petkom ni ja ne čitam poštu.
- Subotu ne otvaram tabelu.

Četrdeset prva je bila praksa od tri mjeseca. Nije posao iz snova. Ali od nje se tabela zove drugačije.`,
      en: '',
    },
  },
]
