export { Discussion, MemberDiscussion } from './discussion.tsx'
export { SayForm } from './threads/say-form.tsx'
export { ThreadList } from './threads/thread-list.tsx'
export { type Threads, useThreads } from './threads/use-threads.ts'
