import type { Section } from './document.ts'

export const privacyOfTheData: readonly Section[] = [
  {
    id: 'kontrolor',
    title: { bhs: 'Ko odgovara za tvoje podatke', en: 'Who answers for your data' },
    parts: [
      {
        bhs: 'Za tvoje podatke odgovara organizacija koja vodi Zamah, po zakonu kontrolor podataka. Njeno ime, sjedište i adresa za pitanja o podacima stoje na stranici Kontakt.',
        en: 'The organisation that runs Zamah answers for your data; the law calls it the controller. Its name, seat and address for questions about data are on the Contact page.',
      },
    ],
  },
  {
    id: 'podaci',
    title: { bhs: 'Koje podatke čuvamo', en: 'What data we keep' },
    parts: [
      {
        item: true,
        bhs: 'Račun: ime, prezime, email adresa, jezik, dan otvaranja i verzija uslova koja je prihvaćena. Lozinku ne čuvamo, nego njen otisak (argon2id) iz kojeg se ne može pročitati.',
        en: 'Account: first name, last name, email address, language, the day it was opened and the version of the terms that was accepted. We do not keep your password, only its hash (argon2id), from which it cannot be read.',
      },
      {
        item: true,
        bhs: 'Uvod nakon registracije: broj telefona, spol i oblasti koje te zanimaju.',
        en: 'Onboarding after registration: phone number, gender and the areas that interest you.',
      },
      {
        item: true,
        bhs: 'Dan rođenja, samo ako ga upišeš u postavkama ili u prijavi za grant s uslovom o godinama. Po njemu provjeravamo taj uslov, a mlađima od 18 nepoznati ne mogu pisati prvi. Drugima ga ne pokazujemo; ako ga promijeniš, stari i novi datum vidi i tim Zamaha.',
        en: 'Your date of birth, only if you enter it in settings or in a grant application with an age condition. We check that condition by it, and strangers cannot write first to anybody under 18. We do not show it to others; if you change it, staff see the old date and the new one.',
      },
      {
        item: true,
        bhs: 'Saglasnost roditelja ili staratelja, ako je prije 18. godine zatražiš za susrete s mentorom: ime i email adresa te osobe, o kojem mentoru je riječ i šta je kad odgovorila. Čuvamo je dok postoji tvoj račun. Roditelju ili staratelju pišemo samo zbog te saglasnosti, a može je povući istim linkom.',
        en: 'The consent of a parent or guardian, if you ask for it before you are 18 in order to meet a mentor: the name and email address of that person, which mentor it is about, and what they answered and when. We keep it as long as your account exists. We write to the parent or guardian about that consent alone, and they can withdraw it with the same link.',
      },
      {
        item: true,
        bhs: 'Ono što upisuješ dok koristiš Zamah: vještine, iskustvo, obrazovanje, CV, prijave, poruke i objave. Ti biraš šta je javno.',
        en: 'What you enter as you use Zamah: skills, experience, education, CV, applications, messages and posts. You choose what is public.',
      },
      {
        item: true,
        bhs: 'Sesije: preglednik i uređaj te vrijeme zadnje upotrebe, da ih možeš vidjeti i ugasiti u postavkama.',
        en: 'Sessions: browser and device and the time of last use, so that you can see them and end them in settings.',
      },
      {
        item: true,
        bhs: 'Prijava preko Googlea, ako je izabereš: ime, email adresa i oznaka Google računa. Lozinku od Googlea ne dobijamo.',
        en: 'Google sign-in, if you choose it: name, email address and the identifier of the Google account. Google does not give us a password.',
      },
      {
        item: true,
        bhs: 'Zaštita od zloupotrebe: IP adresa i broj neuspjelih pokušaja, najduže 24 sata. U tehničkim zapisima servera nema ličnih podataka.',
        en: 'Protection from abuse: IP address and number of failed attempts, for 24 hours at most. The server’s technical logs hold no personal data.',
      },
    ],
  },
  {
    id: 'zasto',
    title: { bhs: 'Zašto i po kojem osnovu', en: 'Why, and on what legal basis' },
    parts: [
      {
        item: true,
        bhs: 'Da Zamah radi za tebe: račun, profil, prijave, poruke i mailovi o njima. Osnov je ugovor s tobom, to jest uslovi korištenja.',
        en: 'To make Zamah work for you: account, profile, applications, messages and the emails about them. The basis is our contract with you, the terms of use.',
      },
      {
        item: true,
        bhs: 'Da račun bude siguran: ograničenje pokušaja, popis sesija, obavijest o promjeni lozinke. Osnov je naš legitiman interes, a i tvoj.',
        en: 'To keep accounts safe: limits on attempts, the list of sessions, notices of a changed password. The basis is our legitimate interest, and yours.',
      },
      {
        item: true,
        bhs: 'Da vidimo koliko ljudi dođe preko oglasa. Osnov je tvoj pristanak, i bez njega se to ne mjeri.',
        en: 'To see how many people come through adverts. The basis is your consent; without it nothing is measured.',
      },
      {
        item: true,
        bhs: 'Da stranice budu brze: u jednom od četiri otvaranja tvoj preglednik nam javi koliko je trajalo. S tim ne ide kolačić ni račun, a IP adresu uz to ne čuvamo. Čuvamo samo vrstu stranice i je li telefon ili računar, u dnevnim zbirovima, godinu dana. Ne dajemo ih nikome. Osnov je naš legitiman interes da Zamah radi i na sporoj vezi.',
        en: 'To keep pages fast: one opening in four, your browser tells us how long it took. No cookie or account goes with it, and we keep no IP address with it. We keep only the kind of page and whether it was a phone or a desktop, as daily totals, for a year. We give them to nobody. The basis is our legitimate interest in Zamah working on slow connections too.',
      },
      {
        item: true,
        bhs: 'Da ispunimo zakonsku obavezu, kad to nadležni organ zakonito naloži.',
        en: 'To meet a legal duty, when a competent authority lawfully orders it.',
      },
      {
        bhs: 'Spol pitamo radi oslovljavanja i zbirne statistike o tome koga dosežemo. U preporukama ne utiče ni na šta, osim što ti ne nudimo pozive koji su po vlastitom uslovu samo za drugi spol.',
        en: 'We ask for gender to address you properly and for totals of whom we reach. In recommendations it changes nothing, except that we do not offer you calls that by their own condition are for the other gender only.',
      },
    ],
  },
  {
    id: 'preporuke',
    title: { bhs: 'Preporuke i umjetna inteligencija', en: 'Recommendations and artificial intelligence' },
    parts: [
      {
        bhs: 'Preporuke računa program na našem serveru, iz vještina, interesa i mjesta koje navedeš. Uz svaku piše razlog i svaku možeš odbiti. Nijedna odluka o tebi ne donosi se automatski.',
        en: 'A program on our server works out recommendations from the skills, interests and place you give. Each one states its reason and each can be dismissed. No decision about you is taken automatically.',
      },
      {
        bhs: 'Tvoje podatke ne dajemo drugima da na njima obučavaju svoje modele.',
        en: 'We do not give your data to others to train their models on.',
      },
    ],
  },
  {
    id: 'primaoci',
    title: { bhs: 'Ko još vidi podatke', en: 'Who else sees data' },
    parts: [
      { bhs: 'Podatke ne prodajemo. Vide ih samo:', en: 'We do not sell data. It is seen only by:' },
      {
        item: true,
        bhs: 'organizacije, omladinske banke i mentori kojima pošalješ prijavu ili poruku, i to samo ono što im pošalješ;',
        en: 'organisations, youth banks and mentors to whom you send an application or a message, and only what you send them;',
      },
      {
        item: true,
        bhs: 'svi, ako nešto označiš kao javno;',
        en: 'everyone, where you mark something as public;',
      },
      {
        item: true,
        bhs: 'pružaoci usluga koji nam drže servere i šalju mailove, po našem nalogu i samo za to;',
        en: 'service providers who host our servers and send our emails, on our instructions and for nothing else;',
      },
      {
        item: true,
        bhs: 'Google, samo ako se prijavljuješ preko njega, i Meta, samo ako prihvatiš mjerenje. Oni podatke mogu obrađivati i izvan Bosne i Hercegovine, po svojim pravilima.',
        en: 'Google, only if you sign in through it, and Meta, only if you accept measurement. They may process data outside Bosnia and Herzegovina, under their own rules.',
      },
      {
        item: true,
        bhs: 'YouTube, Vimeo ili OpenStreetMap, samo kad u članku otvoriš njihov video ili mapu. Prije toga od nas ne dobiju ništa.',
        en: 'YouTube, Vimeo or OpenStreetMap, only when you open a video or map of theirs in an article. Before that they get nothing from us.',
      },
    ],
  },
]
