import type { PictureShape } from '#platform/contract/pictures.ts'
import { handleTasks } from '../workers/handle-tasks.ts'
import { encodePicture } from './encode.ts'

export type EncodeTask = { bytes: Uint8Array; shape: PictureShape }

handleTasks(({ bytes, shape }: EncodeTask) => encodePicture(bytes, shape))
