import type { Trade } from '#features/account/server/index.ts'
import type { Wishes } from './wishes.ts'

type Hands = Exclude<
  Trade,
  'software' | 'design' | 'finance' | 'sales' | 'kitchen' | 'nursing' | 'care' | 'teaching'
>

/** Wishes of manual trades, farming and driving. */
export const handWishes: Record<Hands, Wishes> = {
  metal: {
    to: [
      'bravar-bravarka',
      'zavarivac-zavarivacica-mig-mag',
      'cnc-programer-programerka',
      'odrzavanje-masina-mehanicar-mehanicarka',
      'cnc-operater-operaterka-na-obradi-drveta',
      'automehanicar-automehanicarka-za-kamione',
    ],
    letters: [
      [
        'Atest vrijedi do iduće jeseni. Probni var mogu uraditi kad god odgovara.',
        'My certificate is valid until next autumn. I can make a test weld whenever it suits.',
      ],
      [
        'Iza mene su dvije godine u Sloveniji. Tražim posao s kojeg se ide kući.',
        'I have two years in Slovenia behind me. I am looking for work from which one goes home.',
      ],
    ],
  },
  building: {
    to: [
      'moler-molerka',
      'zidar-zidarka',
      'keramicar-keramicarka',
      'rukovalac-rukovateljica-bagerom',
      'fasader-fasaderka',
      'monter-monterka-solarnih-panela',
    ],
    letters: [
      [
        'Imam svoj alat i svoju kacigu. Slike zadnja tri kupatila šaljem na zahtjev.',
        'I have my own tools and my own helmet. I send pictures of my last three bathrooms on request.',
      ],
      [
        'Na gradilištu sam s ocem od petnaeste. Zanima me firma koja prijavljuje radnike.',
        'I have worked with my father since I was fifteen. I am interested in a firm that registers its workers.',
      ],
    ],
  },
  wood: {
    to: [
      'tapetar-tapetarka',
      'rad-na-pilani-dvije-smjene',
      'cnc-operater-operaterka-na-obradi-drveta',
      'viljuskarist-viljuskaristica',
      'ljetna-praksa-dizajn-namjestaja',
      'skola-za-cnc-operatere-i-operaterke',
    ],
    letters: [
      [
        'U radionici ujaka pravim kuhinje po mjeri. Zanima me kako to izgleda u seriji.',
        'In my uncle’s workshop I make kitchens to measure. I want to see how it is done in series.',
      ],
      [
        'Mirna ruka, dobar vid i nijedan izgubljen prst.',
        'A steady hand, good eyes and not one finger lost.',
      ],
    ],
  },
  driving: {
    to: [
      'dostavljac-dostavljacica-paketa',
      'vozac-vozacica-kamiona-medjunarodni-prijevoz',
      'disponent-disponentica-transporta',
      'radnik-radnica-u-skladistu',
      'placena-vozacka-c-i-ce-kategorije',
      'viljuskarist-viljuskaristica',
    ],
    letters: [
      [
        'Osam godina vožnje bez nezgode i bez kazne za tahograf.',
        'Eight years of driving without an accident and without a tachograph fine.',
      ],
      ['Poznajem graničnih prelaza više nego kafana.', 'I know more border crossings than cafés.'],
    ],
  },
  farming: {
    to: [
      'traktorist-traktoristica',
      'agronom-agronomkinja-za-povrce',
      'sirar-sirarka',
      'terenska-praksa-iz-agronomije',
      'grant-za-povratnike-na-selo',
      'pcelarstvo-za-prvu-kosnicu',
    ],
    letters: [
      [
        'Kod kuće imamo dva plastenika i dvanaest košnica. Znam šta znači kad grad padne u junu.',
        'At home we have two greenhouses and twelve hives. I know what hail in June means.',
      ],
      ['Ustajem rano i ne smeta mi blato.', 'I get up early and do not mind mud.'],
    ],
  },
  textile: {
    to: [
      'krojac-krojacica-u-proizvodnji',
      'modelar-modelarka-odjece',
      'tapetar-tapetarka',
      'stipendija-za-dizajn-tekstila',
      'sitni-grantovi-za-zene-na-planini',
      'prodavac-prodavacica-rad-na-kasi',
    ],
    letters: [
      [
        'Šijem od dvanaeste, u fabrici tri godine. Na razgovor mogu donijeti dva komada.',
        'I have sewn since I was twelve, three years of it at a factory. I can bring two pieces to the talk.',
      ],
      [
        'Prepravke vodim od kuće, ali mi fali ekipa i stalna plata.',
        'I do alterations at home, but I miss a team and a steady wage.',
      ],
    ],
  },
  tourism: {
    to: [
      'voditelj-voditeljica-kampa',
      'skiper-skiperka-na-raftingu',
      'vodic-vodicica-kroz-vinariju',
      'recepcioner-recepcionerka-hotel-vrbas',
      'recepcioner-recepcionerka-u-hostelu',
      'podrska-lokalnim-vodicima-i-vodicicama',
    ],
    letters: [
      [
        'Prošlo ljeto iza mene: ture na tri jezika i nijedan propušten autobus.',
        'Last summer: tours in three languages and not one missed bus.',
      ],
      [
        'Rijeku znam od djetinjstva, licencu od prošle godine.',
        'I have known the river since childhood and had the licence since last year.',
      ],
    ],
  },
  community: {
    to: [
      'strucni-saradnik-strucna-saradnica-za-evropske-fondove',
      'omladinski-radnik-omladinska-radnica',
      'koordinator-koordinatorica-programa-za-startupe',
      'prevodilac-prevoditeljica-za-engleski-po-tekstu',
      'digitalni-pomocnici-i-pomocnice-za-starije',
      'mali-grantovi-za-ulicu-u-kojoj-zivis',
    ],
    letters: [
      [
        'Vodim omladinski klub u svom mjestu i pišem prijave koje su dvaput prošle i triput pale.',
        'I run the youth club of my town and write proposals, of which two were approved and three were not.',
      ],
      [
        'Volim terenski rad i tabelu na kraju dana.',
        'I like work in the field and a spreadsheet at the end of the day.',
      ],
    ],
  },
}
