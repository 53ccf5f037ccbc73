export { BlockDialog } from './relation/lazy-block-dialog.ts'
export { PeopleFrame } from './frame/people-frame.tsx'
