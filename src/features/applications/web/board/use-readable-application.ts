import { readText } from '#platform/contract/bilingual.ts'
import type { Readable } from '#platform/contract/readable.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Listed } from '../../contract/application.endpoints.ts'
import { isOver } from '../../contract/statuses.ts'
import { useText } from '../use-text.ts'
import { useApplicationFacts } from './use-application-facts.ts'

/** Returns an application for reading offline; an external one has no page of its own, so its text is the note. */
export function useReadableApplication(): (application: Listed) => Readable {
  const t = useText()
  const locale = useLocale()
  const factsOf = useApplicationFacts()
  return (application) => {
    const { id, status, opportunity, external } = application
    const isUnderWay = status !== 'draft' && !isOver(status)
    const facts = [
      external ? external.organisation : (opportunity?.organisation.name ?? ''),
      isUnderWay ? t(`statuses.${status}`) : '',
      ...factsOf(application).map(({ text }) => text),
    ]
    return {
      path: `/applications/${id}`,
      title: external?.title ?? (opportunity ? readText(opportunity.title, locale).text : ''),
      facts: facts.filter((fact) => fact !== ''),
      text: external?.note ? [external.note] : [],
    }
  }
}
