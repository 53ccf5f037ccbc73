import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { getTeamTest } from '../contract/results.endpoints.ts'
import { scoreAnswers } from '../contract/scoring.ts'
import { useTestDraft } from './test/draft.ts'
import { Intro } from './test/intro.tsx'
import { Questionnaire } from './test/questionnaire.tsx'
import { TeamList } from './teams/team-list.tsx'
import { useText } from './use-text.ts'

const ResultPage = lazyPart(async () => (await import('./result/result-page.tsx')).ResultPage)

/** The introduction, the test or its result; the test works on the device alone. */
export function TestPage() {
  const t = useText()
  const query = useEndpoint(getTeamTest, { refetchOnMount: 'always' })
  const test = useTestDraft()
  const [isTaking, setTaking] = useState(false)
  const [hasAnswered, setAnswered] = useState(false)
  const { draft, failed } = test
  function start() {
    if (!draft) test.begin()
    setTaking(true)
    setAnswered(true)
    window.scrollTo({ top: 0 })
    ResultPage.preload()
  }
  if (isTaking && draft && !draft.isWhole)
    return <Questionnaire test={test} draft={draft} onClose={() => setTaking(false)} />
  const storedResults = query.data?.results ?? []
  const waiting =
    draft?.isWhole && !storedResults.some(({ id }) => id === draft.id)
      ? [{ id: draft.id, takenAt: undefined, scores: scoreAnswers(draft.answers) }]
      : []
  const results = [...waiting, ...storedResults]
  if (results.length > 0)
    return (
      <>
        {failed !== undefined && (
          <Note tone="harm" live className="mb-4">
            <p>{errorText(failed, t('result.waits'))}</p>
            <Button small className="mt-2" onClick={test.reopen}>
              {t('intro.goOn')}
            </Button>
          </Note>
        )}
        <ResultPage
          results={results}
          kept={query.data}
          isBegun={draft !== undefined && !draft.isWhole}
          hasAnswered={hasAnswered}
          onAgain={start}
        />
      </>
    )
  if (query.data || query.isError || query.fetchStatus === 'paused')
    return (
      <>
        <Intro isBegun={draft !== undefined} hasAnswered={hasAnswered} onStart={start} />
        {query.data && query.data.teams.length > 0 && <TeamList teams={query.data.teams} />}
      </>
    )
  return <Waiting />
}
