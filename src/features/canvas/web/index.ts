export { Changes } from './versions/changes.tsx'
