export { Discussion } from './discussion.tsx'
