import type { Trade } from '#features/account/server/index.ts'
import type { TradeProfile } from './trade-profiles.seed.ts'

/** Trades of the hands, the land and the road. */
export const moreTradeProfiles: Partial<Record<Trade, TradeProfile>> = {
  metal: {
    headlines: [
      [
        'Zavarivač s atestom, TIG i MIG/MAG',
        'Zavarivačica s atestom, TIG i MIG/MAG',
        'Certified welder, TIG and MIG/MAG',
      ],
      [
        'CNC operater, glodanje i mjerenje',
        'CNC operaterka, glodanje i mjerenje',
        'CNC operator, milling and measuring',
      ],
    ],
    work: [
      {
        title: ['Zavarivač', 'Zavarivačica', 'Welder'],
        place: ['Pogon metalnih konstrukcija', 'A steel structures plant'],
      },
      {
        title: ['Operater na mašini', 'Operaterka na mašini', 'Machine operator'],
        place: ['Fabrika autodijelova', 'A car parts factory'],
      },
    ],
    school: {
      kind: 'school',
      title: ['Mašinski tehničar', 'Mašinska tehničarka', 'Mechanical technician'],
      place: ['Mašinska škola', 'School of mechanics'],
    },
    skills: [
      'MIG/MAG zavarivanje',
      'atest za zavarivanje',
      'čitanje nacrta',
      'rad na CNC mašini',
      'bravarija',
      'mjerenje pomičnim mjerilom',
      'zaštita na radu',
      'održavanje mašina',
    ],
  },
  building: {
    headlines: [
      ['Majstor za završne radove', 'Majstorica za završne radove', 'Finishing trades'],
      [
        'Građevinski tehničar, od iskopa do krova',
        'Građevinska tehničarka, od iskopa do krova',
        'Building technician, from the dig to the roof',
      ],
    ],
    work: [
      {
        title: ['Zidar', 'Radnica na gradilištu', 'Building worker'],
        place: ['Porodična građevinska firma', 'A family building firm'],
      },
      {
        title: ['Pomoćnik na gradilištu', 'Pomoćnica na gradilištu', 'Site assistant'],
        place: ['Izgradnja škole', 'The building of a school'],
      },
    ],
    school: {
      kind: 'school',
      title: ['Građevinski tehničar', 'Građevinska tehničarka', 'Building technician'],
      place: ['Građevinska škola', 'School of building'],
    },
    skills: [
      'zidanje',
      'keramičarski radovi',
      'molerski radovi',
      'suha gradnja',
      'betoniranje',
      'rad na visini',
      'sitne popravke u kući',
      'vozačka dozvola B kategorije',
    ],
  },
  wood: {
    headlines: [
      ['Stolar, kuhinje po mjeri', 'Stolarka, kuhinje po mjeri', 'Joiner, kitchens to measure'],
      ['Drvo, rezbarenje i mirna ruka', 'Drvo, rezbarenje i mirna ruka', 'Wood, carving and a steady hand'],
    ],
    work: [
      { title: ['Stolar', 'Stolarka', 'Joiner'], place: ['Stolarska radionica', 'A joiner’s workshop'] },
      { title: ['Radnik na pilani', 'Radnica na pilani', 'Sawmill worker'], place: ['Pilana', 'A sawmill'] },
    ],
    school: {
      kind: 'school',
      title: ['Drvoprerađivački tehničar', 'Drvoprerađivačka tehničarka', 'Wood technician'],
      place: ['Drvna škola', 'School of woodwork'],
    },
    skills: [
      'stolarija',
      'izrada namještaja',
      'montaža namještaja',
      'lakiranje drveta',
      'rad na stolarskim mašinama',
      'rezbarenje',
      'čitanje nacrta',
      'SketchUp',
    ],
  },
  driving: {
    headlines: [
      [
        'Vozač C kategorije, bez ijedne nezgode',
        'Vozačica C kategorije, bez ijedne nezgode',
        'Category C driver without an accident',
      ],
      [
        'Skladište, viljuškar i tačnost',
        'Skladište, viljuškar i tačnost',
        'Warehouse, forklift and accuracy',
      ],
    ],
    work: [
      { title: ['Vozač dostave', 'Vozačica dostave', 'Delivery driver'], place: ['Pekara', 'A bakery'] },
      {
        title: ['Skladištar', 'Skladištarka', 'Warehouse keeper'],
        place: ['Distributivni centar', 'A distribution centre'],
      },
    ],
    school: {
      kind: 'school',
      title: ['Tehničar drumskog saobraćaja', 'Tehničarka drumskog saobraćaja', 'Road transport technician'],
      place: ['Saobraćajna škola', 'School of transport'],
    },
    skills: [
      'vozačka dozvola C kategorije',
      'vožnja kamiona',
      'rad s tahografom',
      'utovar i istovar',
      'upravljanje viljuškarom',
      'rad u skladištu',
      'planiranje ruta',
      'kod 95',
    ],
  },
  farming: {
    headlines: [
      [
        'Plastenici i voćnjak na porodičnom imanju',
        'Plastenici i voćnjak na porodičnom imanju',
        'Greenhouses and an orchard on the family farm',
      ],
      [
        'Agronom koji se ne boji traktora',
        'Agronomkinja koja se ne boji traktora',
        'Agronomist who is not afraid of a tractor',
      ],
    ],
    work: [
      {
        title: ['Rad na imanju', 'Rad na imanju', 'Farm work'],
        place: ['Porodično imanje', 'The family farm'],
      },
      {
        title: ['Saradnik na otkupu', 'Saradnica na otkupu', 'Purchasing associate'],
        place: ['Poljoprivredna zadruga', 'A farming cooperative'],
      },
    ],
    school: {
      kind: 'school',
      title: ['Poljoprivredni tehničar', 'Poljoprivredna tehničarka', 'Agricultural technician'],
      place: ['Poljoprivredna škola', 'School of agriculture'],
    },
    skills: [
      'povrtlarstvo',
      'voćarstvo',
      'vožnja traktora',
      'rad u plasteniku',
      'rezidba',
      'pčelarstvo',
      'muža krava',
      'prijave za poljoprivredne poticaje',
    ],
  },
  textile: {
    headlines: [
      [
        'Krojač, prepravke i mala serija',
        'Krojačica, prepravke i mala serija',
        'Tailor, alterations and small runs',
      ],
      [
        'Šivanje u fabrici, vez kod kuće',
        'Šivanje u fabrici, vez kod kuće',
        'Sewing at the factory, embroidery at home',
      ],
    ],
    work: [
      {
        title: ['Radnik na industrijskoj mašini', 'Radnica na industrijskoj mašini', 'Industrial machinist'],
        place: ['Konfekcija', 'A clothing factory'],
      },
      {
        title: ['Prepravke odjeće', 'Prepravke odjeće', 'Alterations'],
        place: ['Vlastiti krojački salon', 'A tailor’s room of one’s own'],
      },
    ],
    school: {
      kind: 'school',
      title: ['Tekstilni tehničar', 'Tekstilna tehničarka', 'Textile technician'],
      place: ['Mješovita srednja škola', 'Secondary school'],
    },
    skills: [
      'šivanje',
      'industrijsko šivanje',
      'krojenje',
      'prepravke odjeće',
      'poznavanje tkanina',
      'vezenje',
      'peglanje',
      'spretnost ruku',
    ],
  },
  tourism: {
    headlines: [
      [
        'Planinski vodič i zaljubljenik u rijeke',
        'Planinska vodičica i zaljubljenica u rijeke',
        'Mountain guide in love with rivers',
      ],
      [
        'Recepcija, ture i dobre preporuke',
        'Recepcija, ture i dobre preporuke',
        'Reception, tours and good tips',
      ],
    ],
    work: [
      { title: ['Recepcioner', 'Recepcionerka', 'Receptionist'], place: ['Mali hotel', 'A small hotel'] },
      {
        title: ['Turistički vodič', 'Turistička vodičica', 'Tour guide'],
        place: ['Turistička agencija', 'A travel agency'],
      },
    ],
    school: {
      kind: 'university',
      title: ['Turizam i hotelijerstvo', 'Turizam i hotelijerstvo', 'Tourism and hotel management'],
      place: ['Fakultet za turizam', 'Faculty of tourism'],
    },
    skills: [
      'vođenje turista',
      'hotelska recepcija',
      'engleski jezik',
      'vođenje rezervacija',
      'planinarenje',
      'poznavanje lokalnih znamenitosti',
      'prva pomoć',
      'rafting',
    ],
  },
  community: {
    headlines: [
      [
        'Omladinski radnik, selo po selo',
        'Omladinska radnica, selo po selo',
        'Youth worker, village by village',
      ],
      ['Volonter koji piše projekte', 'Volonterka koja piše projekte', 'Volunteer who writes projects'],
    ],
    work: [
      {
        title: ['Koordinator volontera', 'Koordinatorica volontera', 'Volunteer coordinator'],
        place: ['Udruženje mladih', 'A youth association'],
      },
      {
        title: ['Saradnik na projektu', 'Saradnica na projektu', 'Project associate'],
        place: ['Lokalna razvojna agencija', 'A local development agency'],
      },
    ],
    school: {
      kind: 'university',
      title: ['Sociologija', 'Sociologija', 'Sociology'],
      place: ['Filozofski fakultet', 'Faculty of philosophy'],
    },
    skills: [
      'omladinski rad',
      'koordinacija volontera',
      'pisanje projekata',
      'organizacija događaja',
      'neformalno obrazovanje',
      'javni nastup',
      'engleski jezik',
      'vođenje društvenih mreža',
    ],
  },
}
