import { sql } from 'drizzle-orm'
import type { Services } from '#platform/server/services.ts'
import { queryWords, stemsOf } from '../../contract/query-words.ts'
import { editDistance } from './edit-distance.ts'
import { spellingsOf } from './spellings.ts'

/** What is looked for, in the words of the index. */
export type Wanted = {
  /** Text of a tsquery over all words; nothing where no words were given. */
  query: string | undefined
  /** Everything that may stand for a word, to show where it is said. */
  stems: ReadonlySet<string>
  /** The search as it was meant, where a word was misspelt. */
  meant: string | undefined
  /** A word that stands nowhere and is like none that does. */
  unknown: string | undefined
}

const NOTHING: Wanted = { query: undefined, stems: new Set(), meant: undefined, unknown: undefined }
/** So many words a beginning may stand for. */
const BEGINNINGS = 40
const SLIPS = 2

type Group = { stems: string[]; shown: string; corrected?: boolean; unknown?: boolean }
type Sources = Pick<Services, 'db'>

/** Reads a search: known words as they are, beginnings of words as all that begin so, misspelt ones as the likeliest. */
export async function wantedWords(services: Sources, q: string): Promise<Wanted> {
  const words = queryWords(q)
  if (words.length === 0) return NOTHING
  const known = await knownStems(services, words)
  const groups: Group[] = []
  for (const word of words) groups.push(known.get(word) ?? (await likeliest(services, word)))
  return {
    query: groups.map(({ stems }) => `(${stems.map((stem) => `'${stem}'`).join(' | ')})`).join(' & '),
    stems: new Set(groups.flatMap(({ stems }) => stems)),
    meant: groups.some(({ corrected }) => corrected) ? groups.map(({ shown }) => shown).join(' ') : undefined,
    unknown: groups.find(({ unknown }) => unknown)?.shown,
  }
}

async function knownStems({ db }: Sources, words: readonly string[]): Promise<Map<string, Group>> {
  const asked = words.map((word) => ({ word, stems: stemsOf(word) }))
  const { rows } = await db.execute<{
    word: string
    whole: boolean
    exact: boolean
    begun: string[] | null
  }>(sql`
    select a.word,
      exists (select 1 from search_terms t where t.word = a.word) as whole,
      exists (select 1 from search_terms t where t.stem = any(a.stems)) as exact,
      (select array_agg(distinct b.stem) from (
        select t.stem from search_terms t
        where length(a.word) > 2 and t.word >= a.word and t.word < a.word || '~'
        order by t.word limit ${BEGINNINGS}
      ) b) as begun
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(word text, stems text[])`)
  const found = new Map<string, Group>()
  for (const { word, whole, exact, begun } of rows) {
    const stems = stemsOf(word)
    // Words too short to be kept as terms are looked for as they are: "it", "c#".
    if (whole || word.length < 3 || /[^a-z]/.test(word)) found.set(word, { stems, shown: word })
    // Not a word that anybody has written so: a form of one, or the beginning of some.
    else if (exact || begun)
      found.set(word, { stems: [...new Set([...stems, ...(begun ?? [])])], shown: word })
  }
  return found
}

/** The word that is meant: the one with the fewest slips, of those the commonest. */
async function likeliest({ db }: Sources, word: string): Promise<Group> {
  const { rows } = await db.execute<{ word: string; shown: string; docs: number }>(sql`
    select t.word, min(t.shown) as shown, max(t.docs) as docs
    from search_spellings s join search_terms t on t.word = s.word
    where s.spelling = any(${sql.param(spellingsOf(word, SLIPS))}::text[])
    group by t.word`)
  const most = word.length < 5 ? 1 : SLIPS
  const [best] = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.docs - a.docs || (a.word < b.word ? -1 : 1))
  return best
    ? { stems: stemsOf(best.word), shown: best.shown, corrected: true }
    : { stems: stemsOf(word), shown: word, unknown: true }
}
