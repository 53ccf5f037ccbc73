export { ConsoleFrame } from './frame/console-frame.tsx'
export { LookBar } from './look/look-bar.tsx'
