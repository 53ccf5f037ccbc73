/** Texts of refusals. */
export const messages = {
  errors: {
    pictureUnreadable: 'Ovu datoteku ne možemo otvoriti kao sliku. Pošalji JPEG, PNG, WebP ili AVIF.',
    pictureHuge:
      'Slika je prevelika: {megapixels, plural, one {# megapiksel} few {# megapiksela} other {# megapiksela}}, a ovakvu datoteku otvaramo do {limit, plural, one {# megapiksela} few {# megapiksela} other {# megapiksela}}. Smanji je ili je sačuvaj kao običan JPEG.',
    pictureHeavy:
      'Otvaranje ove slike traži previše vremena ili memorije. Smanji je ili je sačuvaj kao običan JPEG.',
    pictureSmall:
      'Slika je premala. Treba bar {width, plural, one {# tačku} few {# tačke} other {# tačaka}} u širinu i {height} u visinu.',
    idTaken: 'Ova datoteka je već poslana na drugo mjesto. Dodaj je ponovo.',
    full: 'Tvoje datoteke zajedno zauzimaju {limit} MB, a više ne možemo čuvati. Obriši neku pa pokušaj ponovo.',
  },
}
