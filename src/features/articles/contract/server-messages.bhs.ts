/** Texts that the server says about articles. */
export const messages = {
  mails: { area: 'Članci' },
  areas: {
    articles: {
      title: 'Članci',
      hint: 'Čitanje i pisanje članaka. Pregled za urednike ostaje u administraciji.',
    },
  },
  moderation: { kinds: { article: 'članak' } },
  errors: {
    incomplete: 'Prije objave dopuni označena polja. Jezik koji je započet mora biti i završen.',
    unreadableDocument:
      'Ovaj dokument ne možemo pročitati. Sačuvaj ga kao DOCX bez lozinke i pokušaj ponovo.',
    unreadableExport:
      'Ovo nije izvoz iz WordPressa koji možemo pročitati. U WordPressu izaberi Alati, Izvoz, Objave.',
    documentTooLong: 'Dokument je predug za jedan članak. Podijeli ga na dijelove.',
    pictureGone: 'Jedna od slika više nije u biblioteci. Ukloni je iz teksta ili stavi drugu.',
    fileGone: 'Jedna od datoteka više nije u biblioteci. Ukloni je iz teksta ili stavi drugu.',
    fileUntitled: 'Datoteci u tekstu fali naziv na jednom od jezika. Upiši ga u biblioteci.',
    notNow: 'To sada nije moguće. Osvježi stranicu.',
    past: 'Izaberi trenutak koji tek dolazi, najviše godinu dana unaprijed.',
    reasonMissing: 'Napiši razlog. Dobit će ga autor.',
    published: 'Objavljen članak se ne briše. Možeš ga povući, pa ga više niko neće čitati.',
    redirectLoop: 'Tako bi se adrese vrtjele u krug. Izaberi drugu novu adresu.',
    redirectThere: 'Ta stara adresa već vodi dalje. Prvo je ukloni iz spiska.',
  },
  notifications: {
    topics: { articles: { title: 'Članci', hint: 'šta je uredništvo odlučilo o tvom članku' } },
    kinds: { decision: 'Odluka o članku' },
    publish: 'Uredništvo je objavilo tvoj članak.',
    return: 'Uredništvo je vratilo članak na doradu. Pogledaj razlog.',
  },
  mail: {
    publish: {
      subject: 'Objavljeno: {name}',
      heading: 'Tvoj članak je objavljen',
      text: 'Uredništvo je pročitalo „{name}“ i objavilo ga. Ako je dogovoren dan, izaći će tog dana.',
    },
    return: {
      subject: 'Vraćeno na doradu: {name}',
      heading: 'Članak čeka tvoju doradu',
      text: 'Uredništvo je pročitalo „{name}“ i još ga nije objavilo. Evo zašto:',
    },
    button: 'Otvori članak',
  },
  feed: {
    title: 'Članci',
    description: 'O poslu, učenju, grantovima i svom poslu, pišu mladi iz Bosne i Hercegovine.',
  },
  search: { kinds: { articles: 'Članci' } },
  console: {
    queues: { articles: { title: 'Članci za čitanje', hint: 'čekaju objavu' } },
  },
  audit: {
    area: 'Članci',
    actions: {
      publish: 'Članak objavljen',
      return: 'Članak vraćen na doradu',
      trust: 'Povjerenje autoru izmijenjeno',
      redirect: 'Stara adresa vodi dalje',
      unredirect: 'Stara adresa više ne vodi dalje',
    },
    fields: { trusted: 'objavljuje bez pregleda', target: 'nova adresa' },
  },
} as const
