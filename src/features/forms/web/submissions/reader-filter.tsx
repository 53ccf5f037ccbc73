import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { listReaders } from '../../contract/submissions.endpoints.ts'
import { useAnswersText } from '../use-answers-text.ts'
import { useDoor } from '../use-door.ts'
import type { SubmissionFilter } from './use-submission-filter.ts'

/** Narrows the list to the submissions that one person reads. */
export function ReaderFilter({ form, filter }: { form: string; filter: SubmissionFilter }) {
  const t = useAnswersText()
  const { at } = useDoor()
  const readers = useEndpoint(at(listReaders), { params: { id: form } }).data?.readers ?? []
  const isKnown = readers.some(({ id }) => id === filter.reader)
  return (
    <Select
      name="reader"
      label={t('readerDialog.reader')}
      empty={t('anybody')}
      value={isKnown ? filter.reader : ''}
      options={readers.map(({ id: value, name }) => ({ value, text: name }))}
      onChange={({ target }) => filter.ask('reader', target.value)}
      className="max-w-full min-w-44"
    />
  )
}
