import { LOCALES } from '#platform/contract/locale.ts'
import { figuresIn } from '#platform/contract/rich-text/figures.ts'
import type { Content } from './content.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'

/** Lists the fields that keep an opportunity from being published. */
export function missingFields(content: Content, now: Date): string[] {
  const { title, body, kind, mode, municipalities, deadline, startsAt, endsAt, externalUrl, contact } =
    content
  const isEnglish = plainText(body.bhs).trim() === '' && plainText(body.en).trim() !== ''
  const language = isEnglish ? 'en' : 'bhs'
  const email = contact.email.trim()
  const hasPlace = municipalities.length > 0 || mode === 'remote' || mode === 'abroad' || isEverywhere(kind)
  return [
    ...(title[language].trim().length < 3 ? [`title.${language}`] : []),
    ...(plainText(body[language]).trim().length < MIN_TEXT ? [`body.${language}`] : []),
    ...LOCALES.filter((one) => figuresIn(body[one]).some(({ alt }) => alt.trim() === '')).map(
      (one) => `pictures.${one}`,
    ),
    ...(hasPlace ? [] : ['municipalities']),
    ...(deadline !== null && Date.parse(deadline) <= now.getTime() ? ['deadline'] : []),
    ...(kind === 'event' && startsAt === null ? ['startsAt'] : []),
    ...(startsAt !== null && endsAt !== null && endsAt < startsAt ? ['endsAt'] : []),
    ...((email === '' ? externalUrl === null : !EMAIL.test(email)) ? ['contact.email'] : []),
    ...(content.amountMin !== null && content.amountMax !== null && content.amountMax < content.amountMin
      ? ['amountMax']
      : []),
    ...content.questions.filter(isUnasked).map(({ id }) => `question.${id}.bhs`),
    ...content.questions.filter(leavesNoChoice).map(({ id }) => `choices.${id}.bhs`),
  ]
}

const MIN_TEXT = 40
const EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/

/** A question without a label cannot be answered. */
function isUnasked({ label }: Content['questions'][number]): boolean {
  return label.bhs.trim() === '' && label.en.trim() === ''
}

function leavesNoChoice({ type, choices }: Content['questions'][number]): boolean {
  return type === 'choice' && choices.filter(({ bhs, en }) => `${bhs}${en}`.trim() !== '').length < 2
}

/** Kinds whose place may be the whole country. */
function isEverywhere(kind: Content['kind']): boolean {
  return kind === 'scholarship' || kind === 'grant' || kind === 'investment' || kind === 'competition'
}

/** Returns the fields of a rejection that are still missing. */
export function stillMissing(refused: Record<string, string>, content: Content): Record<string, string> {
  const names = Object.keys(refused)
  if (names.length === 0) return refused
  const open = new Set(missingFields(content, new Date()))
  return Object.fromEntries(names.filter((name) => open.has(name)).map((name) => [name, refused[name] ?? '']))
}
