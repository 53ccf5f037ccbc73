export { startPageSpeed } from './page-speed.ts'
