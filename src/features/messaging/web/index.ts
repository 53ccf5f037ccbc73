export { BeginButton } from './begin-button.tsx'
