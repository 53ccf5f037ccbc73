import { call } from '#platform/web/api/api.ts'
import { useAutosave } from '#platform/web/forms/use-autosave.ts'
import { saveSection } from '../../contract/profile.endpoints.ts'
import type { Content, SectionName } from '../../contract/sections.ts'
import { sendable } from './sendable.ts'
import { type SavedSection, useOwn, useOwnStore } from './use-own.ts'

/** Edits a section, which saves automatically. */
export function useSection<S extends SectionName>(name: S) {
  const store = useOwnStore()
  const saved = useOwn().sections[name] as SavedSection<S>
  const autosave = useAutosave<Content<S>>({
    name: `profile.${name}`,
    saved: { value: saved.content, version: saved.version },
    async send(content, ifMatch) {
      const answer = await put(name, sendable(name, content), ifMatch)
      store.changeSection(name, answer)
      return answer.version
    },
    reload: store.reload,
    isUnfinished: (content) => sendable(name, content) !== content,
  })
  return { ...autosave, saved }
}

export type SectionEditing<S extends SectionName> = ReturnType<typeof useSection<S>>

function put<S extends SectionName>(name: S, body: Content<S>, ifMatch: string): Promise<SavedSection<S>> {
  // The section's name ties its endpoint to its content.
  const send = call as (endpoint: (typeof saveSection)[SectionName], input: object) => Promise<unknown>
  return send(saveSection[name], { body, autosave: true, ifMatch }) as Promise<SavedSection<S>>
}
