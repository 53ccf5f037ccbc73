export { ConsoleFrame } from './frame/console-frame.tsx'
export { ImpersonationBar } from './impersonation/impersonation-bar.tsx'
