export const messages = {
  sent: {
    title: 'Poslano u {time}',
    titleDays:
      'Poslano u {time}, {days, plural, =0 {na dan roka} one {# dan prije roka} few {# dana prije roka} other {# dana prije roka}}',
    to: '{title}, {organisation}',
    text: 'Prijava je kod organizacije. Javit ćemo ti čim se nešto promijeni.',
  },
  goal: {
    arch: '{of, plural, one {Gotov most od # kamena} few {Gotov most od # kamena} other {Gotov most od # kamenova}}',
    picture: '{of, plural, one {# vještina} few {Sve # vještine} other {Svih # vještina}}',
  },
  funded: {
    title: '{amount} za „{title}“',
    text: 'Odluka je ista za cijelu ekipu. Prva rata stiže poslije ugovora.',
    contract: 'Ugovor i isplate',
  },
  proof: {
    by: '{name} potvrđuje: {skill}',
    plain: 'Nova potvrda: {skill}',
    hours:
      '{count, plural, one {# sat ima potvrdu: {skill}} few {# sata imaju potvrdu: {skill}} other {# sati ima potvrdu: {skill}}}',
    arch: 'Vještine s dokazom: {have, number} od {of, number}',
    picture: 'Vještina s potvrdom',
  },
  added: {
    title: '{count, plural, one {# nova vještina} few {# nove vještine} other {# novih vještina}} na profilu',
    text: 'Iz tvojih riječi. Sljedeći korak je dokaz: osoba, rad ili ispit.',
  },
  picture: {
    make: 'Napravi sliku',
    title: 'Slika za dijeljenje',
    lead: 'Pravi se na tvom uređaju. Mi je ne objavljujemo i ne čuvamo.',
    name: 'Ime na slici',
    nameHelp: 'Može ostati prazno.',
    shape: 'Oblik',
    wide: 'Široka',
    square: 'Kvadrat',
    alt: 'Slika: {title} {text}',
    drawing: 'Crtamo…',
    failed: 'Slika nije nacrtana. Pokušaj ponovo.',
    close: 'Zatvori',
    save: 'Sačuvaj sliku',
    share: 'Podijeli',
    file: 'zamah.png',
  },
}
