import { call } from '#platform/web/api/api.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { saveCall, type CallInput } from '../../contract/call-editing.endpoints.ts'
import { useEditedCall, useEditedCallStore } from './use-edited-call.ts'

/** Edits a call, which saves itself. */
export function useCallEditing() {
  const store = useEditedCallStore()
  const { id, content, rulesOff, version } = useEditedCall()
  return useAutosave<CallInput>({
    name: `call.${id}`,
    saved: { value: { content, rulesOff }, version },
    async send(value, ifMatch) {
      const answer = await call(saveCall, { params: { id }, body: value, autosave: true, ifMatch })
      store.change((now) => ({ ...now, ...answer, ...value }))
      return answer.version
    },
    reload: store.reload,
  })
}

export type CallEditing = ReturnType<typeof useCallEditing>
