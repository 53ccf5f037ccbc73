import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { createEditStore, type EditStore } from './edit-store.ts'
import { EditingContext, EditorFailureContext, type EditableProps } from './editing-context.ts'
import { useEditMode } from './use-edit-mode.ts'

type Editor = { Editable: ComponentType<EditableProps>; EditorHost: ComponentType<{ store: EditStore }> }

/** Makes the blocks below editable for an admin in edit mode; the editor is loaded only then. */
export function EditModeProvider({ children }: { children: ReactNode }) {
  const { active } = useEditMode()
  const [store] = useState(createEditStore)
  const { editor, failure } = useEditor(active)
  const editing = useMemo(
    () => (active && editor ? { store, Editable: editor.Editable } : undefined),
    [active, editor, store],
  )
  return (
    <EditorFailureContext value={failure}>
      <EditingContext value={editing}>
        {children}
        {editing && editor && (
          <Suspense fallback={null}>
            <editor.EditorHost store={store} />
          </Suspense>
        )}
      </EditingContext>
    </EditorFailureContext>
  )
}

function useEditor(isOn: boolean) {
  const [editor, setEditor] = useState<Editor>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('./editor/editor.tsx').then(setEditor, () => setFailed(true))
  }, [])
  useEffect(() => {
    if (isOn) load()
  }, [isOn, load])
  const failure = useMemo(() => (failed ? { retry: load } : undefined), [failed, load])
  return { editor, failure }
}
