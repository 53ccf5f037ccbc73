import type { Section } from './document.ts'

export const termsOfTheAccount: readonly Section[] = [
  {
    id: 'ko-smo',
    title: { bhs: 'Ko smo mi, ko si ti', en: 'Who we are, who you are' },
    parts: [
      {
        bhs: 'Zamah je besplatna platforma za vještine, poslove, grantove i omladinske banke, namijenjena mladima u Bosni i Hercegovini. Vodi je organizacija čije ime, sjedište i adresa stoje na stranici Kontakt.',
        en: 'Zamah is a free platform for skills, jobs, grants and youth banks, made for young people in Bosnia and Herzegovina. It is run by the organisation whose name, seat and address are on the Contact page.',
      },
      {
        bhs: '„Mi“ je u ovom tekstu ta organizacija, a „ti“ svaka osoba koja koristi Zamah, s računom ili bez njega.',
        en: 'In this text “we” are that organisation and “you” are anyone who uses Zamah, with an account or without one.',
      },
    ],
  },
  {
    id: 'racun',
    title: { bhs: 'Tvoj račun', en: 'Your account' },
    parts: [
      {
        bhs: 'Račun može otvoriti svako ko ima najmanje 15 godina. Ako nemaš 18, pročitaj ove uslove s roditeljem ili starateljem. Ako nemaš 16, za otvaranje računa treba ti i njihova saglasnost, a mi smijemo tražiti da je potvrde.',
        en: 'Anyone aged 15 or over can open an account. If you are under 18, read these terms with a parent or guardian. If you are under 16, you also need their consent to open an account, and we may ask them to confirm it.',
      },
      {
        bhs: 'Jedna osoba ima jedan račun. Upiši svoje pravo ime i email adresu kojoj imaš pristup. Adresu provjeravamo kodom ili linkom prije nego što račun proradi.',
        en: 'One person has one account. Give your real name and an email address you can open. We check the address with a code or a link before the account works.',
      },
      {
        bhs: 'Lozinka ima najmanje 8 znakova i samo je tvoja. Nikad te nećemo pitati za nju. Ako misliš da je neko ušao u tvoj račun, promijeni lozinku i u postavkama odjavi ostale uređaje.',
        en: 'Your password has at least 8 characters and is yours alone. We will never ask you for it. If you think somebody got into your account, change the password and sign the other devices out in settings.',
      },
    ],
  },
  {
    id: 'cijena',
    title: { bhs: 'Koliko košta', en: 'What it costs' },
    parts: [
      {
        bhs: 'Zamah je besplatan za sve: 0 €, besplatno zauvijek. Ne tražimo karticu, nema probnog roka i ne prodajemo podatke.',
        en: 'Zamah is free for everyone: €0, free forever. We ask for no card, there is no trial period and we sell no data.',
      },
      {
        bhs: 'Ako nekad ponudimo nešto što se plaća, bit će odvojeno i jasno označeno, i nikad uslov za ono što već koristiš.',
        en: 'If we ever offer something that costs money, it will be separate and clearly marked, and never a condition for what you already use.',
      },
    ],
  },
  {
    id: 'ponasanje',
    title: { bhs: 'Kako se ponašamo', en: 'How we behave here' },
    parts: [
      {
        bhs: 'Na Zamahu su stvarni ljudi i stvaran novac. Zato te molimo:',
        en: 'Real people and real money are involved here. So please:',
      },
      {
        item: true,
        bhs: 'Ne predstavljaj se kao neko drugi i ne navodi vještine, diplome ili iskustvo koje nemaš.',
        en: 'Do not pose as somebody else, and do not claim skills, degrees or experience you do not have.',
      },
      {
        item: true,
        bhs: 'Ne objavljuj mržnju, prijetnje, uznemiravanje, obmane ni bilo šta što krši zakon ili tuđa prava.',
        en: 'Do not post hate, threats, harassment, deception or anything that breaks the law or other people’s rights.',
      },
      {
        item: true,
        bhs: 'Ne šalji neželjene poruke i ne skupljaj podatke drugih članova i članica.',
        en: 'Do not send unwanted messages and do not harvest other members’ data.',
      },
      {
        item: true,
        bhs: 'Ne zaobilazi zaštitu, ne preopterećuj sistem i ne ulazi u tuđe račune. Ako nađeš propust, javi nam preko stranice Kontakt prije nego što ga objaviš.',
        en: 'Do not get around protections, overload the system or enter other people’s accounts. If you find a hole, tell us through the Contact page before you publish it.',
      },
    ],
  },
  {
    id: 'sadrzaj',
    title: { bhs: 'Ono što napišeš ostaje tvoje', en: 'What you write stays yours' },
    parts: [
      {
        bhs: 'Tekstovi, slike i prijave koje staviš na Zamah ostaju tvoji. Daješ nam samo dozvolu da ih čuvamo, prikažemo onima kojima ih namijeniš i tehnički obradimo, na primjer smanjimo sliku.',
        en: 'The texts, pictures and applications you put on Zamah stay yours. You only allow us to keep them, show them to those you meant them for, and process them technically, such as making a picture smaller.',
      },
      {
        bhs: 'Kad nešto obrišeš, ta dozvola prestaje. U sigurnosnim kopijama može ostati dok ih ne zamijene novije, ali se iz njih ne vraća na stranice.',
        en: 'When you delete something, that permission ends. It may remain in backups until newer ones replace them, but it does not return to the pages from there.',
      },
    ],
  },
]
