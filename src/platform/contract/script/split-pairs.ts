/**
 * Roots in which n+j, d+ž or l+j are two sounds and not one letter; `|` stands between the two. Those with `^` count at the
 * beginning of a word only: *anjon* is split, *kanjon* is not.
 */
const SPLIT = (
  'in|jekc in|jekt in|jicir in|jurij kon|jug kon|junk kon|jekt kon|jukt tan|jug van|jezič van|jezgr ^an|jon dis|junk ben|jamin ' +
  'nad|žive nad|živj nad|život nad|župan nad|žanr nad|žnje nad|žel nad|žbuk nad|žor ' +
  'od|žal od|živ od|žvać od|žvak od|žet od|žur od|žubor od|žigos ' +
  'pod|žanr pod|župan pod|žeg pod|žeć pod|žig pod|žiž pod|žar pod|žbun ' +
  'pred|život pred|želud pred|žetv pred|žanr pred|žalben'
)
  .split(' ')
  .map((rule) => {
    const root = rule.replace('^', '')
    return { joined: root.replace('|', ''), at: root.indexOf('|'), first: rule !== root }
  })

/** The places in a word, in small letters, before which a new sound begins although the letters look like a pair. */
export function splitPairs(word: string): ReadonlySet<number> {
  const places = new Set<number>()
  for (const { joined, at, first } of SPLIT) {
    const index = word.indexOf(joined)
    if (index === 0 || (index > 0 && !first)) places.add(index + at)
  }
  return places
}
