import type { Section } from './document.ts'

export const termsOfTheService: readonly Section[] = [
  {
    id: 'prilike',
    title: { bhs: 'Poslovi, grantovi i preporuke', en: 'Jobs, grants and recommendations' },
    parts: [
      {
        bhs: 'Oglase objavljuju organizacije, a pozive omladinske banke i fondovi. Provjeravamo ko objavljuje, ali za tačnost oglasa i za odluku odgovara onaj ko ga je objavio.',
        en: 'Organisations publish listings; youth banks and funds publish calls. We check who publishes, but whoever published it answers for its accuracy and for the decision.',
      },
      {
        bhs: 'Uz svaku preporuku piše zašto je vidiš. Preporuka ne odlučuje o tebi, a ime, spol i godine ne ulaze u poredak. Posao, praksu ni grant ne možemo garantovati.',
        en: 'Every recommendation says why you see it. It decides nothing about you, and name, gender and age do not enter the ranking. We cannot guarantee a job, an internship or a grant.',
      },
      {
        bhs: 'Rokovi se računaju po vremenu u Sarajevu, po satu našeg servera.',
        en: 'Deadlines follow the time in Sarajevo, by the clock of our server.',
      },
    ],
  },
  {
    id: 'uklanjanje',
    title: { bhs: 'Kad neko prekrši pravila', en: 'When somebody breaks the rules' },
    parts: [
      {
        bhs: 'Sadržaj koji krši ova pravila možemo ukloniti. Račun možemo ograničiti ili zatvoriti ako je kršenje teško ili se ponavlja. Reći ćemo ti šta smo uradili i zašto, osim kad nam zakon to brani.',
        en: 'We may remove content that breaks these rules. We may restrict or close an account if the breach is serious or repeated. We will tell you what we did and why, unless the law forbids it.',
      },
      {
        bhs: 'Ako misliš da smo pogriješili, žali se preko stranice Kontakt. Žalbu gleda osoba koja nije donijela prvu odluku.',
        en: 'If you think we got it wrong, appeal through the Contact page. Somebody who did not take the first decision will look at it.',
      },
    ],
  },
  {
    id: 'dostupnost',
    title: { bhs: 'Šta možemo, a šta ne možemo obećati', en: 'What we can and cannot promise' },
    parts: [
      {
        bhs: 'Trudimo se da Zamah radi uvijek, i na slabom internetu. Ne možemo obećati da nikad neće stati, niti odgovaramo za stranice na koje vode vanjski linkovi.',
        en: 'We work to keep Zamah running at all times, even on a weak connection. We cannot promise that it will never stop, and we do not answer for sites that outside links lead to.',
      },
      {
        bhs: 'Za štetu odgovaramo u mjeri koju propisuje zakon. Ništa u ovim uslovima ne umanjuje prava koja imaš po zakonu, posebno ako si maloljetna osoba ili potrošač.',
        en: 'We are liable for damage as far as the law provides. Nothing in these terms reduces the rights you have by law, least of all if you are a minor or a consumer.',
      },
    ],
  },
  {
    id: 'odlazak',
    title: { bhs: 'Kad hoćeš otići', en: 'When you want to leave' },
    parts: [
      {
        bhs: 'Račun možeš obrisati kad god hoćeš, u postavkama. Imaš 30 dana da se predomisliš, a onda brišemo račun i sve što je samo tvoje. Ono što dijeliš s drugima (poruke kod njih, rad tima, zapisi i ugovori o novcu) ostaje onako kako piše u privatnosti pod „Koliko dugo čuvamo“. Prije toga ih možeš preuzeti u jednoj ZIP datoteci.',
        en: 'You can delete your account whenever you like, in settings. You have 30 days to change your mind; then we delete the account and everything that is yours alone. What you share with others (messages they have, a team’s work, records and contracts about money) stays as said on the page about privacy under “How long we keep it”. Before that you can download it in one ZIP file.',
      },
    ],
  },
  {
    id: 'izmjene',
    title: { bhs: 'Kako se ovi uslovi mijenjaju', en: 'How these terms change' },
    parts: [
      {
        bhs: 'Svaka verzija ima broj i datum. Kad se promijeni smisao, javit ćemo ti prije nego što nova verzija počne vrijediti i zabilježiti na računu koja je verzija prihvaćena. Ispravke koje ne mijenjaju smisao objavljujemo odmah.',
        en: 'Every version has a number and a date. When the meaning changes, we will tell you before the new version applies and record on your account which version was accepted. Corrections that do not change the meaning are published at once.',
      },
    ],
  },
  {
    id: 'pravo',
    title: { bhs: 'Koje pravo vrijedi', en: 'Which law applies' },
    parts: [
      {
        bhs: 'Vrijedi pravo Bosne i Hercegovine, a sporove koje ne riješimo razgovorom rješava nadležni sud u Bosni i Hercegovini. Ako se domaći i engleski tekst razlikuju, vrijedi domaći.',
        en: 'The law of Bosnia and Herzegovina applies, and disputes we cannot settle by talking go to the competent court there. If this text and the local-language one differ, the local-language one applies.',
      },
    ],
  },
]
