/** Texts about the form of an opportunity or a call. */
export const messages = {
  offer: {
    label: 'Obrazac',
    text: 'Uz prijavu popuni i ovaj obrazac.',
    fill: 'Popuni obrazac',
    paper: 'Preuzmi za štampu',
  },
  choice: {
    title: 'Obrazac',
    label: 'Obrazac koji se popunjava uz prijavu',
    help: 'Promjena vrijedi odmah. Odgovore čitaš ispod prijava.',
    none: 'Bez obrasca',
    nothing: 'Trenutno nema obrazaca koji se mogu dodati.',
    saved: 'Obrazac je sačuvan.',
    removed: 'Obrazac je uklonjen.',
    failed: 'Nije sačuvano. Pokušaj ponovo.',
  },
  answers: {
    title: 'Odgovori na obrazac',
    count: '{count, plural, one {# odgovor} few {# odgovora} other {# odgovora}}',
    blind: 'U odgovorima stoje imena, pa se vide tek kad se i prijave čitaju s imenima.',
    open: 'Odgovori se vide kad prođe rok za prijave.',
    visitor: 'bez računa',
    cleared: 'Odgovori su obrisani jer je istekao rok čuvanja.',
    unanswered: 'nije odgovoreno',
    file: 'Preuzmi datoteku {name}',
    failed: 'Nije uspjelo. Pokušaj ponovo.',
  },
} as const
