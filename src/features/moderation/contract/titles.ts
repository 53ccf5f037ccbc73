/** Page titles of moderation. */
export const titles = {
  queue: { bhs: 'Moderacija', en: 'Moderation' },
  words: { bhs: 'Liste riječi', en: 'Word lists' },
  decision: { bhs: 'Odluka o tvom sadržaju', en: 'Decision about your content' },
  appeal: { bhs: 'Žalba na odluku', en: 'Appeal against a decision' },
} as const
