import { parentPort } from 'node:worker_threads'
import { drawPicture, type PictureContent } from './draw-picture.ts'

// Laying out text keeps a thread busy for a tenth of a second and more; requests must not wait for it.
parentPort?.on('message', async ({ id, content }: { id: number; content: PictureContent }) => {
  try {
    parentPort?.postMessage({ id, png: await drawPicture(content) })
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) })
  }
})
