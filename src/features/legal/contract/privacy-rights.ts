import type { Section } from './document.ts'

export const privacyOfTheRights: readonly Section[] = [
  {
    id: 'rokovi',
    title: { bhs: 'Koliko dugo čuvamo', en: 'How long we keep it' },
    parts: [
      {
        item: true,
        bhs: 'Račun, profil, CV-ovi, prijave i datoteke: dok ih ne obrišeš. Kad obrišeš račun, imaš još 30 dana da se predomisliš, a onda to nestaje iz baze, datoteka i međuspremnika.',
        en: 'The account, profile, CVs, applications and files: until you delete them. When you delete the account you have 30 more days to change your mind, after which they go from the database, files and caches.',
      },
      {
        item: true,
        bhs: 'Poruke i datoteke koje su od tebe stigle drugima: ostaju kod njih bez tvog imena, osim ako pri brisanju računa izabereš da nestanu i one.',
        en: 'Messages and files that you sent to others: they stay with them without your name, unless you choose when deleting the account that they go too.',
      },
      {
        item: true,
        bhs: 'Ono što nije samo tvoje: rad tima na prijavi za grant, zapisi projekta, ocjene, odluke i odgovori na pitanja ostaju, a ime, email, telefon i oznaku tvog računa iz njih brišemo. Datoteke koje je tim priložio ostaju kakve jesu.',
        en: 'What is not yours alone: a team’s work on a grant application, records of a project, scores, decisions and answers to questions stay, and we take your name, email, phone and the id of your account out of them. Files that a team attached stay as they are.',
      },
      {
        item: true,
        bhs: 'Ugovori i računi o dodijeljenom novcu: ostaju kakvi jesu, s imenom, koliko to traži zakon o računovodstvu.',
        en: 'Contracts and receipts for money that was given: they stay as they are, with the name, for as long as accounting law asks.',
      },
      {
        item: true,
        bhs: 'Sesija: gasi se nakon 14 dana bez upotrebe, a najkasnije nakon 30 dana. Podatak o ugašenoj sesiji brišemo za 60 dana.',
        en: 'A session: ends after 14 days without use, and after 30 days at the latest. The record of an ended session is deleted 60 days later.',
      },
      {
        item: true,
        bhs: 'Kodovi i linkovi iz mailova: vrijede od 10 minuta do 24 sata i mogu se upotrijebiti jednom.',
        en: 'Codes and links in emails: valid for between 10 minutes and 24 hours, and usable once.',
      },
      {
        item: true,
        bhs: 'Sigurnosne kopije: dok ih ne zamijene novije.',
        en: 'Backups: until newer ones replace them.',
      },
    ],
  },
  {
    id: 'prava',
    title: { bhs: 'Tvoja prava', en: 'Your rights' },
    parts: [
      {
        item: true,
        bhs: 'Vidjeti i preuzeti: u postavkama preuzmi sve svoje podatke u jednoj ZIP datoteci i nosi ih gdje hoćeš.',
        en: 'See and take: in settings, download all your data in one ZIP file and take it wherever you like.',
      },
      {
        item: true,
        bhs: 'Ispraviti: ime, email i ostalo mijenjaš u postavkama.',
        en: 'Correct: you change your name, email and the rest in settings.',
      },
      {
        item: true,
        bhs: 'Obrisati: račun brišeš u postavkama, bez objašnjenja. Prije potvrde piše šta nestaje, a šta ostaje.',
        en: 'Delete: you delete your account in settings, no explanation needed. Before you confirm it says what goes and what stays.',
      },
      {
        item: true,
        bhs: 'Ograničiti ili uložiti prigovor: piši nam preko stranice Kontakt.',
        en: 'Restrict or object: write to us through the Contact page.',
      },
      {
        item: true,
        bhs: 'Povući pristanak: kad god hoćeš, jednako lako kao što je dat.',
        en: 'Withdraw consent: whenever you like, as easily as it was given.',
      },
      {
        bhs: 'Na zahtjev odgovaramo bez odlaganja, najkasnije za mjesec dana, besplatno.',
        en: 'We answer requests without delay, within a month at the latest, free of charge.',
      },
      {
        bhs: 'Ako nisi zadovoljna ili zadovoljan odgovorom, možeš se žaliti Agenciji za zaštitu ličnih podataka u BiH, Dubrovačka 6, Sarajevo, azlp.ba, ili sudu.',
        en: 'If you are not satisfied, you can complain to the Personal Data Protection Agency in Bosnia and Herzegovina, Dubrovačka 6, Sarajevo, azlp.ba, or go to court.',
      },
    ],
  },
  {
    id: 'mladi',
    title: { bhs: 'Ako nemaš 18 godina', en: 'If you are under 18' },
    parts: [
      {
        bhs: 'Zamah je za ljude od 15 godina naviše. Račun mlađe osobe zatvaramo i brišemo čim za njega saznamo.',
        en: 'Zamah is for people aged 15 and over. We close and delete the account of anyone younger as soon as we learn of it.',
      },
      {
        bhs: 'Prije 16. rođendana za obradu podataka na osnovu pristanka treba i saglasnost roditelja ili staratelja. Dok je nemaš, na pitanje o mjerenju izaberi Odbij: sve ostalo radi jednako.',
        en: 'Before your 16th birthday, processing based on consent also needs the consent of a parent or guardian. Until you have it, choose Decline when asked about measurement: everything else works the same.',
      },
      {
        bhs: 'Roditelj ili staratelj može preko stranice Kontakt tražiti uvid u podatke djeteta ili njihovo brisanje.',
        en: 'Through the Contact page, a parent or guardian can ask to see a child’s data or to have it deleted.',
      },
    ],
  },
  {
    id: 'sigurnost',
    title: { bhs: 'Kako čuvamo podatke', en: 'How we protect data' },
    parts: [
      {
        bhs: 'Veza je šifrirana, lozinke su sažete, a dokaz o prijavi podijeljen je na dva dijela, od kojih jedan nijedna skripta na stranici ne može pročitati. Pokušaji su ograničeni, a na neobičnu upotrebu sesije upozoravamo te mailom, kao i na prijavu s novog uređaja.',
        en: 'The connection is encrypted, passwords are hashed, and the proof that you are signed in is split into two parts, one of which no script on the page can read. Attempts are limited, and we warn you by email when a session is used in an unusual way or somebody signs in on a new device.',
      },
      {
        bhs: 'Ako podaci ipak procure i to može ugroziti tvoja prava, javit ćemo Agenciji u roku od 72 sata, a tebi bez odlaganja.',
        en: 'If data leaks all the same and your rights may be at risk, we will tell the Agency within 72 hours and you without delay.',
      },
    ],
  },
  {
    id: 'izmjene',
    title: { bhs: 'Kako se ovaj tekst mijenja', en: 'How this text changes' },
    parts: [
      {
        bhs: 'Svaka verzija ima broj i datum. O izmjenama koje mijenjaju šta radimo s podacima javljamo ti prije nego što počnu vrijediti.',
        en: 'Every version has a number and a date. We tell you about changes in what we do with data before they apply.',
      },
    ],
  },
]
