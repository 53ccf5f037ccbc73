export { ConsoleFrame } from './frame/console-frame.tsx'
export { ListFoot } from './list-foot.tsx'
export { LookBar } from './look/look-bar.tsx'
