import { fold } from '#platform/contract/fold.ts'
import { rolesOf } from '../lines/line-roles.ts'
import { beginsAsPost } from '../lines/post-nouns.ts'
import type { Line, NoticeText, Span } from '../text/notice-text.ts'
import { PLACE_FORMS } from './place-names.ts'

export type NamedLine = Span & { name: string; score: number }

const NAME =
  /^["„“]?[\p{Lu}\d][\p{L}\d&'’.+-]*["”“]?(?: (?:(?:&|i|and|of|for|za|u) )?["„“]?[\p{Lu}\d][\p{L}\d&'’.+-]*["”“]?){0,5}$/u
/** `Lanac restorana Ognjište`: below its title. */
const NAME_OF_A_SORT = /^\p{Lu}\p{Ll}+(?: \p{Ll}{4,}){1,2} ["„“]?\p{Lu}\p{Ll}+["”“]?$/u
/** `Šumarska zajednica Vrelo, Trnovo`: a name with its town, below the title. */
const WITH_TOWN = /^(\p{Lu}[^,.;:!?\n]{3,60}), (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=[.,;:]|$| \p{Ll})/u
const NO_NAME =
  /\b(?:oglas|konkurs|poziv|natjecaj|posao|hitno|vacanc|job|call|notice|vijesti|karijera|pozicij|obuka|kurs|stipendij|praksa|radionic|sajam|konferencij|free|course|training|scholarship|internship|developer|engineer|officer|manager|assistant|coordinator|consultant|specialist|monday|tuesday|wednesday|thursday|friday|saturday|sunday|ponedjeljak|utorak|srijeda|cetvrtak|petak|subota|nedjelja)/

const SENTENCE = /^(?:nas|vas|ov)[aeiou]?\b|\b(?:je|su|se|ima|rad[ei]|traz[ei]|mora|moze|mogu)\b/

/** Returns the first lines of a notice, where the sender often stands by name alone, above or below the title. */
export function nameLines(notice: NoticeText, title: Span | undefined): NamedLine[] {
  const roles = rolesOf(notice)
  const own = notice.lines
    .filter((line) => /\p{L}{2}/u.test(line.text) && roles.get(line) !== 'menu')
    .slice(0, 4)
  return own.flatMap((line, at) => {
    // The place follows a middle dot, a comma or a bar.
    const name = (line.text.split(/\s[·|•]\s|,\s/u)[0] ?? '').trim()
    const placed = WITH_TOWN.exec(line.text.trim())
    if (placed && at > 0 && !isIn(line, title) && isPlaced(line, placed))
      return [{ start: line.start, end: line.start + name.length, name, score: 3.4 }]
    const isBelow = at === 1 && isIn(own[0], title) && NAME_OF_A_SORT.test(name)
    if (!(isBelow || isName(line, name)) || isIn(line, title)) return []
    const isFirst = at === 0 || (at === 1 && isIn(own[0], title))
    return [{ start: line.start, end: line.start + name.length, name, score: isFirst ? 3.1 : 2.5 - at * 0.1 }]
  })
}

function isPlaced({ flat }: Line, [, name = '', town = '']: readonly string[]): boolean {
  return (
    PLACE_FORMS.has(fold(town)) &&
    !beginsAsPost(flat) &&
    !NO_NAME.test(fold(name)) &&
    !SENTENCE.test(fold(name)) &&
    !/\d/.test(name)
  )
}

function isName({ flat }: Line, name: string): boolean {
  const folded = fold(name)
  return (
    name.length > 3 &&
    NAME.test(name) &&
    !/\d{2}/.test(name) &&
    !beginsAsPost(flat) &&
    !NO_NAME.test(folded) &&
    !PLACE_FORMS.has(folded)
  )
}

function isIn(line: Line | undefined, span: Span | undefined): boolean {
  return line !== undefined && span !== undefined && span.start < line.end && span.end > line.start
}
