import type { FieldErrors } from '#platform/web/forms/use-form.ts'
import { type DetailName, wrongDetails } from '../../contract/wrong-details.ts'
import { useText } from '../use-text.ts'
import { readDetails } from './read-details.ts'

/** Returns the labels of the fields, and the errors in their values. */
export function useDetailFaults() {
  const t = useText()
  const labels: Record<DetailName, string> = {
    name: t('fields.name'),
    kind: t('fields.kind'),
    municipality: t('fields.municipality'),
    website: t('fields.website'),
    'about.bhs': t('fields.about.bhs'),
    'about.en': t('fields.about.en'),
    replyDays: t('fields.replyDays'),
    address: t('fields.address'),
    email: t('fields.email'),
    phone: t('fields.phone'),
    registerNumber: t('fields.register'),
  }
  const faults: Partial<Record<string, string>> = {
    name: t('fields.errors.name'),
    kind: t('fields.errors.kind'),
    website: t('fields.errors.website'),
    email: t('fields.errors.email'),
    phone: t('fields.errors.phone'),
    registerNumber: t('fields.errors.register'),
    replyDays: t('fields.errors.replyDays'),
  }
  function validate(data: FormData): FieldErrors<DetailName> {
    const wrong = wrongDetails(readDetails(data))
    return Object.fromEntries(wrong.map((name) => [name, faults[name] ?? t('fields.errors.long')]))
  }
  return { labels, validate }
}
