import type { Words } from './document.ts'

export type Question = { readonly id: string; readonly question: Words; readonly answer: Words }
export type QuestionGroup = {
  readonly id: string
  readonly title: Words
  readonly questions: readonly Question[]
}

export const faqIntro: Words = {
  bhs: 'Kratki odgovori na ono što nas najčešće pitate.',
  en: 'Short answers to what people ask us most.',
}

export const faq: readonly QuestionGroup[] = [
  {
    id: 'pocetak',
    title: { bhs: 'Početak', en: 'Getting started' },
    questions: [
      {
        id: 'cijena',
        question: { bhs: 'Je li Zamah stvarno besplatan?', en: 'Is Zamah really free?' },
        answer: {
          bhs: 'Jeste, i to zauvijek. Ne tražimo karticu, nema probnog roka i ne prodajemo podatke.',
          en: 'Yes, and for good. We ask for no card, there is no trial period and we sell no data.',
        },
      },
      {
        id: 'godine',
        question: { bhs: 'Koliko godina moram imati?', en: 'How old do I have to be?' },
        answer: {
          bhs: 'Najmanje 15. Ako nemaš 16, treba ti saglasnost roditelja ili staratelja. Pojedini pozivi imaju svoje granice; pišu u pravilima poziva.',
          en: 'At least 15. If you are under 16 you need the consent of a parent or guardian. Some calls have limits of their own; they are in the rules of the call.',
        },
      },
      {
        id: 'iskustvo',
        question: {
          bhs: 'Nemam radnog iskustva. Ima li smisla da se prijavim?',
          en: 'I have no work experience. Is there any point?',
        },
        answer: {
          bhs: 'Ima. Pomaganje u porodičnoj radnji, sport, volontiranje i školski projekti su iskustvo. Zamah iz njih prepozna vještine, a ti ih potvrdiš.',
          en: 'There is. Helping in the family shop, sport, volunteering and school projects are experience. Zamah finds the skills in them and you confirm.',
        },
      },
      {
        id: 'uredjaj',
        question: {
          bhs: 'Treba li mi računar ili dobar internet?',
          en: 'Do I need a computer or a good connection?',
        },
        answer: {
          bhs: 'Ne. Sve se može uraditi s telefona. Stranice su lagane, a u postavkama možeš uključiti i uštedu podataka.',
          en: 'No. Everything can be done on a phone. The pages are light, and in settings you can turn on the data saver too.',
        },
      },
    ],
  },
  {
    id: 'racun',
    title: { bhs: 'Račun i prijava', en: 'Account and signing in' },
    questions: [
      {
        id: 'kod',
        question: { bhs: 'Nije mi stigao kod. Šta sad?', en: 'My code has not arrived. What now?' },
        answer: {
          bhs: 'Pogledaj neželjenu poštu i provjeri je li adresa dobro napisana. Kod vrijedi 10 minuta; novi zatraži na istoj stranici. Link iz istog maila vrijedi 24 sata.',
          en: 'Look in your spam folder and check the spelling of the address. A code is good for 10 minutes; ask for a new one on the same page. The link in the same email is good for 24 hours.',
        },
      },
      {
        id: 'lozinka',
        question: {
          bhs: 'Lozinka mi ne radi. Kako da uđem?',
          en: 'I cannot get in with my password. What do I do?',
        },
        answer: {
          bhs: 'Na stranici za prijavu izaberi link za zaboravljenu lozinku. Dobit ćeš mail sa šest cifara i linkom. Kod radi samo u pregledniku u kojem je zatražen, a link bilo gdje.',
          en: 'On the sign-in page choose the link for a forgotten password. You will get an email with six digits and a link. The digits work only in the browser where you asked for them, the link anywhere.',
        },
      },
      {
        id: 'sesije',
        question: {
          bhs: 'Neko možda koristi moj račun. Kako da ga zaustavim?',
          en: 'Somebody may be using my account. How do I stop them?',
        },
        answer: {
          bhs: 'U postavkama vidiš sve uređaje na kojima je račun otvoren i svaki možeš odjaviti. Zatim promijeni lozinku.',
          en: 'In settings you see every device where the account is open and can sign each one out. Then change your password.',
        },
      },
      {
        id: 'brisanje',
        question: {
          bhs: 'Kako da obrišem račun ili preuzmem podatke?',
          en: 'How do I delete my account or download my data?',
        },
        answer: {
          bhs: 'Oboje je u postavkama. Podatke dobiješ u jednoj ZIP datoteci. Nakon brisanja imaš 30 dana da se predomisliš, a onda nestaje sve osim onoga što nije samo tvoje: poruke kod drugih, rad tima i ugovori o novcu. Tačno piše u privatnosti.',
          en: 'Both are in settings. You get your data in one ZIP file. After deleting you have 30 days to change your mind; then everything goes but what is not yours alone: messages with others, a team’s work and contracts about money. The page about privacy says exactly what.',
        },
      },
    ],
  },
  {
    id: 'prilike',
    title: { bhs: 'Preporuke, poslovi i grantovi', en: 'Recommendations, jobs and grants' },
    questions: [
      {
        id: 'zasto',
        question: { bhs: 'Zašto vidim baš ovu preporuku?', en: 'Why do I see this recommendation?' },
        answer: {
          bhs: 'Uz svaku piše razlog: koje vještine imaš, šta fali i koliko je daleko. Ime, spol i godine nikad ne ulaze u poredak, a svaku preporuku možeš odbiti.',
          en: 'Each one states its reason: which skills you have, what is missing and how far it is. Name, gender and age never enter the ranking, and you can dismiss any of them.',
        },
      },
      {
        id: 'banka',
        question: { bhs: 'Šta je omladinska banka?', en: 'What is a youth bank?' },
        answer: {
          bhs: 'Fond općine o kojem odlučuju mladi. Ekipa od 3 do 7 ljudi prijavi ideju za svoj kraj, odbor je ocijeni, a ljudi glasaju. Rezultati i razlozi su javni.',
          en: 'A municipal fund that young people decide about. A team of 3 to 7 submits an idea for their town, a board scores it and people vote. Results and reasons are public.',
        },
      },
      {
        id: 'rok',
        question: { bhs: 'Po kojem satu se računa rok?', en: 'Which clock does a deadline follow?' },
        answer: {
          bhs: 'Po vremenu u Sarajevu, po satu našeg servera. Rok za pozive je obično u 14:00.',
          en: 'The time in Sarajevo, by the clock of our server. Calls usually close at 14:00.',
        },
      },
    ],
  },
]
