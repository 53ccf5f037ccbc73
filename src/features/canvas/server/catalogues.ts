import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'

export const catalogues = { bhs, en }
