/** Words of the page on which a board looks at what is unusual about a vote. */
export const messages = {
  back: 'Ranking and decisions',
  title: 'Unusual in the vote, {title}',
  lead: '{votes, plural, one {# vote has come} other {# votes have come}}. Here stands what is worth checking. Unusual is not yet cheating: a whole class may vote at once.',
  none: 'Nothing unusual',
  noneText: 'Votes come as one expects: from different phones, devices and networks.',
  list: 'Worth checking',
  kinds: {
    burst: 'Many votes in ten minutes',
    device: 'Several votes from one device',
    block: 'Several votes from numbers in a row',
    network: 'Many votes from one network',
  },
  why: {
    burst: 'At least five times as many as usual for this project.',
    device: 'A family shares a tablet, and so does somebody with the cards of others.',
    block: 'The numbers differ in their last two digits alone, as when cards are bought together.',
    network: 'A school and a mobile operator put many people behind one address.',
  },
  votes: '{votes, plural, one {# vote} other {# votes}}, {forIt} of them for “{title}”',
  when: 'from {from} to {until}',
  moment: '{date} at {time}',
} as const
