import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/messages.bhs.ts'
import { messages as en } from '../contract/messages.en.ts'
import { mountOffline } from './offline.routes.ts'

export const offline: Feature = { name: 'offline', catalogues: { bhs, en }, routes: [], mount: mountOffline }
