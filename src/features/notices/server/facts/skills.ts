import type { NoticeText, Span } from '../text/notice-text.ts'
import type { Kind } from '#features/opportunities/contract/kinds.ts'

/** Finds skills of the vocabulary in a text. */
export type SkillFinder = (
  text: string,
) => { id: string; bhs: string; en: string; confidence: number; start: number; end: number }[]
export type ReadSkill = { id: string; label: string; span: Span }

/** Lines that state what one must know. */
const WANTED =
  /\b(?:poznavanj\w*|znanj\w*|znas|zna|poznaje\w*|tehnologij\w*|iskustv\w*|vjestin\w*|uslov\w*|uvjet\w*|zahtjev\w*|kvalifikacij\w*|sposobnost\w*|kompetencij\w*|vozack\w*|rad na racunaru|jezik\w*|ocekuj\w*|zadac\w*|opis posla|odgovornost\w*|polozen\w*|polozit\w*|certifikat\w*|obuk\w*|nauc\w*|skills?|knowledge|you know|you have|technolog\w*|stack|experience|requirements?|qualifications?|ability|proficien\w*|fluen\w*|responsibilit\w*|duties|competenc\w*|licen[cs]e|languages?|learn|komunikativn\w*|timski|tims\w*|samostaln\w*|odgovorn\w*|organizacij\w*|prednost|advantage|nudimo posao|poslovi|excel|word|office|programir\w*|voli\w*|kuha\w*|marketing\w*|dizajn\w*)\b/
const LAW =
  /\b(?:zakon\w*|sluzben\w+ novin\w*|glasnik\w*|uvjerenj\w*|izvod|rodn\w+ list|ovjeren\w*|kazneno|krivicn\w*|rang|drzavljanstv\w*|protokol|podnos\w+ prijav\w*|koverti|preporucen\w*|napomen\w*|dokumentacij\w*|zalb\w*|disciplinsk\w*)\b/
const MAX_SKILLS = 15
const LEAST: Readonly<Record<'work' | 'other', number>> = { work: 0.38, other: 0.6 }
const MAX_READ = 9_000

/** Reads required or taught skills; grants and events mention many things that nobody must know. */
export function readSkills(
  notice: NoticeText,
  kind: Kind,
  isEnglish: boolean,
  find: SkillFinder,
): ReadSkill[] {
  const isWork = ['job', 'internship', 'volunteering', 'training'].includes(kind)
  const least = LEAST[isWork ? 'work' : 'other']
  return find(notice.text.slice(0, MAX_READ))
    .filter(({ confidence, start, end }) => {
      if (confidence < least) return false
      const line = lineAt(notice, start)
      if (LAW.test(line) && confidence < 0.75) return false
      return isWork ? confidence >= 0.55 || WANTED.test(line) : WANTED.test(line) && end > start
    })
    .slice(0, MAX_SKILLS)
    .map(({ id, bhs, en, start, end }) => ({
      id,
      label: (isEnglish ? en : bhs) || en || bhs,
      span: { start, end },
    }))
}

/** Returns the line and, within a list, its heading. */
function lineAt({ lines }: NoticeText, start: number): string {
  const at = lines.findIndex((line) => start >= line.start && start <= line.end)
  const line = lines[at]
  if (!line) return ''
  let heading = ''
  for (let above = at - 1; above >= Math.max(0, at - 9); above -= 1) {
    const text = lines[above]?.flat.trim() ?? ''
    if (text.endsWith(':')) {
      heading = text
      break
    }
  }
  const from = Math.max(0, start - line.start - 160)
  return `${heading} ${line.flat.slice(from, from + 320)}`
}
