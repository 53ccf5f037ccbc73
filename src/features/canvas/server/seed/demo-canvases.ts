import type { CONTRIBUTION_KINDS, CostCategory } from '#features/calls/contract/application-content.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import { hallConsent, wallConsent } from './documents/demo-documents.ts'
import type { DemoDocument } from './documents/documents.seed.ts'

/** An application of the demo world; people by their address, days from the first of the project, amounts in KM. */
export type DemoCanvas = {
  call: string
  title: string
  municipality: MunicipalityId | null
  /** The first leads. `confirmed`: they have confirmed the current content. */
  team: readonly { who: string; born?: string; role?: string; confirmed?: true }[]
  mentors?: readonly string[]
  texts: Readonly<Record<string, string>>
  timeline: readonly (readonly [what: string, from: number, until: number])[]
  budget: readonly (readonly [what: string, category: CostCategory, amount: number])[]
  contributions: readonly (readonly [
    what: string,
    kind: (typeof CONTRIBUTION_KINDS)[number],
    giver: string,
    value: number,
  ])[]
  documents?: readonly DemoDocument[]
  /** The days before the deadline on which it was sent. */
  sent?: number
  /** The board's request by box, and the team's new texts. */
  changes?: {
    why: string
    asked: Readonly<Record<string, string>>
    answer?: Readonly<Record<string, string>>
  }
}

const at = (name: string) => `${name}@primjer.ba`

export const demoCanvases: readonly DemoCanvas[] = [
  // Begun a few days ago: two people, three boxes, and no third person yet.
  {
    call: 'jesen-u-zenici',
    title: 'Klupe i hlad kod autobuske',
    mentors: [at('damir.kovacevic')],
    municipality: 'zenica',
    team: [
      { who: at('adnan.zukic'), born: '2001-03-14', role: 'vodi projekat' },
      { who: at('elma.suljic'), role: 'zavarivanje i materijal' },
    ],
    texts: {
      problem:
        'Na peronima prigradskih linija nema nijedne klupe. Brojali smo tri petka zaredom: između 14 i 15 sati stoji po sedamdesetak ljudi, a ljeti je tamo preko 35 stepeni jer nema ni hlada.',
      people:
        'Đake iz Nemile, Topčić Polja i Begovog Hana koji čekaju bus i po sat vremena, i starije kojima je stajanje teško.',
      idea: 'Sami ćemo zavariti šest klupa i dvije nadstrešnice.',
    },
    timeline: [['Mjerenje perona i dogovor sa stanicom', 5, 20]],
    budget: [
      ['Čelične cijevi i farba', 'material', 540],
      ['Daske od jasena, obrađene', 'material', 310],
    ],
    contributions: [],
  },
  // All rules kept, and two of four have still to confirm.
  {
    call: 'jesen-u-zenici',
    title: 'Čitaonica u staroj ložionici',
    municipality: 'kakanj',
    team: [
      { who: at('adis.hrnjic'), born: '2000-11-02', role: 'vodi projekat i radove', confirmed: true },
      { who: at('emina.avdic'), born: '2002-06-21', role: 'knjige i raspored', confirmed: true },
      { who: at('belma.turkic'), born: '1999-01-30', role: 'police i stolovi' },
      { who: at('haris.smajic'), born: '2003-09-09', role: 'objave i dogovor sa školom' },
    ],
    texts: {
      problem:
        'Biblioteka u Kaknju radi do 15 sati, baš kad srednjoškolci izlaze iz škole. Od 64 učenika koje smo pitali, 41 uči u kuhinji ili u kafiću, jer kod kuće dijele sobu. Stara ložionica kod škole je prazna već devet godina.',
      people:
        'Oko 120 srednjoškolaca koji ostaju u gradu između nastave i zadnjeg busa, i dvadesetak studenata koji vikendom dolaze kući. Popis smo uradili po razredima.',
      idea: 'Ložionicu ćemo okrečiti, izolovati vrata i urediti u čitaonicu sa šesnaest mjesta. Police i stolove pravimo sami od dasaka koje poklanja pilana, po nacrtu profesorice mašinstva. Ključ je kod domara, a red dežurstva drži vijeće učenika. Prvog mjeseca radi od 14 do 20 sati, a poslije po dogovoru. Knjige skupljamo po kućama, po spisku lektire i za pripremu mature.',
      change:
        'Za godinu dana čitaonica radi pet dana u sedmici, u knjizi dolazaka ima barem trideset imena sedmično, a najmanje deset maturanata je tu spremalo ispite.',
      risks:
        'Ako krov prokisne, škola ima majstora i ceradu, a radove pomjeramo za dvije sedmice. Ako pilana zakasni s daskama, stolove posuđujemo iz kabineta. Za dežurstva imamo i zamjene.',
      afterwards:
        'Prostor ostaje školi, koja plaća struju i grijanje. Vijeće učenika svake jeseni bira ko drži ključ i raspored dežurstava.',
    },
    timeline: [
      ['Čišćenje, krečenje i izolacija vrata', 7, 35],
      ['Pravljenje polica i stolova', 30, 65],
      ['Skupljanje knjiga i otvaranje', 60, 95],
    ],
    budget: [
      ['Boja, gips i pribor', 'material', 265],
      ['Izolacija i vrata', 'material', 420],
      ['Osam lampi za stolove', 'equipment', 280],
      ['Prevoz dasaka', 'transport', 85],
    ],
    contributions: [
      ['Daske za police i stolove', 'goods', 'Pilana kod mosta', 480],
      ['Rad domara i majstora', 'services', 'Srednja škola', 220],
    ],
  },
  // Breaks many rules at once, each with advice.
  {
    call: 'jesen-u-zenici',
    title: 'Gejming soba',
    municipality: null,
    team: [
      { who: at('kenan.cosic'), born: '1986-02-11', role: 'sve' },
      { who: at('vedran.simic'), born: '2007-12-01' },
    ],
    texts: { problem: 'Mladi nemaju gdje.', idea: 'Kupiti opremu i otvoriti sobu za turnire.' },
    timeline: [['Kupovina opreme', -60, -50]],
    budget: [
      ['Dvije konzole i televizor', 'electronics', 1450],
      ['Honorar za vođenje turnira', 'fees', 400],
    ],
    contributions: [['Prostor u garaži', 'goods', 'komšija', 100]],
  },
  // Sent in time, with a receipt.
  {
    call: 'ulice-uz-unu',
    title: 'Svjetlo na stazi do Ade',
    municipality: 'bihac',
    team: [
      { who: at('amra.hodzic'), born: '2001-05-17', role: 'vodi projekat', confirmed: true },
      { who: at('nermina.delic'), born: '1998-08-25', role: 'budžet i nabavka', confirmed: true },
      { who: at('ajla.muminovic'), born: '2003-04-03', role: 'ljudi i objave', confirmed: true },
      { who: at('ermin.zahirovic'), born: '1997-10-12', role: 'temelji i montaža', confirmed: true },
    ],
    texts: {
      problem:
        'Od pješačkog mosta do Ade ima 380 metara staze bez ijedne lampe. Zimi je mrak već u pet, pa se djeca s treninga vraćaju po cesti, uz aute. U anketi u naselju, 52 od 60 ljudi kaže da tu večeri ne prolaze.',
      people:
        'Oko 90 djece i mladih s dva kluba, četrdesetak porodica iz ulica uz rijeku i svi koji uveče šetaju ili trče uz Unu.',
      idea: 'Postavićemo dvanaest solarnih lampi na niske stubove, po jednu na svakih trideset metara. Temelje kopamo sami, u dvije subote, a montažu nadgleda električar iz gradskog preduzeća. Lampe su s toplim svjetlom okrenutim prema stazi, da ne smetaju pticama ni kućama. Mjesta za stubove izmjerili smo i ucrtali sa šefom mjesne zajednice.',
      change:
        'Za godinu dana staza se koristi i zimi: brojimo prolaznike jedne srijede u januaru, prije i poslije. Cilj nam je barem tri puta više ljudi poslije mraka.',
      risks:
        'Rijeka u proljeće poplavi donji dio, zato su temelji tamo viši. Ako neko polomi lampu, imamo dvije rezervne. Ako padne kiša, radna subota se pomjera za sedmicu.',
      afterwards:
        'Lampe preuzima mjesna zajednica i vodi ih u svom popisu. Klub jednom godišnje čisti panele i javlja ako nešto ne radi.',
    },
    timeline: [
      ['Nabavka lampi i betona', 5, 25],
      ['Dvije radne subote: temelji', 28, 42],
      ['Montaža i proba u mraku', 43, 60],
    ],
    budget: [
      ['Dvanaest solarnih lampi i dvije rezervne', 'equipment', 980],
      ['Beton, cijevi i vijci', 'material', 290],
      ['Prevoz', 'transport', 60],
    ],
    contributions: [
      ['Nadzor i rad električara', 'services', 'Gradsko preduzeće', 320],
      ['Agregat i alat', 'goods', 'Kajak klub', 250],
      ['Novac od večeri na Adi', 'money', 'Mjesna zajednica', 200],
    ],
    sent: 2,
  },
  // Sent for a call that its board judges now.
  {
    call: 'mala-kultura',
    title: 'Kino u dvorištu Tetova',
    municipality: 'zenica',
    team: [
      { who: at('adnan.zukic'), born: '2001-03-14', role: 'vodi projekat', confirmed: true },
      { who: at('elma.suljic'), born: '2002-09-02', role: 'platno i razglas', confirmed: true },
      { who: at('vedran.simic'), born: '2007-12-01', role: 'izbor filmova', confirmed: true },
    ],
    texts: {
      problem:
        'U Tetovu nema kina, a zadnji bus iz centra ide u devet. Pitali smo 74 ljudi iz tri zgrade: 61 nije gledao film na platnu duže od godinu.',
      people: 'Oko dvjesta stanara iz šest zgrada, od djece do penzionera koji ne silaze u grad.',
      idea: 'Osam petkova zaredom prikazujemo domaći film na platnu koje sami šijemo. Adnan i Elma već imaju projektor iz škole, a stolice svako nosi od kuće.',
      change:
        'Na svakoj projekciji brojimo ljude. Ako ih na zadnjoj bude preko sto, kućni savjet kupuje svoje platno.',
      risks: 'Kad pada kiša, prikazujemo u garaži. Prava za filmove tražimo mjesec ranije.',
      afterwards: 'Platno i razglas čuva kućni savjet i posuđuje ih svakoj zgradi u naselju.',
    },
    timeline: [
      ['Šivanje platna i proba u dvorištu', 3, 14],
      ['Osam petkova filma', 15, 68],
    ],
    budget: [
      ['Tkanina, okvir i zatege za platno', 'material', 210],
      ['Najam razglasa za osam večeri', 'rent', 280],
      ['Prava za prikazivanje', 'services', 160],
    ],
    contributions: [
      ['Projektor za osam večeri', 'goods', 'Druga gimnazija', 320],
      ['Struja i garaža kad pada kiša', 'services', 'Kućni savjet', 120],
    ],
    sent: 1,
  },
  {
    call: 'mala-kultura',
    title: 'Svirka na mostu',
    municipality: 'zenica',
    team: [
      { who: at('adis.hrnjic'), born: '2000-11-02', role: 'vodi projekat', confirmed: true },
      { who: at('belma.turkic'), born: '1999-01-30', role: 'dozvole i novac', confirmed: true },
      { who: at('haris.smajic'), born: '2003-09-09', role: 'bendovi i plakati', confirmed: true },
    ],
    texts: {
      problem:
        'Bendovi iz muzičke škole sviraju samo na završnom koncertu. Grad ih ne čuje, a oni ne čuju publiku.',
      people: 'Dvanaest mladih bendova i svi koji subotom prelaze preko pješačkog mosta.',
      idea: 'Četiri subote po tri benda sviraju na mostu, bez bine, uz jedan mali razglas.',
      change: 'Barem šest bendova prvi put svira pred ljudima koje ne poznaje.',
      risks: 'Ako komšijama smeta, sviramo do osam i tiše.',
      afterwards: 'Spisak bendova i dogovor s gradom ostaju muzičkoj školi.',
    },
    timeline: [['Četiri subote na mostu', 20, 48]],
    budget: [
      ['Najam malog razglasa', 'rent', 360],
      ['Plakati', 'visibility', 90],
      ['Prevoz instrumenata', 'transport', 110],
    ],
    contributions: [['Bubnjevi i pojačala', 'goods', 'Muzička škola', 400]],
    sent: 3,
  },
  {
    call: 'mala-kultura',
    title: 'Predstava u školskoj sali',
    municipality: 'kakanj',
    team: [
      { who: at('nermin.kadic'), born: '2002-05-19', role: 'vodi projekat', confirmed: true },
      { who: at('hana.pasic'), born: '2004-02-11', role: 'tekst i režija', confirmed: true },
      { who: at('almedina.fazlic'), born: '2001-08-23', role: 'kostimi', confirmed: true },
    ],
    texts: {
      problem: 'Zadnja predstava u Kakanju igrala je prije tri godine, a školska sala je navečer prazna.',
      people: 'Četrdeset srednjoškolaca koji glume, šiju i svijetle, i njihove porodice u publici.',
      idea: 'Postavljamo komediju o dva susjeda i jednom zidu i igramo je pet puta u tri mjesta.',
      change: 'Nakon pete predstave škola otvara stalnu dramsku grupu.',
      risks: 'Ako se neko razboli, svaka uloga ima zamjenu. Sala je već dogovorena.',
      afterwards: 'Kostimi i reflektori ostaju školi.',
    },
    timeline: [
      ['Probe i šivanje', 2, 40],
      ['Pet predstava', 41, 66],
    ],
    budget: [
      ['Tkanina i konac', 'material', 240],
      ['Dva reflektora na najam', 'rent', 180],
      ['Prevoz kulisa u dva mjesta', 'transport', 200],
    ],
    contributions: [['Sala i struja za 24 probe', 'services', 'Gimnazija', 480]],
    documents: [hallConsent],
    sent: 2,
    changes: {
      why: 'Pet predstava u tri mjesta je mnogo za dva mjeseca. Pokažite nam da je dogovoreno.',
      asked: { risks: 'Napišite s kim su dogovorene sale u druga dva mjesta i šta ako neka otkaže.' },
      answer: {
        risks:
          'Ako se neko razboli, svaka uloga ima zamjenu. Sala u gimnaziji je dogovorena, a domovi kulture u druga dva mjesta su pisano potvrdili termine. Ako neki otkaže, tu predstavu igramo u gimnaziji.',
      },
    },
  },
  {
    call: 'mala-kultura',
    title: 'Zidne novine na autobuskoj',
    municipality: 'zepce',
    team: [
      { who: at('merima.softic'), born: '1998-12-03', role: 'vodi projekat', confirmed: true },
      { who: at('tamara.pavlovic'), born: '2000-04-27', role: 'crteži', confirmed: true },
      { who: at('amila.besic'), born: '2003-07-15', role: 'tekstovi', confirmed: true },
    ],
    texts: {
      problem: 'O tome šta se radi u gradu mladi saznaju tek kad prođe.',
      people: 'Đaci koji svaki dan čekaju bus, njih oko tri stotine.',
      idea: 'Svake dvije sedmice lijepimo novu stranicu s crtežima i onim što dolazi.',
      change: 'Na događaje dođe više ljudi nego prošle godine.',
      risks: 'Papir uništi kiša, pa stranicu stavljamo pod staklo.',
      afterwards: 'Okvir ostaje, a redakciju preuzima škola.',
    },
    timeline: [['Osam brojeva', 5, 70]],
    budget: [
      ['Okvir sa staklom', 'material', 190],
      ['Štampa osam brojeva', 'visibility', 260],
    ],
    contributions: [['Mjesto na zidu i montaža', 'services', 'Autobuska stanica', 250]],
    documents: [wallConsent],
    sent: 4,
  },
]
