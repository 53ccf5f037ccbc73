/** The candidates of the bench: learning, and the simple way to find skills. */
export { learn } from '../train/learn.ts'
export { StringMatch } from './baselines.ts'
