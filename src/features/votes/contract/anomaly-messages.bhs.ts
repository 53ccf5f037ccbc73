/** Riječi stranice na kojoj odbor gleda šta je u glasanju neobično. */
export const messages = {
  back: 'Poredak i odluke',
  title: 'Neobično u glasanju, {title}',
  lead: '{votes, plural, one {Stigao je # glas} few {Stigla su # glasa} other {Stiglo je # glasova}}. Ovdje piše šta vrijedi provjeriti. Neobično još nije varanje: i jedan razred zna glasati odjednom.',
  none: 'Ništa neobično',
  noneText: 'Glasovi stižu kako se i očekuje: s raznih telefona, uređaja i mreža.',
  list: 'Šta vrijedi provjeriti',
  kinds: {
    burst: 'Mnogo glasova u deset minuta',
    device: 'Više glasova s jednog uređaja',
    block: 'Više glasova s uzastopnih brojeva',
    network: 'Mnogo glasova s jedne mreže',
  },
  why: {
    burst: 'Barem pet puta više nego inače za ovaj projekat.',
    device: 'Porodica dijeli tablet, ali isto tako radi i neko s tuđim karticama.',
    block: 'Brojevi se razlikuju samo u zadnje dvije cifre, kao kad se kartice kupe zajedno.',
    network: 'Škola i mobilni operater stavljaju mnogo ljudi iza jedne adrese.',
  },
  votes: '{votes, plural, one {# glas} few {# glasa} other {# glasova}}, od toga {forIt} za „{title}“',
  when: 'od {from} do {until}',
  moment: '{date} u {time}',
} as const
