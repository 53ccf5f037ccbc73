export { Offline } from './offline.tsx'
