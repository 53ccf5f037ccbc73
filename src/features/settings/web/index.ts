export { Section } from './frame/section.tsx'
