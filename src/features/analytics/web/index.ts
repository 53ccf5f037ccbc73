export { GoalProposals } from './start/goal-proposals.tsx'
export { ThreeSentences } from './start/three-sentences.tsx'
