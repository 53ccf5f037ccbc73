export { PasskeyButton } from './passkey-button.tsx'
