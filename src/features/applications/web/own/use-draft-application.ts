import { call } from '#platform/web/api/api.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { type Answers, toAnswerList, toAnswers } from '../../contract/answers.ts'
import { type OwnApplication, saveApplication } from '../../contract/application.endpoints.ts'

export type Written = Pick<OwnApplication, 'language' | 'letter' | 'cv'> & { answers: Answers }

export type DraftProps = {
  application: OwnApplication
  put: (application: OwnApplication) => void
  reload: () => Promise<void>
}

/** What is being written in an application; it saves itself. */
export function useDraftApplication({ application, put, reload }: DraftProps) {
  const { id, language, letter, answers, cv, version } = application
  return useAutosave<Written>({
    name: `application.${id}`,
    saved: { value: { language, letter, answers: toAnswers(answers), cv }, version },
    async send({ answers: written, ...rest }, ifMatch) {
      const body = { ...rest, answers: toAnswerList(written) }
      const saved = await call(saveApplication, { params: { id }, body, autosave: true, ifMatch })
      put({ ...application, ...body, version: saved.version })
      return saved.version
    },
    reload,
  })
}

export type Writing = ReturnType<typeof useDraftApplication>
