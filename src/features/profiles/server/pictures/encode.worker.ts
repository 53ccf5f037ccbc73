import { parentPort } from 'node:worker_threads'
import type { PictureKind } from '../../contract/pictures.ts'
import { encodePicture } from './encode.ts'

type Order = { bytes: Uint8Array; kind: PictureKind }

// A file that breaks the decoder takes this thread with it, not the product.
parentPort?.on('message', async ({ bytes, kind }: Order) => {
  parentPort?.postMessage(await encodePicture(bytes, kind))
})
