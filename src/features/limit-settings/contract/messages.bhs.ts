/** Texts for staff who change limits. */
export const messages = {
  lead: 'Crta pokazuje koliko je najzauzetija osoba došla blizu u zadnjih 30 dana. Tako vidiš smeta li granica ljudima ili samo napadačima. Promjena vrijedi odmah, za sve. Granice koje čuvaju lozinke i kodove ovdje se ne mijenjaju.',
  window:
    '{seconds, select, 60 {u minuti} 600 {u deset minuta} 3600 {na sat} 86400 {na dan} other {u {seconds} s}}',
  times: 'najviše {times, number} {window}',
  use: 'Najzauzetija osoba: {peak, number} od {times, number}',
  unused: 'U zadnjih 30 dana niko je nije koristio.',
  peak: 'Najviše {peak, number}.',
  exceeded:
    '{count, plural, =0 {Niko nije dotakao.} one {Dotaknuta # put.} few {Dotaknuta # puta.} other {Dotaknuta # puta.}}',
  changed: 'Promijenjeno {date}{by}. Obično je {usual, number}.',
  by: ', {name}',
  change: 'Izmijeni',
  changeNamed: 'Izmijeni: {title}',
  dialog: 'Granica: {title}',
  field: 'Najviše {window}',
  range: 'Od {least, number} do {most, number}; obično {usual, number}.',
  outOfRange: 'Izaberi broj od {least, number} do {most, number}.',
  restore: 'Vrati na {usual, number}',
  reason: 'Razlog za zapisnik',
  reasonHelp: 'Vidi ga samo tim.',
  short: 'Napiši razlog.',
  save: 'Sačuvaj',
  busy: 'Čuvamo…',
  close: 'Zatvori',
  saved: 'Granica vrijedi od sada: {title}',
} as const
