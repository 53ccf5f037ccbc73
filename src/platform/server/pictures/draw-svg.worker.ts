import sharp from 'sharp'
import { handleTasks } from '../workers/handle-tasks.ts'

export type Drawing = { svg: string; format: 'png' | 'webp' }

handleTasks(({ svg, format }: Drawing) => sharp(Buffer.from(svg))[format]().toBuffer())
