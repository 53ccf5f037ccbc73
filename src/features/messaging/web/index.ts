export { BeginButton, TeamConversationButton } from './begin-button.tsx'
