export const messages = {
  reading: 'Čitamo stranicu…',
  filled: 'Popunjeno s te stranice. Provjeri prije čuvanja.',
  closed: 'Ovaj oglas je zatvoren {day}',
  nothing: 'Stranica ne kaže ništa više. Upiši ono što znaš.',
  replyBy: 'Odgovor očekuješ do',
  replyHelp: 'Podsjetit ćemo te dan prije.',
  note: 'Moja bilješka',
  noteHelp: 'Vidiš je samo ti.',
  keep: 'Sačuvaj bilješku',
  keeping: 'Čuvamo…',
  kept: 'Bilješka je sačuvana.',
  general: 'Nije uspjelo. Provjeri internet pa pokušaj ponovo.',
} as const
