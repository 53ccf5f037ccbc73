export { ConsoleFrame } from './frame/console-frame.tsx'
export { SettingsFrame } from './settings/settings-frame.tsx'
export { ImpersonationBar } from './impersonation/impersonation-bar.tsx'
