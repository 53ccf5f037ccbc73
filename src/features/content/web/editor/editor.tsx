export { Editable } from './editable.tsx'
export { EditorHost } from './editor-host.tsx'
