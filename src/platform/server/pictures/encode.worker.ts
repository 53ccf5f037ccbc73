import type { PictureShape } from '#platform/contract/pictures.ts'
import { handleTasks } from '../workers/handle-tasks.ts'
import { encodePicture, type PicturePart } from './encode.ts'

export type EncodeTask = { bytes: Uint8Array; shape: PictureShape; part?: PicturePart }

handleTasks(({ bytes, shape, part }: EncodeTask) => encodePicture(bytes, shape, part))
