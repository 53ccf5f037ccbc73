import { handleTasks } from '#platform/server/workers/handle-tasks.ts'
import { voiceOf } from '../../contract/voice/recording.ts'

handleTasks((bytes: Uint8Array) => voiceOf(bytes))
