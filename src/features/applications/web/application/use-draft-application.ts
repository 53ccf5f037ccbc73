import { call } from '#platform/web/api/api.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { type Answers, toAnswerList, toAnswers } from '../../contract/answers.ts'
import { type OwnApplication, saveApplication } from '../../contract/application.endpoints.ts'

export type ApplicationInput = Pick<OwnApplication, 'language' | 'letter' | 'cv'> & { answers: Answers }

/**
 * Updates the application as last saved; takes a function, because a file may still be uploading while the letter is saved.
 */
export type ChangeApplication = (next: (now: OwnApplication) => OwnApplication) => void

export type DraftProps = {
  application: OwnApplication
  change: ChangeApplication
  reload: () => Promise<void>
}

/** Edits a draft application, which saves itself. */
export function useDraftApplication({ application, change, reload }: DraftProps) {
  const { id, language, letter, answers, cv, version } = application
  return useAutosave<ApplicationInput>({
    name: `application.${id}`,
    saved: { value: { language, letter, answers: toAnswers(answers), cv }, version },
    async send({ answers: answerTexts, ...rest }, ifMatch) {
      const body = { ...rest, answers: toAnswerList(answerTexts) }
      const saved = await call(saveApplication, { params: { id }, body, autosave: true, ifMatch })
      change((now) => ({ ...now, ...body, version: saved.version }))
      return saved.version
    },
    reload,
  })
}
