export const PUSH_TASK = 'notifications.push'
