import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import { mountDevMail } from './devmail.routes.ts'

export const devmail: Feature = { name: 'devmail', catalogues: { bhs, en }, routes: [], mount: mountDevMail }
