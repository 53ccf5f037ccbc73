import type { Content } from './content.ts'
import { plainText } from './plain-text.ts'

/** What keeps an opportunity from being published, by the name of the field. */
export function missingFields(content: Content, now: Date): string[] {
  const { title, body, kind, mode, municipalities, deadline, startsAt, endsAt, externalUrl, contact } =
    content
  const language = plainText(body.bhs).trim() === '' ? 'en' : 'bhs'
  const hasPlace = municipalities.length > 0 || mode === 'remote' || mode === 'abroad' || isEverywhere(kind)
  return [
    ...(title[language].trim().length < 3 ? [`title.${language}`] : []),
    ...(plainText(body[language]).trim().length < MIN_TEXT ? [`body.${language}`] : []),
    ...(hasPlace ? [] : ['municipalities']),
    ...(deadline !== null && Date.parse(deadline) <= now.getTime() ? ['deadline'] : []),
    ...(kind === 'event' && startsAt === null ? ['startsAt'] : []),
    ...(startsAt !== null && endsAt !== null && endsAt < startsAt ? ['endsAt'] : []),
    ...(externalUrl === null && contact.email.trim() === '' ? ['contact.email'] : []),
    ...(content.amountMin !== null && content.amountMax !== null && content.amountMax < content.amountMin
      ? ['amountMax']
      : []),
  ]
}

const MIN_TEXT = 40

/** Kinds whose place may be the whole country. */
function isEverywhere(kind: Content['kind']): boolean {
  return kind === 'scholarship' || kind === 'grant' || kind === 'investment' || kind === 'competition'
}
