export { Discussion, MemberDiscussion } from './discussion.tsx'
