import { Fragment, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { EditedParts } from './edited-parts.ts'
import type { EditorParts } from './editor-parts.ts'

/** Draws each part into its place in the editor. */
export function PartPortals({ parts, render }: { parts: EditedParts; render: EditorParts['render'] }) {
  const all = useSyncExternalStore(parts.subscribe, parts.all, parts.all)
  return all.map((part) => (
    <Fragment key={part.key}>{createPortal(<Suspense>{render(part)}</Suspense>, part.place)}</Fragment>
  ))
}
