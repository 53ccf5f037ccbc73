export const messages = {
  text: 'Koga ne želiš sresti na Zamahu.',
  blocked: {
    title: 'Blokirane osobe',
    none: 'Nikoga ne blokiraš.',
    undo: 'Odblokiraj',
    undoNamed: 'Odblokiraj: {name}',
    done: 'Više nije blokirano: {name}',
  },
  since: 'od {date}',
  busy: 'Čuvamo…',
  wrong: 'Nije sačuvano. Pokušaj ponovo.',
} as const
