import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { CvSheet } from '#features/cv/web/index.ts'
import { BeginButton } from '#features/messaging/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { fillPath } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { toAnswers } from '../../contract/answers.ts'
import { getFile } from '../../contract/application.endpoints.ts'
import { type Reviewed, getApplicationForReview } from '../../contract/hiring.endpoints.ts'
import { HiringInterview } from '../interviews/hiring-interview.tsx'
import { StatusChip } from './applicant-list.tsx'
import { Judgement } from './judgement.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { useHiringText } from '../hiring/use-hiring-text.ts'

type Props = { query: ReviewQuery; onChanged: () => void }

/** Loads one application as the organisation reads it. */
export function useReviewed(id: string) {
  return useEndpoint(getApplicationForReview, { params: { id }, refetchOnMount: 'always' })
}
type ReviewQuery = ReturnType<typeof useReviewed>

/** Shows an application: its content, and the scores and notes. */
export function ApplicationView({ query, onChanged }: Props) {
  const { data } = query
  function changed() {
    void query.refetch()
    onChanged()
  }
  return (
    <>
      <QueryState query={query} />
      {data && (
        <div className="grid grid-cols-1 gap-6">
          <div className="flex flex-wrap items-center gap-3 text-sm">
            <StatusChip status={data.status} />
            {data.sentAt && <DateText at={data.sentAt} show="both" />}
          </div>
          <Content data={data} />
          {data.status !== 'withdrawn' && <HiringInterview data={data} onChanged={changed} />}
          {data.status !== 'withdrawn' && <Judgement key={data.id} data={data} onChanged={changed} />}
        </div>
      )}
    </>
  )
}

function Content({ data }: { data: Reviewed }) {
  const t = useHiringText()
  const { status, contact, letter, cv, files, hiddenFiles } = data
  if (status === 'withdrawn') return <Note>{t('one.withdrawn')}</Note>
  return (
    <>
      {contact && (
        <section>
          <h3 className="mb-1 text-sm">{t('one.contact')}</h3>
          <p>
            <a className="link" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
            {contact.phone && (
              <>
                {'\u00a0· '}
                {contact.phone}
              </>
            )}
          </p>
          <div className="mt-2">
            <Suspense>
              <BeginButton
                person={{ id: contact.account, name: data.name ?? '' }}
                about={{ kind: 'application', id: data.id }}
              />
            </Suspense>
          </div>
        </section>
      )}
      <section>
        <h3 className="mb-1 text-sm">{t('one.letter')}</h3>
        <p className="max-w-measure whitespace-pre-line">{letter || t('one.noLetter')}</p>
      </section>
      <Answers data={data} />
      {(files.length > 0 || hiddenFiles > 0) && (
        <section>
          <h3 className="mb-1 text-sm">{t('one.files')}</h3>
          {hiddenFiles > 0 && <p className="text-sm text-ink-2">{t('one.hidden', { count: hiddenFiles })}</p>}
          <ul>
            {files.map(({ id, name }) => (
              <li key={id}>
                <Button
                  small
                  look="quiet"
                  icon={<Download />}
                  onClick={() => void fetchFile(data.id, id, name)}
                >
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {cv && (
        <section>
          <h3 className="mb-2 text-sm">{t('one.cv')}</h3>
          {cv.sections.length === 0 ? (
            <p className="text-ink-2">{t('one.emptyCv')}</p>
          ) : (
            <div className="overflow-hidden rounded-surface border border-line bg-white">
              <CvSheet document={cv} />
            </div>
          )}
        </section>
      )}
    </>
  )

  async function fetchFile(id: string, file: string, name: string) {
    try {
      const answer = await request(fillPath(getFile.path, { id, file }), { method: 'GET' })
      saveFile({ content: await answer.blob(), name })
    } catch (error) {
      toast({ title: errorText(error, t('general')), variant: 'destructive' })
    }
  }
}

function Answers({ data: { questions, answers: list } }: { data: Reviewed }) {
  const t = useHiringText()
  const locale = useLocale()
  const answers = toAnswers(list)
  const answeredQuestions = questions.filter(({ id }) => answers[id])
  if (answeredQuestions.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-sm">{t('one.answers')}</h3>
      {answeredQuestions.map(({ id, label, type, choices }) => {
        const answer = answers[id] ?? ''
        const choice = choices[Number(answer)]
        const yesNo = answer === 'yes' ? t('one.yes') : t('one.no')
        const choiceText = choice ? readText(choice, locale).text : answer
        return (
          <div key={id}>
            <p className="text-sm text-ink-2">{readText(label, locale).text}</p>
            <p className="whitespace-pre-line">
              {type === 'yes-no' ? yesNo : type === 'choice' ? choiceText : answer}
            </p>
          </div>
        )
      })}
    </section>
  )
}
