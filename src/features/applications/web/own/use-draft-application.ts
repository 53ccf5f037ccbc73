import { call } from '#platform/web/api/api.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { type OwnApplication, saveApplication } from '../../contract/application.endpoints.ts'

export type Written = Pick<OwnApplication, 'language' | 'letter' | 'answers' | 'cv'>

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
    saved: { value: { language, letter, answers, cv }, version },
    async send(body, ifMatch) {
      const saved = await call(saveApplication, { params: { id }, body, autosave: true, ifMatch })
      return saved.version
    },
    onSaved: (saved) => put({ ...application, ...saved.value, version: saved.version }),
    reload,
  })
}

export type Writing = ReturnType<typeof useDraftApplication>
