import { keepPreviousData } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { FormQuestion } from '#features/opportunities/contract/form-questions.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { listFacets } from '../../contract/deciding.endpoints.ts'
import { useHiringText } from '../hiring/use-hiring-text.ts'
import { listOf } from './list-of.ts'
import { conditionsOf } from './use-applicants.ts'
import type { Desk } from './use-desk.ts'

/** Narrows the list by answers, place and skills; each choice says how many it would leave. */
export function FacetFilters({ desk, questions }: { desk: Desk; questions: readonly FormQuestion[] }) {
  const t = useHiringText()
  const locale = useLocale()
  const { id = '' } = useParams()
  const { data } = useEndpoint(listFacets, {
    params: { id },
    query: conditionsOf(desk.conditions),
    placeholderData: keepPreviousData,
  })
  const skills = listOf(desk.skills)
  const places = data?.places ?? []
  const withCount = (text: string, count: number | undefined) =>
    data ? t('facets.option', { text, count: String(count ?? 0) }) : text
  const countOf = (question: string, answer: string) =>
    data?.answers.find((one) => one.question === question && one.answer === answer)?.count
  return (
    <>
      {questions.map(({ id: question, label, type, choices }) => (
        <Select
          key={question}
          name={`answer.${question}`}
          label={readText(label, locale).text}
          value={answerOf(desk.answers, question)}
          empty={t('anyAnswer')}
          options={(type === 'yes-no'
            ? [
                { value: 'yes', text: t('one.yes') },
                { value: 'no', text: t('one.no') },
              ]
            : choices.map((choice, place) => ({ value: String(place), text: readText(choice, locale).text }))
          ).map(({ value, text }) => ({ value, text: withCount(text, countOf(question, value)) }))}
          onChange={({ target }) => desk.ask('answers', withAnswer(desk.answers, question, target.value))}
          className="min-w-44"
        />
      ))}
      {(places.length > 1 || desk.place !== '') && (
        <Select
          name="place"
          label={t('facets.place')}
          value={desk.place}
          empty={t('facets.anyPlace')}
          options={[
            ...places.map(({ key, name, count }) => ({ value: key, text: withCount(name, count) })),
            // A place that nobody is left of stays in view, so that it can be let go of.
            ...(desk.place && !places.some(({ key }) => key === desk.place)
              ? [{ value: desk.place, text: withCount(desk.place, 0) }]
              : []),
          ]}
          onChange={({ target }) => desk.ask('place', target.value)}
          className="min-w-44"
        />
      )}
      {data && data.skills.length > 0 && (
        <fieldset className="min-w-0 basis-full">
          <legend className="mb-1.5 text-sm font-ui">{t('facets.skills')}</legend>
          <div className="flex flex-wrap gap-2">
            {data.skills.map(({ id: skill, name, count }) => {
              const isChosen = skills.includes(skill)
              return (
                <Pick
                  key={skill}
                  pressed={isChosen}
                  disabled={!isChosen && count === 0}
                  className="disabled:opacity-60"
                  onClick={() =>
                    desk.ask(
                      'skills',
                      (isChosen ? skills.filter((one) => one !== skill) : [...skills, skill]).join(','),
                    )
                  }
                >
                  {readText(name, locale).text}
                  <span className="tabular-nums text-ink-3">{count}</span>
                </Pick>
              )
            })}
          </div>
        </fieldset>
      )}
    </>
  )
}

function answerOf(answers: string, question: string): string {
  return (
    listOf(answers)
      .find((pair) => pair.startsWith(`${question}:`))
      ?.slice(question.length + 1) ?? ''
  )
}

function withAnswer(answers: string, question: string, answer: string): string {
  const others = listOf(answers).filter((pair) => !pair.startsWith(`${question}:`))
  return [...others, ...(answer === '' ? [] : [`${question}:${answer}`])].join(',')
}
